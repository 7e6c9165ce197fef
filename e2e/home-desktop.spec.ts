import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { swipe } from './gestures'
import {
  addressOf,
  announcement,
  at,
  bar,
  barLink,
  expectSlide,
  field,
  motionEnds,
  nextButton,
  open,
  openInItsFonts,
  openWithStoppedClock,
  practice,
  previousButton,
  sections,
  slide,
  slideMs,
  title,
} from './site'

const numeral = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Mudar de seção' }).getByRole('button', { name })

const carousel = (page: Page) => page.getByRole('region', { name: 'Seções do site' })

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
    expect(await addressOf(page)).toBe('/#services')
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
    await expect(title(page, 'Serviços')).toBeFocused()
    await page.goBack()
    await slide(page, 'Atuação Clínica').getByRole('link', { name: sections[1].contactLabel }).click()
    await expectSlide(page, 'Contato')
    await expect(title(page, 'Contato')).toBeFocused()
  })
})

test.describe('by keyboard', () => {
  test('arrow keys move one slide at a time, except while typing', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slideMs - 1)
    await page.keyboard.press('ArrowRight')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await page.clock.runFor(1)
    await expectSlide(page, 'Atuação Clínica')
    for (const label of ['Início', 'Contato'] as const) {
      await page.keyboard.press('ArrowLeft')
      await page.clock.runFor(slideMs)
      await expectSlide(page, label)
    }
    await field(page, /^Nome/).fill('ana')
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Contato')
  })
})

test.describe('with reduced motion', () => {
  test('a slide is there at once, and the next move still has to wait', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowRight')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await page.clock.runFor(slideMs)
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 'Serviços')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a finger that goes sideways moves the slides, and never goes back', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    // a busy browser may take a finger away, which no page can help: then it is put down again
    const swipeTo = (x: number, said: string) =>
      expect(async () => {
        await swipe(page, x, 20, { x: 640, y: 400 })
        await expect(announcement(page)).toHaveText(said, { timeout: 1000 })
      }).toPass()
    await swipeTo(-500, 'Atuação Clínica, 2 de 4')
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
    await swipeTo(500, 'Início, 1 de 4')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
  })
})

test.describe('at the seam', () => {
  /** Share of the pixels whose colour differs visibly. */
  async function shareOfChangedPixels(...screenshots: [Buffer, Buffer]) {
    const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()
    const [one, other] = await Promise.all([pixels(screenshots[0]), pixels(screenshots[1])])
    let changed = 0
    for (let at = 0; at < one.length; at += 3)
      if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 48))
        changed += 1
    return changed / (one.length / 3)
  }

  /** What can be seen, and where the title is, just before and just after the copy gives way. */
  async function expectNoJump(page: Page, key: 'ArrowLeft' | 'ArrowRight', heading: string) {
    const look = async () => ({
      places: await carousel(page)
        .locator('h2', { hasText: heading })
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ left, right }) => left >= 0 && right <= innerWidth)
            .map(({ x, y }) => [Math.round(x), Math.round(y)]),
        ),
      screenshot: await carousel(page).screenshot({ animations: 'disabled', caret: 'initial' }),
    })
    await page.keyboard.press(key)
    await page.clock.runFor(slideMs - 1)
    await motionEnds(page)
    const before = await look()
    await page.clock.runFor(1)
    await page.clock.runFor(40)
    const after = await look()
    expect(before.places).toHaveLength(1)
    expect(after.places).toEqual(before.places)
    expect(await shareOfChangedPixels(before.screenshot, after.screenshot)).toBeLessThan(0.002)
  }

  test('a slide gives way to its copy without a jump, typed in or scrolled as it was', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await openWithStoppedClock(page, '/#contact')
    await field(page, /^Nome/).fill('Ana')
    await nextButton(page).focus()
    await expectNoJump(page, 'ArrowRight', 'Tornar-se quem se é.')
    await expectSlide(page, 'Início')
    expect(await addressOf(page)).toBe('/')
    await slide(page, 'Início').hover()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => slide(page, 'Início').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    await expectNoJump(page, 'ArrowLeft', 'Comece por uma conversa.')
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
    await expect(field(page, /^Nome/)).toHaveValue('Ana')
    await expectNoJump(page, 'ArrowRight', 'Tornar-se quem se é.')
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1000, height: 480 } })

  test('a tall slide scrolls inside by wheel and keys, and begins at its top when chosen', async ({ page }) => {
    await open(page, '/#services')
    await expectSlide(page, 'Serviços')
    const top = () => slide(page, 'Serviços').evaluate(({ scrollTop }) => scrollTop)
    /** Scrolls, and waits for the end: Chromium ignores a key that comes during the last frames of a smooth scroll. */
    const scroll = async (gesture: () => Promise<void>) => {
      const scrolled = await slide(page, 'Serviços').evaluateHandle((element) => {
        const end = new Promise((resolve) => element.addEventListener('scrollend', resolve, { once: true }))
        return { end }
      })
      await gesture()
      await scrolled.evaluate(({ end }) => end.then(() => undefined))
      return top()
    }
    await slide(page, 'Serviços').hover()
    expect(await scroll(() => page.mouse.wheel(0, 300))).toBeGreaterThan(100)
    expect(await scroll(() => page.mouse.wheel(0, -900))).toBe(0)
    for (const [down, up] of [
      ['Space', 'Shift+Space'],
      ['PageDown', 'Home'],
      ['End', 'PageUp'],
    ] as const) {
      expect(await scroll(() => page.keyboard.press(down)), down).toBeGreaterThan(100)
      expect(await scroll(() => page.keyboard.press(up)), up).toBe(0)
    }
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

test('when a medallion has pointer or focus it grows into the middle of the map', async ({ page }) => {
  await open(page, '/')
  await nextButton(page).click()
  await expectSlide(page, 'Atuação Clínica')
  await motionEnds(page)
  const tool = (name: string) => slide(page, 'Atuação Clínica').getByRole('link', { name })
  const middle = await page.getByText('Quatro ferramentas de reflexão').boundingBox()
  const isInMiddle = async (name: string) => {
    const medallion = await tool(name).locator('svg').boundingBox()
    if (!middle || !medallion) throw new Error('no middle, or no medallion')
    const x = medallion.x + medallion.width / 2 - middle.x - middle.width / 2
    const y = medallion.y + medallion.height / 2 - middle.y - middle.height / 2
    return Math.hypot(x, y) < 2 && medallion.width > middle.width
  }
  await tool('Mandala Arquetípica').hover()
  await expect.poll(() => isInMiddle('Mandala Arquetípica')).toBe(true)
  await tool('Jornada do Herói').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => isInMiddle('Explorador de Arquétipos')).toBe(true)
  await page.mouse.move(10, 400)
  await expect.poll(() => isInMiddle('Mandala Arquetípica')).toBe(false)
})
