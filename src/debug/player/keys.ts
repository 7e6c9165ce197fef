import type { Player } from './listeners'
import { playPressed, selectStep, stepPicked } from './slice'

const ways: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Space plays and pauses, arrows go from step to step: in this window, whatever has the focus but the filter. */
export function followKeys({ dispatch, getState }: Player) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
    const way = ways[key]
    const isTyping = target instanceof HTMLInputElement && target.type === 'search'
    if (isTyping || altKey || ctrlKey || metaKey || shiftKey || (key !== ' ' && !way)) return
    event.preventDefault()
    event.stopPropagation()
    if (way) dispatch(stepPicked({ step: selectStep(getState()) + way }))
    else if (!repeat) dispatch(playPressed())
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
}
