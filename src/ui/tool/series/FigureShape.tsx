import type { Figure } from './making'

interface Props<Id extends string> {
  figure: Figure<Id>
  again: readonly Id[]
}

/** What is chosen stands beside it in words. */
export const FigureShape = <Id extends string>({ figure, again }: Props<Id>) => (
  <svg className="series__figure" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
    <circle className="series__circle" r="1" />
    {figure.lines.map(([x1, y1, x2, y2]) => (
      <line key={[x1, y1, x2, y2].join()} x1={x1} y1={y1} x2={x2} y2={y2} />
    ))}
    {figure.points.map(({ id, x, y }) => (
      <g key={id} transform={`translate(${x} ${y})`} data-again={again.includes(id) || undefined}>
        <circle className="series__halo" r=".16" />
        <path d="M0-.12.02-.02.12 0 .02.02 0 .12-.02.02-.12 0-.02-.02Z" />
      </g>
    ))}
  </svg>
)
