/**
 * The one script that stands in every page itself. The application comes after the first paint, so that it takes nothing from
 * text, fonts and picture; sooner, when the visitor does something. What is pressed before the page answers counts then.
 */

import { sayIncomplete } from './incomplete'

/** Addresses with a space between them (scripts/build.ts). */
const { modules = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset

/** Fetches all at once, not one after the other; resolves when all are there. */
const fetchAll = (rel: 'stylesheet' | 'modulepreload', addresses: string) => {
  const fetchOne = (href: string) =>
    new Promise((onload, onerror) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href, onload, onerror })),
    )
  return Promise.all(addresses.split(' ').map(fetchOne))
}

/** A network may fail for a moment. */
const twice = <T>(attempt: () => Promise<T>): Promise<T> => attempt().catch(attempt)

/** Longest wait of somebody who has pressed something without a word (ms). */
const waitMs = 10_000
let wait = 0

/** What is repeated once the page answers: everything that was switched on or off, then all swipes or the last press. */
const switched: (() => void)[] = []
let moved: (() => void)[] = []

/** A way to repeat an event later: by mouse or by touch as it was, and as often in a row. */
const again = (event: Event, target = event.target) => {
  const Again = event.constructor as typeof Event
  return () => target?.dispatchEvent(new Again(event.type, event))
}

const keepSwipe = (event: Event) => moved.push(again(event))

/** Links, fields and the sending of a form work by themselves. What is written on a control may be another by then. */
const keepPress = (event: MouseEvent) => {
  if (!(event.target instanceof Element)) return
  // where the visitor asked for last is where she wants to go
  const link = event.target.closest('a')
  if (link) {
    moved = []
    window.pressedLink = link
  }
  const control = event.target.closest('button:not([type="submit"]), [type="checkbox"]')
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  const repeat = again(event, control)
  if (control.matches('[aria-pressed],input')) switched.push(repeat)
  else if (event.detail < 2) moved = [repeat]
  wait ||= window.setTimeout(sayIncomplete, waitMs, true)
}

/** The keys that turn to another slide. */
const keepKey = (event: KeyboardEvent) => {
  if (/^Arrow[LR]/.test(event.key)) moved = [again(event)]
}

/** What the form held that is on its way by itself; it keeps the same back for this long at most (ms). */
let leaving = ''
const leaveMs = 20_000
const forget = () => {
  leaving = ''
}

/** What stands in the form; nothing else is ever submitted. */
const contentOf = ({ target }: Event) => JSON.stringify([...new FormData(target as HTMLFormElement)])

/** One press, one message, also when the page is hydrated while the first one leaves; one that was changed takes its place. */
const leaveOnce = (event: SubmitEvent) => {
  if (!leaving) return
  if (contentOf(event) !== leaving) return window.stop()
  event.preventDefault()
  event.stopPropagation()
}

/** What nobody has prevented the browser sends by itself. */
const leave = (event: SubmitEvent) => {
  if (event.defaultPrevented) return
  leaving = contentOf(event)
  setTimeout(forget, leaveMs)
}

/** Things a visitor does that no page should keep waiting. */
const signs = ['pointerdown', 'keydown'] as const

const visitorActs = new Promise((resolve) => {
  for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true })
})

/** The browser has drawn once more. Said by an observer: it needs no frame callback, which pages may put off or replace. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body)
  })

/** The first text or picture is on the screen; a paint may also be the page's ground alone. */
const firstPaint = () =>
  new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
  )

const picturesDecoded = () =>
  Promise.allSettled([...document.images].filter(({ loading }) => loading !== 'lazy').map((one) => one.decode()))

/** Older browsers never say that they have painted, and Firefox not always: after so many pictures they have. */
async function drawnOften(pictures = 30) {
  for (let picture = 0; picture < pictures; picture++) await drawn()
}

/** What is behind other windows is not painted. */
const hidden = () =>
  new Promise<void>((resolve) => {
    const look = () => document.hidden && resolve()
    document.addEventListener('visibilitychange', look)
    look()
  })

async function allIsPainted() {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve))
  // what has been decoded is on the screen after the next drawing
  await Promise.race([firstPaint().then(picturesDecoded).then(drawn).then(drawn), drawnOften(), hidden()])
}

/** So that what the visitor does is answered in between. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

const swipes = ['touchstart', 'touchend', 'wheel'] as const

async function boot() {
  document.addEventListener('submit', leaveOnce, true)
  window.addEventListener('submit', leave)
  window.addEventListener('pagehide', forget)
  document.addEventListener('click', keepPress, true)
  document.addEventListener('keydown', keepKey, true)
  for (const swipe of swipes) document.addEventListener(swipe, keepSwipe, { capture: true, passive: true })
  // whatever goes wrong in waiting, the application comes
  await Promise.race([allIsPainted().catch(() => undefined), visitorActs])
  try {
    fetchAll('modulepreload', modules).catch(() => undefined)
    await twice(() => fetchAll('stylesheet', styles))
    // each before the ones that need it
    for (const address of modules.split(' ')) {
      await twice(() => import(/* @vite-ignore */ address))
      await nextTask()
    }
    await window.hydrate?.()
    sayIncomplete(false)
  } catch (reason) {
    console.error('Not hydrated:', reason)
    sayIncomplete(true)
  }
  clearTimeout(wait)
  document.removeEventListener('click', keepPress, true)
  document.removeEventListener('keydown', keepKey, true)
  for (const swipe of swipes) document.removeEventListener(swipe, keepSwipe, true)
  for (const repeat of [...switched, ...moved]) repeat()
}

boot()
