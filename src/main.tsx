import './main.css'
import 'palette.css'

/**
 * Browser entry: the only file with side effects at import. The site's code is fetched after the first paint, so that
 * it takes no bandwidth from the portrait, the largest picture; at once if a visitor acts or nothing will be painted.
 */
async function enter() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  if (root.firstElementChild) await firstPaint()
  const { start } = await import('./app/start')
  await start(root)
}

/** From the first paint to that of a picture that has come with the page (ms). */
const pictureDelay = 100

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver(() => setTimeout(resolve, pictureDelay)).observe({ type: 'paint', buffered: true })
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => resolve(), { once: true })
  })
}

enter().catch((error: unknown) => {
  console.error(error)
  document.getElementById('unanswered')?.removeAttribute('hidden')
})
