import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from '../app/App'
import { idleNavigator } from '../app/links'
import type { RootState } from '../app/reducer'
import { isLanding, routeOf } from '../app/routes'
import { sectionOf } from '../core/sections'
import { followReducedMotion } from '../motion'
import { selectPhase, selectSection } from '../site/carousel'
import { selectPath } from '../site/layout'
import { followKeys } from './player/keys'
import { selectStep } from './player/slice'
import type { SessionLog } from './sessionLog'
import { createStageStore } from './stageStore'

/** The site in the player's frame: it shows the step the player is at, and does nothing by itself. */
export async function openStage(log: SessionLog) {
  const root = document.getElementById('root')
  const player = window.parent.replayPlayer
  if (!root || !player) throw new Error('the stage stands in the player’s frame only')
  const { store, states, show } = createStageStore(log)
  await Promise.all(states.map(({ layout }) => routeOf(layout.path).preload()))
  followReducedMotion()
  // links lead nowhere, and the focus stays with the player's controls
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
  HTMLElement.prototype.focus = () => {}
  followKeys(player)
  show(selectStep(player.getState()) - 1)
  flushSync(() => createRoot(root).render(<App store={store} navigator={idleNavigator} />))
  // readings come one picture later than what was pressed; attributes are changed by motion then
  const observer = new MutationObserver((late) => bringIntoView(late.flatMap(({ addedNodes }) => [...addedNodes])))
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  let shown: number | undefined
  let place: string | undefined
  const follow = () => {
    const step = selectStep(player.getState())
    if (step === shown) return
    shown = step
    // what a step changes is seen on the page as it was before
    flushSync(() => show(step - 1))
    observer.takeRecords()
    flushSync(() => show(step))
    const traces = observer
      .takeRecords()
      .flatMap(({ addedNodes, type, target }) => (type === 'childList' ? [...addedNodes] : [target]))
    const { field } = Object(log.entries[step - 1]?.action.payload) as { field?: unknown }
    // in a window that the player has given its size by then
    requestAnimationFrame(() => {
      const before = place
      place = placeOf(store.getState())
      const top = document.getElementById(place) ?? document.documentElement
      if (place !== before) top.scrollIntoView({ behavior: 'instant', block: 'start' })
      // what is written in a field leaves no trace in the page
      bringIntoView(typeof field === 'string' ? [...document.getElementsByName(field)] : traces)
    })
  }
  follow()
  window.addEventListener('pagehide', player.subscribe(follow))
}

/** Scrolls to the first of these that can be seen at all, unless one is in view. */
function bringIntoView(nodes: readonly Node[]) {
  const places = nodes
    .flatMap((node) => (node instanceof HTMLElement ? node : (node.parentElement ?? [])))
    .filter((place) => place.closest('main') && !place.closest('[inert]') && place.checkVisibility())
  const isInView = places
    .map((place) => place.getBoundingClientRect())
    .some(({ top, bottom }) => top < window.innerHeight * 0.9 && bottom > window.innerHeight * 0.1)
  if (!isInView) places[0]?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}

/** How far the visitor scrolled is not in the log: the id of the section last seen, or of no element, for the page's top. */
function placeOf(state: RootState): string {
  const isStacked = selectPhase(state) === 'stacked' && isLanding(selectPath(state))
  return isStacked ? sectionOf(selectSection(state)).anchor : selectPath(state)
}
