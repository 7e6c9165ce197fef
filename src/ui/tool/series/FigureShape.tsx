import type { ReactNode } from 'react'
import type { Figure } from './options'

interface Props<Id extends string> {
  figure: Figure<Id>
  again: readonly Id[]
  mark?: ((id: Id) => ReactNode) | undefined
}

/** What is chosen stands beside it in words. */
export const FigureShape = <Id extends string>({ figure, again, mark }: Props<Id>) => (
  <svg className="series__figure" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
    <circle className="series__circle" r="1" />
    {figure.lines.map(([x1, y1, x2, y2]) => (
      <line key={[x1, y1, x2, y2].join()} x1={x1} y1={y1} x2={x2} y2={y2} />
    ))}
    {figure.points.map(({ id, x, y }) => (
      <g key={id} transform={`translate(${x} ${y})`} data-again={again.includes(id) || undefined}>
        <circle className="series__halo" r={mark ? 0.26 : 0.16} />
        {mark ? (
          <g className="series__mark" transform="scale(.016)">
            {mark(id)}
          </g>
        ) : (
          <path className="series__star" d="M0-.12.02-.02.12 0 .02.02 0 .12-.02.02-.12 0-.02-.02Z" />
        )}
      </g>
    ))}
  </svg>
)
