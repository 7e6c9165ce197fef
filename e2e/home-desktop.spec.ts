import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { swipe } from './gestures'
import {
  addressOf,
  announcement,
  at,
  bar,
  barLink,
  expectHydrated,
  expectMarked,
  expectSlide,
  hold,
  motionEnds,
  nextButton,
  open,
  openInItsFonts,
  openWithStoppedClock,
  practice,
  previousButton,
  scripts,
  sections,
  slide,
  title,
} from './site'
import { jumpMs, slideMs } from './visitor'

const numeral = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Mudar de seção' }).getByRole('button', { name })

const carousel = (page: Page) => page.getByRole('region', { name: 'Seções do site' })

test.describe('the row of slides', () => {
  test('holds the four sections in order, each at its anchor', async ({ page }) => {
    await open(page, '/')
    const places = await page
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((all) =>
        all.map((one) => ({ anchor: one.id, label: one.ariaLabel, left: one.getBoundingClientRect().left })),
      )
    expect(places).toEqual(sections.map(({ anchor, label }, position) => ({ anchor, label, left: position * 1280 })))
    for (const { label, title } of sections)
      await expect(slide(page, label).getByRole('heading', { name: title, exact: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(practice.name))
  })

  test('has copies at both ends that nobody can reach or name', async ({ page }) => {
    await open(page, '/')
    const copies = await carousel(page)
      .locator('[aria-hidden="true"][inert]')
      .evaluateAll((all) =>
        all.map((copy) => ({
          left: copy.getBoundingClientRect().left,
          title: copy.querySelector('h2')?.textContent,
          named: copy.querySelectorAll('[id], [name], [aria-labelledby], [role="status"]').length,
          data: copy.querySelectorAll('script').length,
        })),
      )
    expect(copies.sort((a, b) => a.left - b.left)).toEqual([
      { left: -1280, title: 'Comece por uma conversa.', named: 0, data: 0 },
      { left: 4 * 1280, title: 'Tornar-se quem se é.', named: 0, data: 0 },
    ])
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
  })

  test('lets the keyboard reach the current slide only', async ({ page }) => {
    await open(page, '/#emotional-map')
    await expectSlide(page, 'Atuação Clínica')
    const visited = new Set<string>()
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const { left, right } = focused.getBoundingClientRect()
        if (left < 0 || right > innerWidth) return `out of the window: ${focused.textContent}`
        return focused.closest('[aria-roledescription="slide"], nav')?.ariaLabel ?? 'outside'
      })
      if (place) visited.add(place)
    }
    expect([...visited].sort()).toEqual(['Atuação Clínica', 'Mudar de seção', 'Principal', 'outside'])
  })

  test('at 1280x800 shows slides I to III, and details and form of IV, without scrolling', async ({ page }) => {
    await openInItsFonts(page, '/')
    for (const label of ['Início', 'Atuação Clínica', 'Serviços'] as const) {
      const overflow = await slide(page, label).evaluate((one) => one.scrollHeight - one.clientHeight)
      expect(overflow, label).toBeLessThanOrEqual(0)
    }
    await barLink(page, 'Contato').click()
    await expectSlide(page, 'Contato')
    await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toBeInViewport({ ratio: 1 })
    await expect(
      slide(page, 'Contato').getByRole('definition').filter({ hasText: practice.contact.town }),
    ).toBeInViewport({
      ratio: 1,
    })
  })
})

