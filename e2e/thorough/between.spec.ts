import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addressOf,
  allowCopying,
  announcement,
  at,
  barLink,
  clipboardText,
  expectHydrated,
  expectSlide,
  hold,
  menuButton,
  nextButton,
  open,
  openWithStoppedClock,
  phoneInHand,
  reload,
  scripts,
  slide,
  title,
} from '../site'
import { openResult, toolJourneys } from '../toolPages'
import { copyButton, field, framesMs, jumpMs, slideMs } from '../visitor'

// In the moments between two states: what the visitor saw and meant last is what happens.

/** On the landing page the footer is part of the last slide. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').or(slide(page, 'Contato')).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const middleOf = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

const entries = (page: Page) =>
  page.evaluate(() => window.navigation.entries().map(({ url }) => url && new URL(url).pathname + new URL(url).hash))

test.describe('what was asked for last happens', () => {
  test('a link of the bar, and not the page of a link whose code comes before its jump', async ({ page }) => {
    await openWithStoppedClock(page, '/contato-agendar')
    const code = await hold(page, scripts)
    await footerLink(page, 'Privacidade').press('Enter')
    await page.clock.runFor(150)
    await barLink(page, 'Serviços').press('Enter')
    const arrived = page.waitForEvent('requestfinished')
    code.open()
    await arrived
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(jumpMs.desktop)
    await expect(page).toHaveURL(at('/servicos-terapia'))
    await expect(heading(page)).toHaveText('Três formas de encontro.')
  })

  test('a slide, and neither the jump nor the page that were on their way', async ({ page }) => {
    await openWithStoppedClock(page, '/#contact')
    const code = await hold(page, scripts)
    await footerLink(page, 'Privacidade').press('Enter')
    await nextButton(page).press('Enter')
    code.open()
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Início')
    await barLink(page, 'Contato').press('Enter')
    await page.clock.runFor(jumpMs.desktop - 50)
    await nextButton(page).press('Enter')
    await page.clock.runFor(2 * slideMs)
    await expectSlide(page, 'Atuação Clínica')
    expect(await addressOf(page)).toBe('/#emotional-map')
  })

  test('the way back, and not the link before it; a link, and not the way back before it', async ({ page }) => {
    await open(page, '/acessibilidade')
    await footerLink(page, 'Contato').click()
    await expect(page).toHaveURL(at('/contato-agendar'))
    const code = await hold(page, scripts)
    await footerLink(page, 'Privacidade').press('Enter')
    await expect(page).toHaveURL(at('/privacidade'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(at('/contato-agendar'))
    code.open()
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText('Comece por uma conversa.')

    await reload(page)
    const again = await hold(page, scripts)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(at('/acessibilidade'))
    await footerLink(page, 'Privacidade').press('Enter')
    again.open()
    await expect(heading(page)).toHaveText('Privacidade')
    expect(await entries(page)).toEqual(['/acessibilidade', '/privacidade'].map(at))
  })

  test('a link of the bar clicked during hydration renders nothing anew', async ({ page, context }) => {
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.goto(at('/'))
    await page.evaluate(() => {
      document.querySelector('main')?.setAttribute('data-drawn', 'once')
      const press = () => document.querySelector<HTMLElement>('nav a[href$="/#services"]')?.click()
      const isHydrated = () => !document.querySelector('[data-layout="unmeasured"]')
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        press()
        if (!isHydrated()) channel.port2.postMessage(null)
      }
      channel.port2.postMessage(null)
    })
    await expectHydrated(page)
    await expectSlide(page, 'Serviços')
    await expect(page.locator('main[data-drawn="once"]')).toHaveCount(1)
  })
})

test('a jump by the bar moves the focus, and the live region stays silent', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await barLink(page, 'Serviços').click()
  await page.clock.runFor(jumpMs.desktop)
  await expect(page).toHaveURL(at('/#services'))
  await page.clock.runFor(slideMs + framesMs)
  await expect(title(page, 'Serviços')).toBeFocused()
  await expect(announcement(page)).toBeEmpty()
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toBeEmpty()
  await page.clock.runFor(slideMs + framesMs)
  await expect(title(page, 'Contato')).toBeFocused()
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1000, height: 480 } })

  test('a slide that was scrolled begins at its top, by the pager and by the bar', async ({ page }) => {
    await open(page, '/#services')
    const top = () => slide(page, 'Serviços').evaluate(({ scrollTop }) => scrollTop)
    const scrollDown = async () => {
      await page.keyboard.press('End')
      await expect.poll(top).toBeGreaterThan(100)
    }
    await scrollDown()
    await barLink(page, 'Serviços').click()
    await expect(title(page, 'Serviços')).toBeFocused()
    await expect(title(page, 'Serviços')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollDown()
    await nextButton(page).click()
    await expectSlide(page, 'Contato')
    await page.getByRole('button', { name: /^Anterior: / }).click()
    await expectSlide(page, 'Serviços')
    expect(await top()).toBe(0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    for (const [key, isDown] of [
      ['Space', true],
      ['Shift+Space', false],
      ['PageDown', true],
      ['Home', false],
    ] as const) {
      await page.keyboard.press(key)
      if (isDown) await expect.poll(top, key).toBeGreaterThan(100)
      else await expect.poll(top, key).toBe(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('the skip link closes the open menu and leads to the content', async ({ page }) => {
    await open(page, '/servicos-terapia')
    await menuButton(page).tap()
    await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator(':focus').getByRole('main')).toHaveCount(1)
  })
})

const [mandala] = toolJourneys

test('a result printed after midnight bears the new day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:59:00-03:00') })
  await openResult(page, mandala)
  await page.clock.setFixedTime(new Date('2026-11-22T00:01:00-03:00'))
  const printed = await page.evaluateHandle(() => {
    const sheets: string[] = []
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      sheets.push(document.querySelector('main')?.textContent ?? '')
    }
    return sheets
  })
  // by the browser's own menu
  await page.evaluate(() => window.print())
  expect((await printed.jsonValue()).join()).toContain('22 de novembro de 2026')
})

test('a result copied after midnight bears the new day', async ({ page, context }) => {
  await allowCopying(context)
  await page.clock.install({ time: new Date('2026-11-21T23:59:00-03:00') })
  await openResult(page, mandala)
  await page.clock.setFixedTime(new Date('2026-11-22T00:01:00-03:00'))
  await copyButton(page).click()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  expect(await clipboardText(context)).toContain('22 de novembro de 2026')
})

test.describe('when a page seems to be ready', () => {
  test('a field written in while its slide comes to rest keeps focus and letters', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await barLink(page, 'Contato').press('Enter')
    await page.clock.runFor(jumpMs.desktop + slideMs - 100)
    const name = slide(page, 'Contato').getByRole('textbox', { name: /^Nome/ })
    await name.focus()
    await page.keyboard.type('Maria')
    await page.clock.runFor(100 + framesMs)
    await page.keyboard.type(' da Silva')
    await expect(name).toHaveValue('Maria da Silva')
  })

  test('a double click on a link clicks nothing on the page that comes', async ({ page }) => {
    await open(page, '/servicos-terapia')
    const link = footerLink(page, 'Explorador de Arquétipos')
    await link.hover()
    const { x, y } = await middleOf(link)
    const reached = await page.evaluateHandle(() => {
      const pressed: unknown[] = []
      addEventListener('click', ({ target }) => pressed.push(target instanceof Element && target.textContent))
      return pressed
    })
    await page.mouse.dblclick(x, y)
    await expect(heading(page)).toHaveText('Explorador de Arquétipos')
    expect(new Set(await reached.jsonValue())).toEqual(new Set(['Explorador de Arquétipos']))
    await expect(page.getByText('Pergunta 1 de 5', { exact: true })).toBeVisible()
  })

  test('a link clicked before hydration gives way to one that is clicked later', async ({ page }) => {
    await page.addInitScript(() => {
      const say = () => document.querySelector('[data-layout="desktop"]') && console.debug('hydrated')
      new MutationObserver(say).observe(document, { subtree: true, attributeFilter: ['data-layout'] })
    })
    const code = await hold(page, scripts)
    const late = await hold(page, '**/servicos-terapia')
    await page.goto(at('/privacidade'), { waitUntil: 'commit' })
    // whatever is asked of a page that is about to be left waits until it is
    const hydrated = page.waitForEvent('console')
    const { x, y } = await middleOf(barLink(page, 'Contato'))
    await barLink(page, 'Serviços').click({ noWaitAfter: true })
    code.open()
    await hydrated
    const entered = page.waitForEvent('framenavigated')
    await page.mouse.click(x, y)
    await entered
    late.open()
    await expect(heading(page)).toHaveText('Comece por uma conversa.')
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(at('/contato-agendar'))
  })

  test('after going back before hydration: what was written is there on return', async ({ page }) => {
    await open(page, '/privacidade')
    await footerLink(page, 'Contato').click()
    await expect(page).toHaveURL(at('/contato-agendar'))
    const code = await hold(page, scripts)
    await page.reload({ waitUntil: 'commit' })
    const name = field(page, /^Nome/)
    await name.fill('Ana')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(at('/privacidade'))
    code.open()
    await expect(heading(page)).toHaveText('Privacidade')
    await page.goForward()
    await expect(name).toHaveValue('Ana')
  })

  test('a click made before the current question was drawn answers nothing', async ({ page }) => {
    await open(page, '/explorador-arquetipos')
    await page.evaluate(() => {
      const press = () => {
        const answer = document.querySelector<HTMLElement>('main li button')
        answer?.dispatchEvent(late)
      }
      const late = new MouseEvent('click', { bubbles: true, detail: 1 })
      document.querySelector<HTMLElement>('main li button')?.click()
      queueMicrotask(() => requestAnimationFrame(press))
    })
    await expect(page.getByText('Pergunta 2 de 5', { exact: true })).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.getByText('Pergunta 2 de 5', { exact: true })).toBeVisible()
  })
})
