import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  addressOf,
  allowCopying,
  at,
  clipboardText,
  expectHydrated,
  expectSlide,
  open,
  phone,
  phoneInHand,
  practice,
  reload,
  sections,
} from './site'
import {
  answerLine,
  byKeyboard,
  byMouse,
  byTouch,
  openingLine,
  openResult,
  parts,
  result,
  resultTitle,
  stories,
  type ToolJourney,
  therapyLinks,
  toolJourneys,
} from './toolPages'
import { copyButton } from './visitor'

/** What the four have from the same code is tried with the first; with all of them thoroughly. */
const ofOne = (tool: ToolJourney) => (tool === toolJourneys[0] ? {} : { tag: '@thorough' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function saveImage(page: Page) {
  const download = page.waitForEvent('download')
  await button(page, 'Salvar imagem').click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Where the tool asks now what the images bring to mind. */
async function writeNote(page: Page) {
  const invitation = page.getByRole('button', { name: /lembram a você\?$|você se lembrou\?$/ })
  if ((await invitation.count()) === 0) return
  await invitation.click()
  await page.keyboard.type('um quintal')
  await page.keyboard.press('Escape')
}

/** Counts the calls of the print dialog, which nobody would close. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.prints = `${Number(dataset.prints ?? 0) + 1}`
    }
  })

/** What can be seen of a text, line by line, without drawings and closed disclosures. */
const visibleTexts = (region: Locator) =>
  region.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.checkVisibility() && !parent.closest('[aria-hidden="true"]')) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.trim()).filter(Boolean)
  })

