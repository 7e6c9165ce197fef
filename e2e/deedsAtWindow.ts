import { type Idea, ownLinks } from './deed'
import { swipe, turnWheel } from './gestures'

const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End'],
  ...['Escape', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space'],
]

/** On both sides of 768 px. */
const windows = [
  [320, 640],
  [390, 844],
  [767, 900],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const

/** In px. */
const wheelTurns = [
  [0, 600],
  [0, -600],
  [0, 3000],
  [0, -3000],
  [120, 0],
  [-120, 0],
] as const
const swipes = [
  [150, 0],
  [-150, 0],
  [0, 200],
  [0, -200],
  [60, 60],
] as const

/** Milliseconds; the longest is the banner's and a little more. */
const pauses = [16, 100, 150, 250, 400, 700, 1000, 3000, 5100]

export const pressKey: Idea = async ({ page, random }) => {
  const key = random.pick(keys)
  const isOnWayOut = await page.evaluate((own) => document.activeElement?.matches(`a:not(${own})`) ?? false, ownLinks)
  if (isOnWayOut && key === 'Enter') return
  return { name: `key ${key}`, act: () => page.keyboard.press(key) }
}

export const turnTheWheel: Idea = async ({ page, random }) => {
  const [x, y] = random.pick(wheelTurns)
  const place = { x: random.below(300), y: 100 + random.below(200) }
  return { name: `wheel ${x}, ${y} at ${place.x}, ${place.y}`, act: () => turnWheel(page, x, y, place) }
}

export const drawFinger: Idea = async ({ page, random, hasTouch }) => {
  if (!hasTouch) return
  const [x, y] = random.pick(swipes)
  return { name: `swipe ${x}, ${y}`, act: () => swipe(page, x, y) }
}

export const resize: Idea = async ({ page, random }) => {
  const [width, height] = random.pick(windows)
  return { name: `window ${width}x${height}`, act: () => page.setViewportSize({ width, height }) }
}

export const goBack: Idea = async ({ page }) =>
  (await page.evaluate(() => window.navigation.canGoBack)) ? { name: 'back', act: () => page.goBack() } : undefined

export const goForward: Idea = async ({ page }) =>
  (await page.evaluate(() => window.navigation.canGoForward))
    ? { name: 'forward', act: () => page.goForward() }
    : undefined

export const reload: Idea = async ({ page }) => ({ name: 'reload', act: () => page.reload() })

export const wait: Idea = async ({ pace, random }) => {
  const ms = random.pick(pauses)
  return { name: `wait ${ms} ms`, act: () => pace.pass(ms) }
}

export const getAnswer: Idea = async ({ pace }) =>
  pace.unanswered() > 0 ? { name: 'a message is answered', act: async () => pace.answer() } : undefined
