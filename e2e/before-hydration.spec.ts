import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { banner, field, fillRequired, sendButton, watchSending } from './formPage'
import { received } from './formService'
import { announcement, bar, barLink, expectSlide, nextButton, sections } from './sections'
import { at, boxOf, expectHydrated, hold, open, scripts } from './site'
import { e2e } from './sites'
import { journeys } from './toolPages'

const { journey, quiz } = journeys

/** The page is there; it answers once its code is let through. */
async function openWithoutCode(page: Page, address: string) {
  const code = await hold(page, scripts)
  // the script is part of what "load" waits for
  await page.goto(at(address), { waitUntil: 'domcontentloaded' })
  return code
}

/** Has the page write to its console: whatever is asked of a page that is about to be left waits until it is. */
const reportHydration = (page: Page) =>
  page.addInitScript(() => {
    const report = () => document.querySelector('[data-layout="desktop"]') && console.debug('hydrated')
    new MutationObserver(report).observe(document, { subtree: true, attributeFilter: ['data-layout'] })
  })

test('when a page loads its scripts are requested after text and images are painted', async ({ page }) => {
  await open(page, '/')
  const { painted, portrait, requested } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const starts = files.filter(({ name }) => /\/start-[^/]*\.js$/.test(name)).map(({ startTime }) => startTime)
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      portrait: files.find(({ name }) => /portrait|figure/.test(name))?.responseEnd ?? Number.POSITIVE_INFINITY,
      requested: Math.min(...starts),
    }
  })
  expect(requested).toBeGreaterThan(painted)
  expect(requested).toBeGreaterThan(portrait)
})

test('when no script has run the slide of the address shows, and stays', async ({ page }) => {
  for (const { address, label, title: text } of sections.slice(1)) {
    await page.goto('about:blank')
    const code = await openWithoutCode(page, address)
    const heading = page.getByRole('heading', { name: text, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    for (const other of sections.filter((section) => section.label !== label))
      await expect(page.getByRole('heading', { name: other.title, exact: true }).first()).not.toBeInViewport()
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
    const colour = await bar(page).evaluate((one) => getComputedStyle(one).color)
    code.open()
    await expectHydrated(page)
    await expectSlide(page, label)
    await expect(bar(page)).toHaveCSS('color', colour)
    await expect(announcement(page)).toBeEmpty()
  }
})

test.describe('when something is clicked before hydration', () => {
  test('a box is ticked once, and a double click goes one step', async ({ page }) => {
    const code = await openWithoutCode(page, journey.path)
    await page.getByRole('checkbox').first().click()
    await page.getByRole('checkbox').nth(1).press('Space')
    await page.getByRole('button', { name: 'Próxima', exact: true }).dblclick()
    code.open()
    await expectHydrated(page)
    await expect(page.getByRole('heading', { name: 'Chamado à Aventura', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Anterior', exact: true }).click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  test('the last section requested is shown', async ({ page }) => {
    const code = await openWithoutCode(page, '/')
    await nextButton(page).click()
    await barLink(page, 'Contato').click()
    code.open()
    await expectHydrated(page)
    await expectSlide(page, 'Contato')
    await expect(page).toHaveURL(at('/#contact'))
  })

  test('the application comes at once, whatever else is still loading', async ({ page }) => {
    await hold(page, '**/*.svg')
    await page.goto(at(quiz.path), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click({ noWaitAfter: true })
    await expect(page.getByText('Pergunta 2 de 5').first()).toBeVisible()
  })

  test('a link gives way to one that is clicked later', async ({ page }) => {
    await reportHydration(page)
    const late = await hold(page, '**/servicos-terapia')
    const code = await openWithoutCode(page, '/privacidade')
    const hydrated = page.waitForEvent('console')
    const { x, y } = await boxOf(barLink(page, 'Contato'))
    await barLink(page, 'Serviços').click({ noWaitAfter: true })
    code.open()
    await hydrated
    const entered = page.waitForEvent('framenavigated')
    await page.mouse.click(x + 9, y + 9)
    await entered
    late.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comece por uma conversa.')
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(at('/contato-agendar'))
  })
})

test('when the visitor leaves a reloaded page before hydration the page before comes', async ({ page }) => {
  await open(page, '/servicos-terapia')
  await barLink(page, 'Contato').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comece por uma conversa.')
  const code = await hold(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  code.open()
  await expect(page).toHaveTitle(/^Terapia em/)
  await expectHydrated(page)
  await expect(page).toHaveURL(at('/servicos-terapia'))
})

test.describe('when the form is used before hydration', () => {
  test('what was typed is kept and can be sent', async ({ page }) => {
    const code = await openWithoutCode(page, '/contato-agendar')
    await fillRequired(page, 'cedo@exemplo.com.br')
    // past all events, as some extensions fill in
    await field(page, /^Telefone/).evaluate((input: HTMLInputElement) => {
      input.value = '11'
    })
    code.open()
    await expectHydrated(page)
    await expect(field(page, /^Nome/)).toHaveValue('Ana')
    await sendButton(page).click()
    await expect(banner(page)).toBeVisible()
    expect(await received('cedo@exemplo.com.br')).toMatchObject([{ name: 'Ana', phone: '11' }])
  })

  test('a message sent twice leaves once, also when the page is hydrated meanwhile', async ({ page }) => {
    const answer = await hold(page, e2e.inbox)
    const sent = watchSending(page)
    await reportHydration(page)
    const code = await openWithoutCode(page, '/contato-agendar')
    await fillRequired(page, 'uma-vez@exemplo.com.br')
    const hydrated = page.waitForEvent('console')
    // while a page is being left Playwright waits before it looks for anything
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    code.open()
    await hydrated
    await page.keyboard.press('Enter')
    answer.open()
    await expect(page.getByRole('heading', { name: 'Sua mensagem chegou' })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.postData()).toContain('uma-vez@exemplo.com.br')
  })
})

test('when the keyboard is used before hydration it reaches only the current slide', async ({ page }) => {
  await openWithoutCode(page, '/')
  await page.getByRole('main').getByRole('link').first().focus()
  const pager = page.getByRole('navigation', { name: 'Mudar de seção' })
  for (let tabs = 0; tabs < 20 && !(await pager.locator(':focus').count()); tabs++) {
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.press('Tab')
  }
  await expect(pager.locator(':focus')).toHaveCount(1)
})

test('when a link is clicked all through hydration nothing is rendered again', async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.goto(at('/'))
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-rendered', 'once')
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      document.querySelector<HTMLElement>('nav a[href$="/#services"]')?.click()
      if (document.querySelector('[data-layout="unmeasured"]')) channel.port2.postMessage(null)
    }
    channel.port2.postMessage(null)
  })
  await expectHydrated(page)
  await expectSlide(page, 'Serviços')
  await expect(page.locator('main[data-rendered="once"]')).toHaveCount(1)
})
