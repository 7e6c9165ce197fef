import { memo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Turned, useNearest } from '../../ui/tool'
import { Drawing } from './Drawing'
import { angleOf, movedTo, ringOf } from './geometry'
import { Band, Medallion, Scaffold, Self, Web } from './parts'
import { selectStory } from './selectors'
import type { SymbolId } from './slice'

/** The mandala beside its reading: the symbol that is read of comes to the top and stands out. */
export const Companion = memo(function Companion({ chosen }: { chosen: readonly SymbolId[] }) {
  const story = useSelector(selectStory)
  return (
    <Drawing count={chosen.length} role="presentation" data-reading={story ?? undefined}>
      <StaticDrawing chosen={chosen} story={story} />
    </Drawing>
  )
})

interface StaticDrawingProps {
  chosen: readonly SymbolId[]
  story?: SymbolId | null
}

/** The mandala at rest; a symbol that is read of comes to the top. */
export function StaticDrawing({ chosen, story = null }: StaticDrawingProps) {
  const count = chosen.length
  const turn = useNearest(story ? -angleOf(chosen.indexOf(story), count) : 0)
  return (
    <>
      <Scaffold count={count} />
      <Turned by={turn}>
        <Web count={count} />
        {chosen.map((symbol, position) => (
          <Piece key={symbol} className="mandala__band" symbol={symbol} story={story} ring={ringOf(position)}>
            <Band symbol={symbol} position={position} isAlone={count === 1} />
          </Piece>
        ))}
        {chosen.map((symbol, position) => (
          <Piece key={symbol} className="mandala__node" symbol={symbol} story={story} ring={ringOf(position)}>
            <g transform={movedTo(angleOf(position, count))}>
              <Turned by={-turn}>
                <Medallion symbol={symbol} />
              </Turned>
            </g>
          </Piece>
        ))}
      </Turned>
      <Self />
    </>
  )
}

interface PieceProps {
  className: string
  symbol: SymbolId
  story: SymbolId | null
  /** How many bands lie further in. */
  ring: number
  children: ReactNode
}

/** What belongs to a symbol. */
const Piece = ({ className, symbol, story, ring, children }: PieceProps) => (
  <g
    className={`${className} of-story`}
    data-pigment={symbol}
    data-told={story === symbol || undefined}
    style={{ '--order': ring }}
  >
    {children}
  </g>
)
