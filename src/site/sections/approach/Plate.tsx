import { type Drawing, map } from '../../../art/drawings'
import { Ornament } from '../../../ui/Ornament'
import type { LinkComponent } from '../../../ui/reading/types'
import { plateText } from './content'

/** A tool as the plate shows it; a `Tool` with a medallion fits as it is. */
export interface ToolLink {
  path: string
  name: string
  medallion: Drawing
}

/** Hairlines from the corners towards the centre, between the radii 242 and 300 of a plate of ±300. */
const rays = 'M171 -171L212 -212M171 171L212 212M-171 171L-212 212M-171 -171L-212 -212'

/** The map with a tool at each of its four corners; any other number in a row below it. */
export function Plate({ toolLinks, link: Link }: { toolLinks: readonly ToolLink[]; link: LinkComponent }) {
  const corners = toolLinks.length === 4
  const layout = corners ? 'corners' : 'listed'
  return (
    <div className={`approach__plate approach__plate--${layout}`} data-field="tools">
      <div className="approach__map">
        <div data-draw>
          <Ornament drawing={map} />
        </div>
        <p className="approach__core" data-reveal>
          {plateText(toolLinks.length)}
        </p>
      </div>
      {corners && (
        <svg className="ornament approach__rays" viewBox="-300 -300 600 600" aria-hidden="true" data-draw>
          <path d={rays} />
        </svg>
      )}
      <ul className="approach__gates">
        {toolLinks.map(({ path, name, medallion }) => (
          <li className="approach__gate" key={path} data-reveal>
            <Link to={path}>
              <Ornament drawing={medallion} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
