import { memo } from 'react'
import { useSelector } from 'react-redux'
import { paths } from '../../core/paths'
import { growsInto } from '../../motion'
import { useNearest } from '../../ui/tool'
import { Lens, Turned, viewAlong } from '../../ui/tool/lens'
import { nameOf } from './content'
import { Drawing } from './Drawing'
import { halfOf } from './frame'
import { angleOf, circleRadius, medallionRadius, movedTo, roomOf } from './geometry'
import { Band, Medallion, Scaffold, Self, Web } from './parts'
import { selectIsInterpreted, selectStory } from './selectors'
import type { SymbolId } from './slice'

/** The band of a position together with its symbol's medallion, twice as large as in the whole at least. */
function viewOf(position: number, count: number) {
  const [inner, outer] = roomOf(position, count === 1)
  const half = halfOf(count)
  const edge = circleRadius + medallionRadius
  const to = (Math.max(outer, edge) + 6) / half
  return viewAlong(Math.max((Math.min(inner, 102) - 6) / half, to - 0.5), to, edge / half)
}

/** The mandala beside its reading: the symbol that is read of turns towards its text, and the lens goes to its ring. */
export const Companion = memo(function Companion({ chosen }: { chosen: readonly SymbolId[] }) {
  const story = useSelector(selectStory)
  const isInterpreted = useSelector(selectIsInterpreted)
  const count = chosen.length
  return (
    <Lens view={story && viewOf(chosen.indexOf(story), count)} name={story && nameOf(story)}>
      <Drawing
        count={count}
        role="presentation"
        data-reading={story ?? undefined}
        {...(isInterpreted && growsInto(paths.home))}
      >
        <StaticDrawing chosen={chosen} story={story} />
      </Drawing>
    </Lens>
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
  const marksOf = (symbol: SymbolId) => ({ 'data-pigment': symbol, 'data-told': story === symbol || undefined })
  return (
    <>
      <Scaffold count={count} />
      <Turned by={turn}>
        <Web count={count} />
        {chosen.map((symbol, position) => (
          <g key={symbol} className="mandala__band of-story" {...marksOf(symbol)}>
            <Band symbol={symbol} position={position} isAlone={count === 1} />
          </g>
        ))}
        {chosen.map((symbol, position) => (
          <g key={symbol} className="mandala__node of-story" {...marksOf(symbol)}>
            <g transform={movedTo(angleOf(position, count))}>
              <Turned by={-turn}>
                <Medallion symbol={symbol} />
              </Turned>
            </g>
          </g>
        ))}
      </Turned>
      <Self />
    </>
  )
}
