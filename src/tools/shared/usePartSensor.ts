import { type RefObject, useEffect } from 'react'
import { useStore } from 'react-redux'
import { listen } from '../../core/listen'
import type { ResultSlice } from './state'

/** Windows in which the drawing lies above the text: phones, and tablets held upright (result.css). */
const stacked = '(max-width: 767.98px), (max-width: 1023.98px) and (orientation: portrait)'

/** The height at which one reads, as a share of the window's: beside the drawing, and just below it. */
const readingHeight = { beside: 0.45, below: 0.25 }

/** Reports the part that crosses the height at which one reads whenever the visitor scrolls. */
export function usePartSensor<Root>(list: RefObject<HTMLElement | null>, slice: ResultSlice<Root>) {
  const store = useStore<Root>()
  useEffect(() => {
    const query = window.matchMedia(stacked)
    const onScroll = () => {
      const height = window.innerHeight * readingHeight[query.matches ? 'below' : 'beside']
      const crossing = [...(list.current?.children ?? [])].find((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top <= height && height < bottom
      })
      const part = crossing?.getAttribute('data-part') ?? null
      if (part !== slice.selectSlice(store.getState()).activePart) store.dispatch(slice.actions.partReached({ part }))
    }
    return listen(window, ['scroll'], onScroll, { passive: true })
  }, [list, store, slice])
}
