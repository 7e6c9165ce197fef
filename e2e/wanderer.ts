import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Random } from './random'
import { byMouse, byTouch, toolJourneys } from './toolPages'

/** Somebody who tries everything, in an order that a seed decides; the page's clock stands still between the steps. */
export interface Wanderer {
  page: Page
  random: Random
  hasTouch: boolean
  client: CDPSession
}

interface Deed {
  /** What is done, in words. */
  name: string
  act(): Promise<unknown>
}

/** Finds something to do of one kind; nothing where it cannot be done here. */
type Idea = (wanderer: Wanderer) => Promise<Deed | undefined>

const texts = [
  'Ana',
  'Conceição Araújo às terças',
  '🌙🔥 sonho 👩‍👧',
  'שלום עולם مرحبا',
  '<img src=x onerror=alert(1)> & "aspas" {chaves}',
  'ana@exemplo.com.br',
  'ana@',
  '  ',
  'Uma linha.\nE outra.',
  'mar '.repeat(300),
]

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

/** Links that stay on the site; what leaves it (mail, telephone, other sites) is not this visitor's. */
const ownLinks = '[href^="/"], [href^="#"]'

/** Longer than a chosen link's delay, the move under way and the move that follows. */
const restMs = 2000

/** What a visitor can get at: on show, and not put out of reach by an open menu or in another slide. */
export const withinReach = (page: Page, controls: Locator) =>
  controls.and(page.locator(':not([inert] *, [readonly], :disabled, .skip)')).filter({ visible: true })

const nameOf = async (control: Locator) => (await control.ariaSnapshot()).split('\n')[0]?.replace(/^- /, '') ?? ''

/** One of the controls that can be seen and used now. */
async function chosen({ page, random }: Wanderer): Promise<Locator | undefined> {
  const role = random.pick(['link', 'link', 'button', 'button', 'button', 'checkbox'] as const)
  const own = role === 'link' ? page.locator(ownLinks) : page.getByRole(role)
  const controls = withinReach(page, page.getByRole(role).and(own))
  const count = await controls.count()
  return count === 0 ? undefined : controls.nth(random.below(count))
}

/** A control on the move may have to come to rest first, or is gone then; if not, it must be within reach. */
async function reach({ page }: Wanderer, control: Locator, press: (timeout: number) => Promise<void>) {
  try {
    await press(500)
  } catch {
    await page.clock.runFor(restMs)
    if (await control.isVisible()) await press(5000)
  }
}

const pressSomething: Idea = async (wanderer) => {
  const control = await chosen(wanderer)
  if (!control) return
  const isDouble = wanderer.random.below(8) === 0
  // what says of itself that it is disabled can be pressed all the same
  const force = (await control.getAttribute('aria-disabled')) === 'true'
  const press = (timeout: number) => {
    if (wanderer.hasTouch) return control.tap({ timeout, force })
    return isDouble ? control.dblclick({ timeout, force }) : control.click({ timeout, force })
  }
  const name = `press ${await nameOf(control)}${isDouble ? ' twice' : ''}`
  return { name, act: () => reach(wanderer, control, press) }
}

const pressByKeyboard: Idea = async (wanderer) => {
  const control = await chosen(wanderer)
  if (!control) return
  const name = await nameOf(control)
  const key = name.startsWith('checkbox') ? 'Space' : 'Enter'
  return {
    name: `press ${name} by the keyboard`,
    act: () => reach(wanderer, control, (timeout) => control.press(key, { timeout })),
  }
}

const writeSomething: Idea = async ({ page, random }) => {
  const fields = withinReach(page, page.getByRole('textbox'))
  const count = await fields.count()
  if (count === 0) return
  const field = fields.nth(random.below(count))
  const text = random.pick(texts)
  const isTyped = random.below(3) === 0
  return {
    name: `${isTyped ? 'type' : 'put'} ${JSON.stringify(text.slice(0, 40))} into ${await nameOf(field)}`,
    act: () => (isTyped ? field.pressSequentially(text.slice(0, 12)) : field.fill(text)),
  }
}

