import type { ReactNode } from 'react'
import { mandala } from '../../art/drawings'
import { Ornament } from '../Ornament'

interface Props {
  title: string
  /** The whole page in one sentence. */
  lead: string
  /** A drawn sign above the title. */
  sign?: ReactNode
}

/** Opening of a page of plain text, with half a mandala standing on its rule. */
export function PlainOpening({ title, lead, sign }: Props) {
  return (
    <header className="rd__opening grid12">
      <Ornament drawing={mandala} className="rd__rising" />
      {sign}
      <h1 className="d2" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}