for (const tool of toolJourneys)
  test.describe(tool.name, () => {
    test('is reached from the footer and the approach section, and leads back', async ({ page }) => {
      await open(page, '/servicos-terapia')
      await page.getByRole('contentinfo').getByRole('link', { name: tool.name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await addressOf(page)).toBe(tool.path)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', at('/'))
      await expect(header.getByRole('link', { name: practice.name })).toHaveAttribute('href', at('/'))
      await expect(page.getByRole('contentinfo')).toContainText(practice.registration.number)
      await header.getByRole('link', { name: 'Voltar' }).click()
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
      expect(await addressOf(page)).toBe('/')
      await page.keyboard.press('ArrowRight')
      await expectSlide(page, 'Atuação Clínica')
      await page.getByRole('main').getByRole('link', { name: tool.name }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
    })

    test('leads by the keyboard alone to its result, a story and the contact section', async ({ page }) => {
      await openResult(page, tool, { click: byKeyboard, words: 'chorei no banho' })
      await expect(resultTitle(page)).toBeFocused()
      await expect(resultTitle(page)).toHaveAccessibleDescription('chorei no banho')
      await byKeyboard(answerLine(page))
      await page.keyboard.type('a de ontem')
      await expect(answerLine(page)).toHaveValue(/a de ontem$/)
      await byKeyboard(stories(page).first())
      await expect(parts(page).getByRole('group').first()).toHaveAttribute('open')
      for (const other of toolJourneys.filter(({ path }) => path !== tool.path))
        await expect(page.getByRole('main').getByRole('link', { name: other.name })).toHaveAttribute(
          'href',
          at(other.path),
        )
      await byKeyboard(therapyLinks(page).last())
      await page.keyboard.press('Enter')
      await expectSlide(page, 'Contato')
      expect(await addressOf(page)).toBe('/#contact')
    })

    test('shows the restart button once, before and beside its result', ofOne(tool), async ({ page }) => {
      const restart = button(page, tool.restart)
      await open(page, tool.path)
      const isWholePage = (await restart.count()) === 0
      await tool.begin(page, byMouse)
      await expect(restart).toHaveCount(isWholePage ? 0 : 1)
      await tool.finish(page, byMouse)
      await expect(result(page).getByRole('button', { name: tool.restart, exact: true })).toBeVisible()
      await expect(restart).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    test('keeps a result while the visit lasts, until restart or reload', ofOne(tool), async ({ page }) => {
      await openResult(page, tool, { words: 'Fica aqui.' })
      await answerLine(page).fill('Isto também.')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
      await expect(page).toHaveTitle(/Privacidade/)
      await page.goBack()
      await expect(result(page)).toContainText(tool.trace)
      await expect(result(page)).toContainText('Fica aqui.')
      await expect(answerLine(page)).toHaveValue('Isto também.')
      await button(page, tool.restart).click()
      await expect(result(page)).toHaveCount(0)
      await expect(openingLine(page)).toHaveValue('')
      await expect(tool.fresh(page)).toBeVisible()
      const focused = page.locator(':focus')
      await expect(focused).toHaveCount(1)
      await expect(focused).not.toHaveJSProperty('tagName', 'BODY')
      await tool.begin(page, byMouse)
      await reload(page)
      await expect(tool.fresh(page)).toBeVisible()
    })

    test('requests nothing from hydration to restart', async ({ page, context }) => {
      await allowCopying(context)
      await countPrints(page)
      await page.goto(at(tool.path))
      await expectHydrated(page)
      const requests: string[] = []
      page.on('request', (request) => {
        // the drawing, which the page reads back as an image
        if (!request.url().startsWith('blob:')) requests.push(request.url())
      })
      await openingLine(page).fill('Uma linha minha.')
      await tool.begin(page, byMouse)
      await writeNote(page)
      await tool.finish(page, byMouse)
      await writeNote(page)
      await answerLine(page).fill('E outra.')
      await stories(page).first().click()
      await stories(page).last().click()
      await copyButton(page).click()
      await expect(copyButton(page)).toHaveText('Texto copiado')
      await saveImage(page)
      for (const print of await page.getByRole('button', { name: /^Imprimir/ }).all()) await print.click()
      await page.getByRole('main').getByRole('link').last().hover()
      await page.getByRole('contentinfo').getByRole('link').last().hover()
      await button(page, tool.restart).click()
      await expect(tool.fresh(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
    })

    test('copies what its result shows, in the same order', ofOne(tool), async ({ page, context }) => {
      await allowCopying(context)
      await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-03:00'))
      await openResult(page, tool, { words: 'Uma linha minha.\nE outra.' })
      await answerLine(page).fill('A de ontem.')
      await copyButton(page).click()
      await expect(copyButton(page)).toHaveText('Texto copiado')
      const copied = await clipboardText(context)
      expect(copied.startsWith(`${tool.name}\n21 de novembro de 2026\n\nUma linha minha.\nE outra.\n`)).toBe(true)
      expect(copied).toContain('?\nA de ontem.\n')
      expect(copied).toMatch(new RegExp(`\\n${practice.name}, Psicóloga, CRP [^\\n]+$`))
      const controls = ['Nada é salvo nem enviado.', 'Explorar em Terapia', 'Ler a história', 'nestas cinco respostas']
      let position = copied.indexOf('Uma linha minha.')
      for (const text of await visibleTexts(result(page))) {
        const isLeftOut = /^(Salvar|Copiar|Texto copiado|Imprimir)/.test(text) || text === tool.restart
        if (isLeftOut || controls.some((control) => text.startsWith(control))) continue
        const next = copied.indexOf(text, position)
        expect(next, `${text} follows ${copied.slice(0, position)}`).toBeGreaterThanOrEqual(0)
        position = next
      }
    })

    test('prints date, words, answer and stories, and no controls', ofOne(tool), async ({ page, browserName }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-03:00'))
      await openResult(page, tool, { words: 'No papel também.' })
      await answerLine(page).fill('A de ontem.')
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 642, height: 900 })
      const main = page.getByRole('main')
      await expect(page.getByText(`${practice.name}, Psicóloga, CRP`).first()).toBeVisible()
      await expect(page.getByText('21 de novembro de 2026')).toBeVisible()
      await expect(resultTitle(page)).toBeVisible()
      await expect(result(page).getByText('No papel também.', { exact: true })).toBeVisible()
      await expect(answerLine(page)).toBeVisible()
      for (const control of await main.getByRole('button').or(stories(page)).or(therapyLinks(page)).all())
        await expect(control).toBeHidden()
      for (const story of await parts(page).getByRole('group').getByRole('paragraph').all())
        await expect(story).toBeVisible()
      await expect(page.locator('main svg').and(page.locator(':visible')).first()).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      // Firefox packs the list of pages
      if (browserName === 'chromium') expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
    })

    test('keeps its result within limits of words, controls and height on a phone', async ({ page }) => {
      await page.setViewportSize(phone)
      await openResult(page, tool)
      const words = (await visibleTexts(result(page))).join(' ').split(/\s+/).filter(Boolean)
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(320)
      const controls = await result(page)
        .locator('a:not([href^="tel:"]), button, input, textarea, summary')
        .filter({ visible: true })
        .count()
      expect(controls).toBeLessThanOrEqual(16)
      const top = (await resultTitle(page).boundingBox())?.y ?? Number.NaN
      const endOf = async (link: Locator) => {
        const box = await link.boundingBox()
        return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) - top
      }
      expect(await endOf(therapyLinks(page).first())).toBeLessThanOrEqual(1700)
      expect(await endOf(therapyLinks(page).last())).toBeLessThanOrEqual(3400)
      const callable = page.getByRole('link', { name: '188', exact: true }).filter({ visible: true })
      expect(await callable.count()).toBeLessThanOrEqual(3)
    })

    test('saves its result as one image for a phone', ofOne(tool), async ({ page }) => {
      await openResult(page, tool)
      const { name, bytes } = await saveImage(page)
      expect(name).toBe(`${tool.path.slice(1)}.png`)
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([16, 20].map((offset) => bytes.readUInt32BE(offset))).toEqual([1080, 1920])
    })
  })

test('a clipboard that refuses: the button says so', async ({ page, watch }) => {
  watch.allow(/The result could not be kept/)
  await openResult(page, toolJourneys[0])
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await copyButton(page).click()
  await expect(button(page, 'Não foi possível copiar')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Não foi possível copiar' })).toBeAttached()
})

test.describe('printing to colour', () => {
  /** An A4 sheet between its margins. */
  const sheet = { width: 726, height: 1020 }
  const mm = 96 / 25.4

  test('prints title, drawing, name and registration, once, and then the result again', async ({ page }) => {
    await countPrints(page)
    await openResult(page, toolJourneys[0])
    await button(page, 'Imprimir para colorir').click()
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    const { region, number } = practice.registration
    const texts = ['Mandala Arquetípica', `${practice.name}, ${practice.profession}`, `CRP ${region}/${number}`]
    await expect(page.locator('body')).toHaveText(texts.join(' '), { useInnerText: true })
    await expect(page.locator('main svg').filter({ visible: true })).toHaveCount(1)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(resultTitle(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  })

  test('draws every line at least half a millimetre wide', async ({ page }) => {
    await countPrints(page)
    await openResult(page, toolJourneys[0])
    await button(page, 'Imprimir para colorir').click()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    const widths = await page.locator('main svg :is(path, circle, line)').evaluateAll((lines) =>
      lines
        .filter((line) => line.checkVisibility() && getComputedStyle(line).stroke !== 'none')
        .map((line) => {
          const { a = 0, b = 0 } = (line as SVGGraphicsElement).getScreenCTM() ?? {}
          return Number.parseFloat(getComputedStyle(line).strokeWidth) * Math.hypot(a, b)
        }),
    )
    expect(widths.length).toBeGreaterThan(20)
    expect(Math.min(...widths) / mm).toBeGreaterThanOrEqual(0.5)
  })
})

test.describe('by touch', () => {
  test.use(phoneInHand)

  for (const tool of toolJourneys)
    test(`${tool.name} can be used by touch, up to the contact section`, ofOne(tool), async ({ page }) => {
      await openResult(page, tool, { click: byTouch, words: 'No banho.' })
      const small = await page
        .getByRole('main')
        .locator('button, a, label:has(input), textarea, summary')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && !one.closest('p'))
            .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
        )
      expect(small).toEqual([])
      await stories(page).first().tap()
      await expect(parts(page).getByRole('group').first()).toHaveAttribute('open')
      await therapyLinks(page).last().tap()
      await expect.poll(() => addressOf(page)).toBe('/#contact')
      await expect(page.getByRole('heading', { name: sections[3].title })).toBeInViewport()
    })
})

for (const [answer, notice, isSaved] of [
  ['taken', 'Imagem salva', false],
  ['AbortError', 'Não foi possível salvar', false],
  ['NotAllowedError', 'Imagem salva', true],
] as const)
  test(`a system sheet for sharing gets the image (${answer})`, { tag: '@thorough' }, async ({ page, watch }) => {
    watch.allow(/The result could not be kept/)
    await page.addInitScript((answer) => {
      const share = ({ files }: { files: File[] }) => {
        document.documentElement.dataset.shared = files.map(({ name, type }) => `${name} ${type}`).join()
        return answer === 'taken' ? Promise.resolve() : Promise.reject(new DOMException('', answer))
      }
      Object.assign(navigator, { canShare: () => true, share })
    }, answer)
    let saved = 0
    page.on('download', () => saved++)
    await openResult(page, toolJourneys[0])
    await button(page, 'Salvar imagem').click()
    await expect(button(page, notice)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'mandala-arquetipica.png image/png')
    expect(saved).toBe(isSaved ? 1 : 0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every tool can be read, says what it needs, and can be left', async ({ page }) => {
    for (const tool of toolJourneys) {
      await page.goto(at(tool.path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
      await expect(page.getByText(/precisa de JavaScript/)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Voltar' }).click()
      await expect(page).toHaveURL(at('/'))
    }
  })
})
