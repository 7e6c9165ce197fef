import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectSlide, sections } from './sections'
import { at, boxOf, button, copyButton, desktop, motionEnds, open, practice, widthBeyond } from './site'
import {
  answerLine,
  byKeyboard,
  byMouse,
  journeys,
  notes,
  openingLine,
  openResult,
  parts,
  result,
  resultTitle,
  stories,
  therapyLinks,
  toolJourneys,
} from './toolPages'

const { mandala } = journeys

test.use({ permissions: ['clipboard-write'] })

async function saveImage(page: Page) {
  const download = page.waitForEvent('download')
  await button(page, 'Salvar imagem').click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Where the tool asks now what the images bring to mind. */
async function writeNote(page: Page) {
  const invitation = notes(page, /lembram a você\?$|você se lembrou\?$/)
  if ((await invitation.count()) === 0) return
  await invitation.click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('um quintal')
}

/** Counts the calls of the print dialog, which nobody would close. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.prints = `${Number(dataset.prints ?? 0) + 1}`
    }
  })

test('when a link of footer or map is clicked its tool opens, and leads back', async ({ page }) => {
  await open(page, '/servicos-terapia')
  const heading = page.getByRole('heading', { level: 1 })
  for (const tool of toolJourneys) {
    await page.getByRole('contentinfo').getByRole('link', { name: tool.name }).click()
    await expect(heading).toHaveText(tool.name)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(at(tool.path))
    await page.goBack()
  }
  await open(page, '/#emotional-map')
  await page.getByRole('main').getByRole('link', { name: mandala.name }).first().click()
  await expect(heading).toHaveText(mandala.name)
  await page.getByRole('banner').getByRole('link', { name: 'Voltar' }).click()
  await expectSlide(page, 'Início')
})

/** Sees the result as it goes onto an A4 sheet, between its margins, and puts it on the screen again. */
async function expectPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 642, height: 900 })
  await expect(page.getByText(`${practice.name}, Psicóloga, CRP`).first()).toBeVisible()
  await expect(page.getByText('21 de novembro de 2026')).toBeVisible()
  await expect(resultTitle(page)).toBeVisible()
  await expect(result(page).getByText('Uma linha minha.', { exact: true })).toBeVisible()
  await expect(answerLine(page)).toBeVisible()
  const controls = page.getByRole('main').getByRole('button').or(stories(page)).or(therapyLinks(page))
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  const printed = parts(page).getByRole('group').getByRole('paragraph')
  await expect(printed.filter({ visible: false })).toHaveCount(0)
  await motionEnds(page)
  const { bottom } = await boxOf(page.locator('main svg').filter({ visible: true }).first())
  expect(bottom, 'the drawing is on the first page').toBeLessThan((251 / 25.4) * 96)
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(desktop)
}

test('when a tool is used it requests nothing, and can be printed', async ({ page }) => {
  await page.addInitScript(() => {
    // late in the evening; Playwright's clock would change the times of clicks, too, by which the page tells late ones
    window.Date = new Proxy(Date, { construct: (it) => Reflect.construct(it, ['2026-11-21T23:59:00-03:00']) })
  })
  await countPrints(page)
  const requests: string[] = []
  page.on('request', (request) => {
    // the drawing, which the page reads back as an image
    if (!request.url().startsWith('blob:')) requests.push(request.url())
  })
  for (const tool of toolJourneys) {
    await open(page, tool.path)
    requests.length = 0
    await openingLine(page).fill('Uma linha minha.')
    await tool.begin(page, byMouse)
    await writeNote(page)
    await tool.finish(page, byMouse)
    await writeNote(page)
    await answerLine(page).fill('E outra.')
    await expectPrinted(page)
    await stories(page).first().click()
    await stories(page).last().click()
    await copyButton(page).click()
    await expect(copyButton(page)).toHaveText('Texto copiado')
    const { name, bytes } = await saveImage(page)
    expect(name).toBe(`${tool.path.slice(1)}.png`)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([16, 20].map((offset) => bytes.readUInt32BE(offset))).toEqual([1080, 1920])
    for (const print of await page.getByRole('button', { name: /^Imprimir/ }).all()) await print.click()
    await page.getByRole('main').getByRole('link').last().hover()
    await page.getByRole('contentinfo').getByRole('link').last().hover()
    await button(page, tool.restart).click()
    await expect(tool.fresh(page)).toBeVisible()
    await expect(result(page)).toHaveCount(0)
    await expect(openingLine(page)).toHaveValue('')
    await page.waitForLoadState('networkidle')
    expect(requests, tool.name).toEqual([])
  }
})

test('when printed for colouring there are title, wide lines and name', async ({ page }) => {
  await countPrints(page)
  await openResult(page, mandala)
  await button(page, 'Imprimir para colorir').click()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 726, height: 1020 })
  const { region, number } = practice.registration
  const texts = ['Mandala Arquetípica', `${practice.name}, ${practice.profession}`, `CRP ${region}/${number}`]
  await expect(page.locator('body')).toHaveText(texts.join(' '), { useInnerText: true })
  await expect(page.locator('main svg').filter({ visible: true })).toHaveCount(1)
  const widths = await page.locator('main svg :is(path, circle, line)').evaluateAll((lines) =>
    lines
      .filter((line) => line.checkVisibility() && getComputedStyle(line).stroke !== 'none')
      .map((line) => {
        const { a = 0, b = 0 } = (line as SVGGraphicsElement).getScreenCTM() ?? {}
        return Number.parseFloat(getComputedStyle(line).strokeWidth) * Math.hypot(a, b)
      }),
  )
  expect(widths.length).toBeGreaterThan(20)
  // half a millimetre
  expect(Math.min(...widths)).toBeGreaterThanOrEqual((0.5 * 96) / 25.4)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(resultTitle(page)).toBeVisible()
})

for (const [answer, notice, isSaved] of [
  ['taken', 'Imagem salva', false],
  ['AbortError', 'Não foi possível salvar', false],
  ['NotAllowedError', 'Imagem salva', true],
] as const)
  test(`when there is a system sheet for sharing it gets the image (${answer})`, async ({ page, watch }) => {
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
    await openResult(page, mandala)
    await button(page, 'Salvar imagem').click()
    await expect(button(page, notice)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'mandala-arquetipica.png image/png')
    expect(saved).toBe(isSaved ? 1 : 0)
  })

test('when a tool is used by keys it leads to the contact section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const tool of toolJourneys) {
    await openResult(page, tool, { click: byKeyboard, words: 'chorei no banho' })
    await expect(resultTitle(page)).toBeFocused()
    await expect(resultTitle(page)).toHaveAccessibleDescription('chorei no banho')
    const words = (await result(page).innerText()).split(/\s+/).filter(Boolean)
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(330)
    await byKeyboard(answerLine(page))
    await page.keyboard.type('a de ontem')
    await expect(answerLine(page)).toHaveValue(/a de ontem$/)
    await byKeyboard(stories(page).first())
    await expect(parts(page).getByRole('group').first()).toHaveAttribute('open')
    await byKeyboard(therapyLinks(page).last())
    // a link does not follow the Space key
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#contact'))
    await expect(page.getByRole('heading', { name: sections[3].title })).toBeInViewport()
  }
})