test.describe('moving', () => {
  test('the next and previous buttons move one slide and keep the focus', async ({ page }) => {
    await open(page, '/')
    await nextButton(page).click()
    await expectSlide(page, 'Atuação Clínica')
    await expect(nextButton(page)).toBeFocused()
    await expect(nextButton(page)).toHaveAccessibleName('Próxima: Serviços')
    await page.keyboard.press('Enter')
    await expectSlide(page, 'Serviços')
    await expect(nextButton(page)).toBeFocused()
    await previousButton(page).click()
    await expectSlide(page, 'Atuação Clínica')
    await expect(previousButton(page)).toBeFocused()
  })

  test('the arrow keys move one slide', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 'Início')
  })

  test('while typing, or with a modifier: the arrow keys move no slide', async ({ page }) => {
    await open(page, '/#contact')
    for (const name of [/^Nome/, /^Mensagem/]) {
      await page.getByRole('textbox', { name }).fill('ana')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
    }
    await page.getByRole('button', { name: 'Enviar mensagem' }).focus()
    for (const modifier of ['Shift', 'Control', 'Meta']) await page.keyboard.press(`${modifier}+ArrowRight`)
    await expect(announcement(page)).toBeEmpty()
    await expectSlide(page, 'Contato')
  })

  test('a numeral goes straight to its slide', async ({ page }) => {
    await open(page, '/')
    await numeral(page, /^III: /).click()
    await expectSlide(page, 'Serviços')
    await expect(numeral(page, /^III: /)).toBeFocused()
    await expect(numeral(page, /^III: /)).toHaveAttribute('aria-current', 'true')
    await expect(announcement(page)).toHaveText('Serviços, 3 de 4')
  })

  test('further moves are ignored for 700 ms', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await nextButton(page).click()
    await numeral(page, /^IV: /).click()
    await page.clock.runFor(slideMs - 1)
    await page.keyboard.press('ArrowRight')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await page.clock.runFor(1)
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowRight')
    await expect(announcement(page)).toHaveText('Serviços, 3 de 4')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Serviços')
  })

  test('each move is announced once, loading and the seam are silent', async ({ page }) => {
    await open(page, '/#contact')
    await expect(announcement(page)).toBeEmpty()
    const heard = await announcement(page).evaluateHandle((region) => {
      const said: (string | null)[] = []
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return said
    })
    for (const label of ['Início', 'Atuação Clínica'] as const) {
      await nextButton(page).click()
      await expectSlide(page, label)
    }
    expect(await heard.jsonValue()).toEqual(['Início, 1 de 4', 'Atuação Clínica, 2 de 4'])
  })

  test('the bar has the colours of the current slide', async ({ page }) => {
    await open(page, '/')
    const colours: string[] = []
    for (const { label } of sections) {
      await barLink(page, label).click()
      await expectSlide(page, label)
      const colour = await slide(page, label).evaluate((one) => getComputedStyle(one).color)
      await expect(bar(page)).toHaveCSS('color', colour)
      colours.push(colour)
    }
    expect(new Set(colours).size).toBe(4)
  })
})

test.describe('the seam', () => {
  /** Runs a wrapping move and returns the title's place just before and just after the copy gives way. */
  async function wrap(page: Page, key: 'ArrowLeft' | 'ArrowRight', heading: string) {
    const look = async () => ({
      places: await carousel(page)
        .locator('h2', { hasText: heading })
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= innerWidth),
        ),
      picture: await carousel(page).screenshot({ animations: 'disabled', caret: 'initial' }),
    })
    await page.keyboard.press(key)
    await page.clock.runFor(slideMs - 1)
    await motionEnds(page)
    const before = await look()
    await page.clock.runFor(1)
    await page.clock.runFor(40)
    return { before, after: await look() }
  }

  type Wrapped = Awaited<ReturnType<typeof wrap>>

  async function expectNoJump({ before, after }: Wrapped) {
    expect(before.places).toHaveLength(1)
    expect(after.places).toHaveLength(1)
    const [from] = before.places
    const [to] = after.places
    expect(Math.abs((from?.x ?? 0) - (to?.x ?? 9))).toBeLessThanOrEqual(1)
    expect(Math.abs((from?.y ?? 0) - (to?.y ?? 9))).toBeLessThanOrEqual(1)
    expect(await shareOfChangedPixels(before.picture, after.picture)).toBeLessThan(0.002)
  }

  test('going past the last slide shows the first, without a visible jump', async ({ page }) => {
    await openWithStoppedClock(page, '/#contact')
    await expectNoJump(await wrap(page, 'ArrowRight', 'Tornar-se quem se é.'))
    await expectSlide(page, 'Início')
    expect(await addressOf(page)).toBe('/')
  })

  test('going back from the first slide shows the last, without a visible jump', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await expectNoJump(await wrap(page, 'ArrowLeft', 'Comece por uma conversa.'))
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
  })

  test('what was typed is in the form on both sides of the seam', async ({ page }) => {
    await openWithStoppedClock(page, '/#contact')
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Ana')
    await page.getByRole('textbox', { name: /^Mensagem/ }).fill('Às terças.')
    await nextButton(page).click()
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
    await expectNoJump(await wrap(page, 'ArrowLeft', 'Comece por uma conversa.'))
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Ana')
  })

  test('when the visitor turns back at the seam: what was seen stays visible', {
    tag: '@thorough',
  }, async ({ page }) => {
    await open(page, '/')
    await barLink(page, 'Serviços').click()
    await expectSlide(page, 'Serviços')
    await barLink(page, 'Contato').click()
    await expectSlide(page, 'Contato')
    await nextButton(page).click()
    await expect(announcement(page)).toHaveText('Início, 1 de 4')
    await page.goBack()
    await expectSlide(page, 'Serviços')
    const seen = page.locator('[data-section="about"] [data-reveal]')
    await expect(seen).not.toHaveCount(0)
    expect(await seen.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity))).not.toContain('0')
  })

  test('a slide that had been scrolled does not jump either', { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await openWithStoppedClock(page, '/')
    await slide(page, 'Início').hover()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => slide(page, 'Início').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slideMs)
    for (const label of ['Serviços', 'Contato'] as const) {
      await page.keyboard.press('ArrowRight')
      await page.clock.runFor(slideMs)
      await expectSlide(page, label)
    }
    await expectNoJump(await wrap(page, 'ArrowRight', 'Tornar-se quem se é.'))
  })
})

