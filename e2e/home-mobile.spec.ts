import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { swipe, turnWheel } from './gestures'
import {
  addressOf,
  bar,
  barLink,
  desktop,
  expectMarked,
  expectSlide,
  menuButton,
  open,
  openWithStoppedClock,
  phone,
  phoneInHand,
  sections,
  title,
} from './site'
import { jumpMs } from './visitor'

test.use(phoneInHand)

/** Height of the bar on phones. */
const barHeight = 60

const section = (page: Page, anchor: string) => page.locator(`#${anchor}`)
const topOf = (page: Page, anchor: string) => section(page, anchor).evaluate((one) => one.getBoundingClientRect().top)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the sections are stacked in order, as wide as the window and without copies', async ({ page }) => {
  await open(page, '/')
  const places = await page.locator('[data-section]').evaluateAll((all) =>
    all.map((one) => {
      const { left, width, top, bottom } = one.getBoundingClientRect()
      return { anchor: one.id, left, width, top: Math.round(top), bottom: Math.round(bottom) }
    }),
  )
  expect(places.map(({ anchor }) => anchor)).toEqual(sections.map(({ anchor }) => anchor))
  for (const [position, { left, width, top }] of places.entries()) {
    expect([left, width]).toEqual([0, phone.width])
    expect(top).toBe(places[position - 1]?.bottom ?? barHeight)
  }
  for (const { title } of sections) await expect(page.locator('h2', { hasText: title })).toHaveCount(1)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.locator('[aria-roledescription]')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Mudar de seção' })).toBeHidden()
})

test('colours and current link of the bar follow the scrolling', async ({ page }) => {
  await open(page, '/')
  const colours: string[] = []
  for (const { anchor, label } of [...sections, sections[1]]) {
    await section(page, anchor).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    const colour = await section(page, anchor).evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect(bar(page)).toHaveCSS('background-color', colour)
    await menuButton(page).click()
    for (const other of sections) await expectMarked(page, other.label, other.label === label)
    await page.keyboard.press('Escape')
    colours.push(colour)
  }
  expect(new Set(colours).size).toBe(4)
})

test('texts further down appear when scrolled to', async ({ page }) => {
  await open(page, '/')
  const opacities = (anchor: string) =>
    section(page, anchor).evaluate((one) => [
      ...new Set([...one.querySelectorAll('[data-reveal]')].map((part) => getComputedStyle(part).opacity)),
    ])
  for (const { anchor } of sections) {
    await section(page, anchor).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => opacities(anchor), anchor).toEqual(['1'])
  }
})

test.describe('the menu', () => {
  test('opens and closes by its button, which says so', async ({ page }) => {
    await open(page, '/')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(barLink(page, 'Contato')).toBeHidden()
    await menuButton(page).tap()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    for (const { label } of sections) await expect(barLink(page, label)).toBeInViewport({ ratio: 1 })
    await menuButton(page).tap()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(barLink(page, 'Contato')).toBeHidden()
  })

  test('closes by a tap outside, which does nothing else', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).tap()
    await expect(barLink(page, 'Contato')).toBeVisible()
    await page.touchscreen.tap(195, phone.height - 20)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(barLink(page, 'Contato')).toBeHidden()
    expect(await addressOf(page)).toBe('/')
  })

  test('closes by Escape and gives the focus back to its button', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(barLink(page, 'Início')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menuButton(page)).toBeFocused()
  })

  test('keeps the keyboard out of the page behind it', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true)
    }
  })

  test('keeps the page behind it from scrolling, and leaves it where it was', async ({ page }) => {
    const low = { x: 195, y: 700 }
    await open(page, '/')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const before = await scrolled(page)
    expect(before).toBe(300)
    await menuButton(page).tap()
    await expect(barLink(page, 'Contato')).toBeVisible()
    await swipe(page, 0, -300, low)
    await turnWheel(page, 0, 300, low)
    expect(await scrolled(page)).toBe(before)
    await page.keyboard.press('Escape')
    expect(await scrolled(page)).toBe(before)
    await swipe(page, 0, -200, low)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
  })

  test('a link closes it at once and jumps 150 ms later', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await menuButton(page).tap()
    await barLink(page, 'Serviços').tap()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(jumpMs.phone - 1)
    expect(await addressOf(page)).toBe('/')
    await page.clock.runFor(1)
    expect(await addressOf(page)).toBe('/#services')
  })

  test('a link scrolls smoothly to its section and puts the focus on the heading', async ({ page }) => {
    await open(page, '/')
    const places = await page.evaluateHandle(() => {
      const seen: number[] = []
      document.addEventListener('scroll', () => seen.push(Math.round(scrollY)))
      return seen
    })
    await menuButton(page).tap()
    await barLink(page, 'Serviços').tap()
    await expect(title(page, 'Serviços')).toBeFocused()
    await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
    expect((await places.jsonValue()).length).toBeGreaterThan(4)
    await menuButton(page).tap()
    await expectMarked(page, 'Serviços', true)
    await barLink(page, 'Início').tap()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(title(page, 'Início')).toBeFocused()
    await page.goBack()
    await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
  })
})

test('the call to action of a section scrolls to the contact section', async ({ page }) => {
  const [, { anchor, contactLabel }] = sections
  await open(page, `/#${anchor}`)
  await section(page, anchor).getByRole('link', { name: contactLabel }).tap()
  await expect.poll(() => topOf(page, 'contact')).toBeCloseTo(barHeight, 0)
  await expect(title(page, 'Contato')).toBeFocused()
})

test('the address of a section opens the page at that section', async ({ page }) => {
  for (const { anchor, address } of sections.slice(1)) {
    await page.goto('about:blank')
    await open(page, address)
    await expect.poll(() => topOf(page, anchor)).toBeCloseTo(barHeight, 0)
  }
})

test('turning or resizing the window keeps the section', async ({ page }) => {
  await open(page, '/#services')
  await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
  for (const wide of [desktop, { width: phone.height, height: phone.width }]) {
    await page.setViewportSize(wide)
    await expectSlide(page, 'Serviços')
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 'Serviços')
    await page.setViewportSize(phone)
    await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
  }
})

test('a menu left open does not survive on a wide window', async ({ page }) => {
  await open(page, '/')
  await menuButton(page).tap()
  await page.setViewportSize(desktop)
  await expectSlide(page, 'Início')
  await page.setViewportSize(phone)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})