const sendMessage: Idea = async ({ page, random }) => {
  const field = (name: RegExp) => withinReach(page, page.getByRole('textbox', { name }))
  if ((await field(/^Nome/).count()) === 0) return
  const email = random.pick(['passeio@exemplo.com.br', 'slow-300+passeio@falha.example'])
  return {
    name: `send a message from ${email}`,
    act: async () => {
      await field(/^Nome/).fill('Ana')
      await field(/^E-mail/).fill(email)
      await field(/^Nome/).press('Enter')
    },
  }
}

/** From a tool's beginning to its result: by chance alone few would get there. */
const goThroughTool: Idea = async ({ page, hasTouch }) => {
  const path = await page.evaluate(() => window.location.pathname)
  const tool = toolJourneys.find((one) => one.path === path)
  if (!tool || !(await tool.fresh(page).isVisible())) return
  const press = hasTouch ? byTouch : byMouse
  return {
    name: `go through ${tool.name}`,
    act: async () => {
      await tool.begin(page, press)
      await tool.finish(page, press)
    },
  }
}

const pressKey: Idea = async ({ page, random }) => {
  const key = random.pick(keys)
  const isOnWayOut = await page.evaluate((own) => document.activeElement?.matches(`a:not(${own})`) ?? false, ownLinks)
  if (isOnWayOut && key === 'Enter') return
  return { name: `key ${key}`, act: () => page.keyboard.press(key) }
}

const turnWheel: Idea = async ({ page, random }) => {
  const [x, y] = random.pick(wheelTurns)
  const place = { x: random.below(300), y: 100 + random.below(200) }
  return {
    name: `wheel ${x}, ${y} at ${place.x}, ${place.y}`,
    act: async () => {
      await page.mouse.move(place.x, place.y)
      await page.mouse.wheel(x, y)
    },
  }
}

const swipe: Idea = async ({ client, random, hasTouch }) => {
  if (!hasTouch) return
  const [x, y] = random.pick(swipes)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: 160 + x * share, y: 300 + y * share }],
    })
  return {
    name: `swipe ${x}, ${y}`,
    act: async () => {
      await touch('touchStart', 0)
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
      await touch('touchEnd')
    },
  }
}

const resize: Idea = async ({ page, random }) => {
  const [width, height] = random.pick(windows)
  return { name: `window ${width}x${height}`, act: () => page.setViewportSize({ width, height }) }
}

const goBack: Idea = async ({ page }) =>
  (await page.evaluate(() => window.navigation.canGoBack)) ? { name: 'back', act: () => page.goBack() } : undefined

const goForward: Idea = async ({ page }) =>
  (await page.evaluate(() => window.navigation.canGoForward))
    ? { name: 'forward', act: () => page.goForward() }
    : undefined

const reload: Idea = async ({ page }) => ({ name: 'reload', act: () => page.reload() })

const wait: Idea = async ({ page, random }) => {
  const ms = random.pick(pauses)
  return { name: `wait ${ms} ms`, act: () => page.clock.runFor(ms) }
}

/** With how often they come, out of all. */
const ideas: readonly [weight: number, idea: Idea][] = [
  [32, pressSomething],
  [8, pressByKeyboard],
  [24, writeSomething],
  [8, sendMessage],
  [20, goThroughTool],
  [12, pressKey],
  [6, turnWheel],
  [6, swipe],
  [4, resize],
  [5, goBack],
  [3, goForward],
  [1, reload],
  [20, wait],
]

const bag = ideas.flatMap(([weight, idea]) => Array<Idea>(weight).fill(idea))

/** Something that can be done here and now. */
export async function nextDeed(wanderer: Wanderer): Promise<Deed> {
  for (;;) {
    const deed = await wanderer.random.pick(bag)(wanderer)
    if (deed) return deed
  }
}
