import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { bar, barLink, expectMarked, expectSlide, expectStacked, menuButton, sections, title } from './sections'
import { at, open, phone, phoneInHand } from './site'

test.use(phoneInHand)

/** Height of the bar on phones. */
const barHeight = 60

const section = (page: Page, anchor: string) => page.locator(`#${anchor}`)
const topOf = (page: Page, anchor: string) => section(page, anchor).evaluate((one) => one.getBoundingClientRect().top)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = (page: Page, anchor: string) =>
  section(page, anchor).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))

/** A finger is drawn up the page from the lower part of the window. */
async function swipeUp(page: Page, x: number, y: number, px: number) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x, y })
  for (const share of [0.5, 1]) await touch('touchMove', { x, y: y - px * share })
  await touch('touchEnd')
}

test('when the page is scrolled texts appear, and the bar follows in colours and links', async ({ page }) => {
  await open(page, '/')
  await expectStacked(page)
  await expect(page.locator('[inert], [aria-roledescription]')).toHaveCount(0)
  const opacities = (anchor: string) =>
    section(page, anchor).evaluate((one) => [
      ...new Set([...one.querySelectorAll('[data-reveal]')].map((part) => getComputedStyle(part).opacity)),
    ])
  const colours = new Set<string>()
  for (const { anchor, label } of [...sections, sections[1]]) {
    await scrollTo(page, anchor)
    await expect.poll(() => opacities(anchor), anchor).toEqual(['1'])
    const colour = await section(page, anchor).evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect(bar(page)).toHaveCSS('background-color', colour)
    await menuButton(page).click()
    for (const other of sections) await expectMarked(page, other.label, other.label === label)
    await page.keyboard.press('Escape')
    colours.add(colour)
  }
  expect(colours.size).toBe(4)
})

// a page of 1280 x 800 px at 400 %
test('when zoomed in to 400 % every text appears, however slowly one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await open(page, '/')
  const hidden = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length)
  expect(await hidden()).toBeGreaterThan(0)
  await page.evaluate(async () => {
    const root = document.documentElement
    while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
      scrollBy({ top: 40, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await expect.poll(hidden).toBe(0)
})

test.describe('the menu', () => {
  test('keeps the keyboard in, and gives the focus back to its button by Escape', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).press('Enter')
    await page.keyboard.press('Tab')
    await expect(barLink(page, 'Início')).toBeFocused()
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menuButton(page)).toBeFocused()
  })

  test('keeps the page behind it from scrolling, and closes by a tap there', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect(barLink(page, 'Contato')).toBeHidden()
    await menuButton(page).tap()
    for (const { label } of sections) await expect(barLink(page, label)).toBeInViewport({ ratio: 1 })
    await swipeUp(page, 195, 700, 300)
    await page.mouse.move(195, 700)
    await page.mouse.wheel(0, 300)
    expect(await scrolled(page)).toBe(300)
    await page.touchscreen.tap(195, phone.height - 20)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(at('/'))
    expect(await scrolled(page)).toBe(300)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  })
})

test('when a link is chosen the page scrolls smoothly to its section, and back again', async ({ page }) => {
  await open(page, '/')
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    document.addEventListener('scroll', () => seen.push(Math.round(scrollY)))
    return seen
  })
  await menuButton(page).tap()
  await barLink(page, 'Serviços').tap()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(title(page, 'Serviços')).toBeFocused()
  await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
  expect((await places.jsonValue()).length).toBeGreaterThan(4)
  await section(page, 'services').getByRole('link', { name: 'Vamos nos conhecer?' }).tap()
  await expect.poll(() => topOf(page, 'contact')).toBeCloseTo(barHeight, 0)
  await expect(title(page, 'Contato')).toBeFocused()
  await page.goBack()
  await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
})

test('when the phone is turned the section stays', async ({ page }) => {
  await open(page, '/#services')
  await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await expectSlide(page, 'Serviços')
  await page.setViewportSize(phone)
  await expect.poll(() => topOf(page, 'services')).toBeCloseTo(barHeight, 0)
})
