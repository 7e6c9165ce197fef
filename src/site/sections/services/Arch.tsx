import { type Drawing, meetings } from '../../../art/drawings'
import type { Service, ServiceFormat } from '../../../core/practice'
import { Ornament } from '../../../ui/Ornament'
import { servicesContent } from './content'

/** Two circles: together, apart, or both. */
const glyphs: Record<ServiceFormat, Drawing> = {
  'Presencial ou Online': meetings.both,
  Presencial: meetings.inPerson,
  Videochamada: meetings.video,
}

interface ArchProps {
  service: Service
  sessionLength: string
  /** In a list instead of an arcade. */
  isRow: boolean
  heading: 'h2' | 'h3'
}

export function Arch({ service, sessionLength, isRow, heading: Heading }: ArchProps) {
  return (
    <article className={isRow ? 'services__row' : 'services__arch'} data-reveal data-rise>
      <div className="services__glyph">
        <Ornament drawing={glyphs[service.format]} />
      </div>
      <Heading className="d3">{service.title}</Heading>
      <p className="services__description">{service.description}</p>
      <ul className="services__facts small">
        <li>{servicesContent.duration(sessionLength)}</li>
        <li>{service.format}</li>
      </ul>
    </article>
  )
}