/** Share of the pixels whose colour differs visibly. */
async function shareOfChangedPixels(before: Buffer, after: Buffer): Promise<number> {
  const { default: sharp } = await import('sharp')
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()
  const [one, other] = await Promise.all([pixels(before), pixels(after)])
  let changed = 0
  for (let at = 0; at < one.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 48)
    if (differs) changed += 1
  }
  return changed / (one.length / 3)
}

test.describe('the address', () => {
  test('a link adds an entry to the history; back and forward move', async ({ page }) => {
    await open(page, '/')
    await barLink(page, 'Serviços').click()
    await expectSlide(page, 'Serviços')
    expect(await addressOf(page)).toBe('/#services')
    await expect(title(page, 'Serviços')).toBeFocused()
    await barLink(page, 'Contato').click()
    await expectSlide(page, 'Contato')
    await page.goBack()
    await expectSlide(page, 'Serviços')
    await page.goBack()
    await expectSlide(page, 'Início')
    await page.goForward()
    await expectSlide(page, 'Serviços')
    await expect(title(page, 'Serviços')).toBeFocused()
  })

  test('arrows, buttons and numerals replace the entry', async ({ page }) => {
    await open(page, '/contato-agendar')
    await open(page, '/')
    const entries = await page.evaluate(() => history.length)
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 'Atuação Clínica')
    expect(await addressOf(page)).toBe('/#emotional-map')
    await nextButton(page).click()
    await expectSlide(page, 'Serviços')
    await numeral(page, /^IV: /).click()
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL(at('/contato-agendar'))
  })

  test('going back during a move is followed once it has settled', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await barLink(page, 'Contato').click()
    await page.clock.runFor(jumpMs.desktop)
    await expectMarked(page, 'Contato', true)
    await page.clock.runFor(300)
    await page.goBack()
    await expectMarked(page, 'Contato', true)
    await page.clock.runFor(400)
    await expectMarked(page, 'Início', true)
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
    expect(await addressOf(page)).toBe('/')
  })

  test('a link jumps 250 ms after the click, and the last choice wins', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await barLink(page, 'Serviços').click()
    await page.clock.runFor(jumpMs.desktop - 1)
    expect(await addressOf(page)).toBe('/')
    await expectMarked(page, 'Início', true)
    await barLink(page, 'Contato').click()
    await page.clock.runFor(jumpMs.desktop - 1)
    expect(await addressOf(page)).toBe('/')
    await page.clock.runFor(1)
    expect(await addressOf(page)).toBe('/#contact')
    await expectMarked(page, 'Contato', true)
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Contato')
  })

  test('the call to action of a section leads to the contact section', async ({ page }) => {
    const [, { address, label, contactLabel }] = sections
    await open(page, address)
    await slide(page, label).getByRole('link', { name: contactLabel }).click()
    await expectSlide(page, 'Contato')
    await expect(title(page, 'Contato')).toBeFocused()
  })

  for (const { address, label, title: text } of sections.slice(1))
    test(`${address} shows its slide before any script has run, and keeps it`, async ({ page }) => {
      const code = await hold(page, scripts)
      await page.goto(at(address), { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { name: text, exact: true })
      await expect(heading).toBeInViewport({ ratio: 1 })
      for (const other of sections.filter((section) => section.label !== label))
        await expect(page.getByRole('heading', { name: other.title, exact: true }).first()).not.toBeInViewport()
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
      const place = await heading.boundingBox()
      const colours = await bar(page).evaluate((one) => getComputedStyle(one).color)
      code.open()
      await expectHydrated(page)
      await expectSlide(page, label)
      expect(await heading.boundingBox()).toEqual(place)
      await expect(bar(page)).toHaveCSS('color', colours)
      await expect(announcement(page)).toBeEmpty()
    })
})

