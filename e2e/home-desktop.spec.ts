import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { field } from './formPage'
import { announcement, bar, barLink, expectSlide, nextButton, previousButton, sections, slide, title } from './sections'
import { at, framesMs, motionEnds, open, openInItsFonts, openWithStoppedClock, practice, slideMs } from './site'

const numeral = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Mudar de seção' }).getByRole('button', { name })

test('when the window is 1280x800 slides and form need no scrolling', async ({ page }) => {
  await openInItsFonts(page, '/')
  for (const label of ['Início', 'Atuação Clínica', 'Serviços'] as const) {
    const overflow = await slide(page, label).evaluate((one) => one.scrollHeight - one.clientHeight)
    expect(overflow, label).toBeLessThanOrEqual(0)
  }
  await barLink(page, 'Contato').click()
  await expectSlide(page, 'Contato')
  await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toBeInViewport({ ratio: 1 })
  const town = slide(page, 'Contato').getByRole('definition').filter({ hasText: practice.contact.town })
  await expect(town).toBeInViewport({ ratio: 1 })
})

// the rules of the carousel are those of tests/features/carousel.test.ts: here one journey by each way of moving

test.describe('by mouse', () => {
  test('buttons and numerals move the slides and replace the history entry', async ({ page }) => {
    await open(page, '/contato-agendar')
    await open(page, '/')
    await expect(bar(page).getByText('Agendar Consulta')).toBeHidden()
    const entries = await page.evaluate(() => history.length)
    await nextButton(page).click()
    await expectSlide(page, 'Atuação Clínica')
    await expect(nextButton(page)).toBeFocused()
    await expect(nextButton(page)).toHaveAccessibleName('Próxima: Serviços')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await previousButton(page).click()
    await expectSlide(page, 'Início')
    await numeral(page, /^III: /).click()
    await expectSlide(page, 'Serviços')
    await expect(numeral(page, /^III: /)).toBeFocused()
    await expect(numeral(page, /^III: /)).toHaveAttribute('aria-current', 'true')
    await expect(announcement(page)).toHaveText('Serviços, 3 de 4')
    await expect(page).toHaveURL(at('/#services'))
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL(at('/contato-agendar'))
  })

  test('links move slides, focus and colours, and add history entries', async ({ page }) => {
    await open(page, '/')
    const colours = new Set<string>()
    for (const { label } of sections) {
      await barLink(page, label).click()
      await expectSlide(page, label)
      await expect(title(page, label)).toBeFocused()
      const colour = await slide(page, label).evaluate((one) => getComputedStyle(one).color)
      await expect(bar(page)).toHaveCSS('color', colour)
      colours.add(colour)
    }
    expect(colours.size).toBe(4)
    await expect(announcement(page)).toBeEmpty()
    await page.goBack()
    await expectSlide(page, 'Serviços')
    await page.goBack()
    await slide(page, 'Atuação Clínica').getByRole('link', { name: 'Vamos conversar?' }).click()
    await expectSlide(page, 'Contato')
    await expect(title(page, 'Contato')).toBeFocused()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a finger moves the slides, and the browser itself leaves it to them', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 400 }]
    // events of the page itself: a busy browser may take a real finger away
    await slide(page, 'Início').dispatchEvent('touchstart', { touches: finger(640) })
    await slide(page, 'Início').dispatchEvent('touchend', { changedTouches: finger(140) })
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    for (let half = 0; half < 2; half += 1) {
      const pans = await page.evaluate(() => {
        const touched: Element[] = []
        for (let one = document.elementFromPoint(160, 300); one; one = one.parentElement) touched.push(one)
        return touched.map((one) => getComputedStyle(one).touchAction)
      })
      expect(pans).toContain('pan-y pinch-zoom')
      await page.clock.runFor(slideMs / 2)
    }
    await expectSlide(page, 'Atuação Clínica')
  })
})

test.describe('at the seam', () => {
  /** What can be seen is the same just before and just after the copy gives way. */
  async function expectNoJump(page: Page, key: 'ArrowLeft' | 'ArrowRight') {
    const carousel = page.getByRole('region', { name: 'Seções do site' })
    const look = () => carousel.screenshot({ animations: 'disabled', caret: 'initial' })
    await page.keyboard.press(key)
    await page.clock.runFor(slideMs - 1)
    await motionEnds(page)
    const before = await look()
    await page.clock.runFor(1 + framesMs)
    const difference = sharp(before).composite([{ input: await look(), blend: 'difference' }])
    const changed = sharp(await difference.toBuffer())
      .removeAlpha()
      .threshold(48, { grayscale: false })
    const { channels } = await sharp(await changed.toBuffer()).stats()
    expect(Math.max(...channels.map(({ mean }) => mean / 255))).toBeLessThan(0.002)
  }

  test('a slide gives way to its copy without a jump, typed in or scrolled as it was', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await openWithStoppedClock(page, '/#contact')
    await field(page, /^Nome/).fill('Ana')
    await nextButton(page).focus()
    await expectNoJump(page, 'ArrowRight')
    await expectSlide(page, 'Início')
    await expect(page).toHaveURL(at('/'))
    await slide(page, 'Início').hover()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => slide(page, 'Início').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    await expectNoJump(page, 'ArrowLeft')
    await expectSlide(page, 'Contato')
    await expect(page).toHaveURL(at('/#contact'))
    await expect(field(page, /^Nome/)).toHaveValue('Ana')
    await expectNoJump(page, 'ArrowRight')
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1000, height: 480 } })

  test('a tall slide scrolls inside by keys, and begins at its top when chosen', async ({ page }) => {
    await open(page, '/#services')
    await expectSlide(page, 'Serviços')
    const top = () => slide(page, 'Serviços').evaluate(({ scrollTop }) => scrollTop)
    // which keys: tests/features/keys.dom.test.ts
    await page.keyboard.press('PageDown')
    await expect.poll(top).toBeGreaterThan(100)
    await barLink(page, 'Serviços').click()
    await expect(title(page, 'Serviços')).toBeFocused()
    await expect(title(page, 'Serviços')).toBeInViewport({ ratio: 1 })
    const last = slide(page, 'Serviços').getByRole('link').last()
    await last.focus()
    // a browser scrolls by whole pixels of the screen, which may leave a part of one
    await expect(last).toBeInViewport({ ratio: 0.98 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await nextButton(page).click()
    await expectSlide(page, 'Contato')
    await previousButton(page).click()
    await expectSlide(page, 'Serviços')
    expect(await top()).toBe(0)
  })
})
