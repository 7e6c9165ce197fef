import { map } from '../art/drawings'
import type { Tool } from '../core/tool'
import { Ornament } from '../ui/Ornament'
import { ContactLink, SiteLink } from '../ui/SiteLink'
import { focusTarget, headingsIn, MoreLink, type SectionProps } from './place'

/** Labels; what the section says stands in `practice/derivedCopy.ts`. */
const texts = { contact: 'Vamos conversar?', more: 'Mais sobre a abordagem' }

const counts = ['Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'] as const

/** Words in the middle of the map, which the tools stand around: two at least. */
const mapText = (tools: number): string => `${counts[tools - 2] ?? tools} ferramentas de reflexão`

/** A tool as the map shows it. */
type ToolLink = Pick<Tool, 'path' | 'name' | 'medallion'>

interface ApproachProps extends SectionProps {
  tools: readonly ToolLink[]
}

export function ApproachSection({ practice, place, tools }: ApproachProps) {
  const { Heading } = headingsIn(place)
  return (
    <div className="section approach">
      <div className="approach__text">
        <Heading className="d2" {...focusTarget(place)} data-reveal>
          {practice.derivedCopy.approach}
        </Heading>
        <div className="approach__paragraphs">
          {practice.derivedCopy.approachText.map((paragraph) => (
            <p className="read" key={paragraph} data-reveal>
              {paragraph}
            </p>
          ))}
        </div>
        <div className="acts" data-reveal>
          <ContactLink isLanding={place !== 'opening'}>{texts.contact}</ContactLink>
          <MoreLink section="approach" practice={practice} place={place}>
            {texts.more}
          </MoreLink>
        </div>
      </div>
      <ToolMap tools={tools} />
    </div>
  )
}

/** The map with a tool at each of its four corners; any other number in a row below it. */
function ToolMap({ tools }: { tools: readonly ToolLink[] }) {
  const layout = tools.length === 4 ? 'corners' : 'listed'
  return (
    <div
      className={`approach__tool-map approach__tool-map--${layout}`}
      {...(import.meta.env.DEV && { 'data-field': 'tools' })}
    >
      <div className="approach__map">
        <div data-draw>
          <Ornament drawing={map} />
        </div>
        <p className="approach__core screen-only" data-reveal>
          {mapText(tools.length)}
        </p>
      </div>
      <ul className="approach__gates screen-only">
        {tools.map(({ path, name, medallion }) => (
          <li className="approach__gate" key={path} data-reveal>
            <SiteLink to={path}>
              <Ornament drawing={medallion} />
              <span>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