test.describe('a low window', () => {
  test.use({ viewport: { width: 1280, height: 560 } })

  test('a tall slide scrolls inside, by wheel and by keyboard, and the page does not', async ({ page }) => {
    await open(page, '/#contact')
    await expectSlide(page, 'Contato')
    const scrolled = () => slide(page, 'Contato').evaluate(({ scrollTop }) => scrollTop)
    await slide(page, 'Contato').hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(scrolled).toBeGreaterThan(200)
    await page.mouse.wheel(0, -900)
    await expect.poll(scrolled).toBe(0)
    await page.keyboard.press('PageDown')
    await expect.poll(scrolled).toBeGreaterThan(100)
    const last = slide(page, 'Contato').getByRole('link').last()
    await last.focus()
    // a browser scrolls by whole pixels of the screen, which may leave a part of one
    await expect(last).toBeInViewport({ ratio: 0.98 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectSlide(page, 'Contato')
  })
})

test.describe('gestures', () => {
  test.use({ hasTouch: true })

  test('a finger going sideways never makes the browser go back a page', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    for (let half = 0; half < 3; half += 1) {
      const pans = await page.evaluate(() => {
        const touched: Element[] = []
        for (let one = document.elementFromPoint(160, 300); one; one = one.parentElement) touched.push(one)
        return touched.map((one) => getComputedStyle(one).touchAction)
      })
      expect(pans).toContain('pan-y pinch-zoom')
      await page.clock.runFor(slideMs / 2)
    }
  })

  test('a finger moves one slide per swipe', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await swipe(page, -700, 20, { x: 1000, y: 400 })
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await swipe(page, -700, 20, { x: 1000, y: 400 })
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Atuação Clínica')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await swipe(page, 700, -20, { x: 300, y: 400 })
    await expect(announcement(page)).toHaveText('Início, 1 de 4')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
  })

  test('a finger going down, or starting in a text, moves nothing', async ({ page }) => {
    await open(page, '/#contact')
    await swipe(page, -60, 400, { x: 400, y: 300 })
    const field = await page.getByRole('textbox', { name: /^Mensagem/ }).boundingBox()
    await swipe(page, -200, 0, { x: (field?.x ?? 0) + 200, y: (field?.y ?? 0) + 10 })
    await swipe(page, -25, 0, { x: 600, y: 300 })
    await expect(announcement(page)).toBeEmpty()
    await expectSlide(page, 'Contato')
  })

  test('a trackpad moves one slide per gesture, however long its inertia', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.mouse.move(640, 400)
    const roll = async (events: number, deltaX: number, deltaY = 0) => {
      for (let event = 0; event < events; event += 1) {
        await page.mouse.wheel(deltaX, deltaY)
        await page.clock.runFor(50)
      }
    }
    await roll(30, 30)
    await expectSlide(page, 'Atuação Clínica')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await page.clock.runFor(300)
    await roll(3, -30)
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
    await page.clock.runFor(300)
    await roll(3, 20, 60)
    await expect(announcement(page)).toHaveText('Início, 1 de 4')
  })
})

test('a medallion with pointer or focus grows into the middle of the map', async ({ page }) => {
  await open(page, '/')
  await nextButton(page).click()
  await expectSlide(page, 'Atuação Clínica')
  await motionEnds(page)
  const tool = (name: string) => slide(page, 'Atuação Clínica').getByRole('link', { name })
  const middle = await page.getByText('Quatro ferramentas de reflexão').boundingBox()
  const isInMiddle = async (name: string) => {
    const medallion = await tool(name).locator('svg').boundingBox()
    if (!middle || !medallion) throw new Error('no middle, or no medallion')
    const away = [
      medallion.x + medallion.width / 2 - middle.x - middle.width / 2,
      medallion.y + medallion.height / 2 - middle.y - middle.height / 2,
    ] as const
    return Math.hypot(...away) < 2 && medallion.width > middle.width
  }
  await tool('Mandala Arquetípica').hover()
  await expect.poll(() => isInMiddle('Mandala Arquetípica')).toBe(true)
  await tool('Jornada do Herói').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => isInMiddle('Explorador de Arquétipos')).toBe(true)
  await page.mouse.move(10, 400)
  await expect.poll(() => isInMiddle('Mandala Arquetípica')).toBe(false)
})

test('the button of the phone menu is not in the bar', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Agendar Consulta')).toBeHidden()
})
