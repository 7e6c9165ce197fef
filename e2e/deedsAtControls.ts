import type { Locator } from '@playwright/test'
import { keyOf, nameOf, withinReach } from './controls'
import { type Idea, ownLinks, type Wanderer } from './deed'
import { byMouse, byTouch, toolJourneys } from './toolPages'

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

/** Longer than a chosen link's delay, the move under way and the move that follows. */
const restMs = 2000

/** One of the controls that can be seen and used now. */
async function chosen({ page, random }: Wanderer): Promise<Locator | undefined> {
  const role = random.pick(['link', 'link', 'button', 'button', 'button', 'checkbox'] as const)
  const own = role === 'link' ? page.locator(ownLinks) : page.getByRole(role)
  const controls = withinReach(page, page.getByRole(role).and(own))
  const count = await controls.count()
  return count === 0 ? undefined : controls.nth(random.below(count))
}

/** The window scrolls to it, and tells of what has come into view by that, before anything is done with it. */
async function goTo({ pace }: Wanderer, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await pace.rest()
}

async function focus({ pace }: Wanderer, control: Locator) {
  await control.focus()
  await pace.rest()
}

/** A control on the move may have to come to rest first, or is gone then; if not, it must be within reach. */
async function reach(wanderer: Wanderer, control: Locator, press: (timeout: number) => Promise<void>) {
  await goTo(wanderer, control)
  try {
    await press(500)
  } catch {
    await wanderer.pace.pass(restMs)
    if (await control.isVisible()) await press(5000)
  }
}

export const pressSomething: Idea = async (wanderer) => {
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

export const pressByKeyboard: Idea = async (wanderer) => {
  const control = await chosen(wanderer)
  if (!control) return
  const name = await nameOf(control)
  return {
    name: `press ${name} by the keyboard`,
    act: async () => {
      await focus(wanderer, control)
      await control.press(keyOf(name))
    },
  }
}

export const writeSomething: Idea = async (wanderer) => {
  const { page, random } = wanderer
  const fields = withinReach(page, page.getByRole('textbox'))
  const count = await fields.count()
  if (count === 0) return
  const field = fields.nth(random.below(count))
  const text = random.pick(texts)
  const isTyped = random.below(3) === 0
  return {
    name: `${isTyped ? 'type' : 'put'} ${JSON.stringify(text.slice(0, 40))} into ${await nameOf(field)}`,
    act: async () => {
      await focus(wanderer, field)
      await (isTyped ? field.pressSequentially(text.slice(0, 12)) : field.fill(text))
    },
  }
}

export const sendMessage: Idea = async (wanderer) => {
  const [name, email] = [/^Nome/, /^E-mail/].map((label) =>
    withinReach(wanderer.page, wanderer.page.getByRole('textbox', { name: label })),
  )
  if (!name || !email || (await name.count()) === 0) return
  return {
    name: 'send a message',
    act: async () => {
      await focus(wanderer, name)
      await name.fill('Ana')
      await focus(wanderer, email)
      await email.fill('passeio@exemplo.com.br')
      await focus(wanderer, name)
      await name.press('Enter')
    },
  }
}

/** From a tool's beginning to its result: by chance alone few would get there. */
export const goThroughTool: Idea = async ({ page, hasTouch }) => {
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
