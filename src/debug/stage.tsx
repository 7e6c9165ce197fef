import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useSelector } from 'react-redux'
import { App } from '../app/App'
import { idleNavigator } from '../app/links'
import { isLanding, routeOf } from '../app/routes'
import { sectionOf } from '../core/sections'
import { followReducedMotion } from '../motion'
import { selectPhase, selectSection } from '../site/carousel'
import { selectPath } from '../site/layout'
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
  const follow = () => show(selectStep(player.getState()))
  follow()
  window.addEventListener('pagehide', player.subscribe(follow))
  createRoot(root).render(
    <StrictMode>
      <App store={store} navigator={idleNavigator}>
        <Scroll />
      </App>
    </StrictMode>,
  )
}

/** How far the visitor scrolled is not in the log; a stacked page shows the section last seen, every other one its top. */
function Scroll() {
  const path = useSelector(selectPath)
  const section = useSelector(selectSection)
  const isStacked = useSelector(selectPhase) === 'stacked' && isLanding(path)
  const anchor = isStacked ? sectionOf(section).anchor : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top too
  useEffect(() => {
    const place = anchor ? document.getElementById(anchor) : document.documentElement
    place?.scrollIntoView({ behavior: 'instant', block: 'start' })
  }, [path, anchor])
  return null
}
