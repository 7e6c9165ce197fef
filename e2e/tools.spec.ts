import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectGrowth, forgetGrowth, watchGrowth } from './growth'
import {
  addressOf,
  allowCopying,
  at,
  clipboardText,
  expectSlide,
  open,
  phoneInHand,
  practice,
  reload,
  sections,
  slide,
} from './site'
import { byKeyboard, byMouse, byTouch, openResult, type ToolJourney, toolJourneys } from './toolPages'
import { writing } from './visitor'

const result = (page: Page) => page.getByRole('link', { name: 'Explorar em Terapia' })

async function openFocusedResult(page: Page, tool: ToolJourney, press = byMouse) {
  await openResult(page, tool, press)
  await expect(result(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveCount(1)
}

/** What the four have from the same code is tried with the first; with all of them thoroughly. */
const ofOne = (tool: ToolJourney) => (tool === toolJourneys[0] ? {} : { tag: '@thorough' })

for (const tool of toolJourneys)
  test.describe(tool.name, () => {
    test('is found from the approach section and from the footer, and names who offers it and the way back', async ({
      page,
    }) => {
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

    // mandala.spec.ts and journey.spec.ts use the keyboard themselves
    const isTriedThere = ['Mandala Arquetípica', 'Jornada do Herói'].includes(tool.name)
    test('leads by the keyboard alone to a result with all that stands below one, and from there to the contact section', {
      tag: isTriedThere ? '@thorough' : [],
    }, async ({ page }) => {
      await openFocusedResult(page, tool, byKeyboard)
      const main = page.getByRole('main')
      await expect(main).toContainText(tool.trace)
      await expect(main).toContainText('Exercício de reflexão, sem valor diagnóstico')
      await expect(main).toContainText('Este site não atende urgências.')
      for (const number of ['192', '188', '100'])
        await expect(main.getByRole('link', { name: number, exact: true }).last()).toHaveAttribute(
          'href',
          `tel:${number}`,
        )
      for (const other of toolJourneys.filter(({ path }) => path !== tool.path))
        await expect(main.getByRole('link', { name: other.name })).toHaveAttribute('href', at(other.path))
      await byKeyboard(result(page))
      await page.keyboard.press('Enter')
      await expectSlide(page, 'Contato')
      expect(await addressOf(page)).toBe('/#contact')
    })

    test('keeps the drawing beside its reading, where it shows what is read of, and closes as one at the end', {
      tag: '@thorough',
    }, async ({ page }) => {
      await openFocusedResult(page, tool)
      const stories = page.locator('[data-story]')
      const told = page.locator('[data-told]')
      for (const story of [stories.first(), stories.last()]) {
        await story.evaluate((element) =>
          window.scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * 0.45 + 8),
        )
        const id = await story.getAttribute('data-story')
        await expect(page.locator(`[data-reading="${id}"]`)).toBeInViewport()
        await expect(told.first()).toBeAttached()
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(told).toHaveCount(0)
    })

    test(
      'keeps what was chosen while the visit lasts, and forgets it at one press or on a reload',
      ofOne(tool),
      async ({ page }) => {
        await openFocusedResult(page, tool)
        await writing(page).fill('Fica aqui.')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
        await expect(page).toHaveTitle(/Privacidade/)
        await page.goBack()
        await expect(result(page)).toBeVisible()
        await expect(page.getByRole('main')).toContainText(tool.trace)
        await expect(writing(page)).toHaveValue('Fica aqui.')
        await page.getByRole('button', { name: tool.restart, exact: true }).click()
        await expect(result(page)).toHaveCount(0)
        await expect(page.getByRole('main')).not.toContainText('Fica aqui.')
        await expect(tool.fresh(page)).toBeVisible()
        const focused = page.locator(':focus')
        await expect(focused).toHaveCount(1)
        await expect(focused).not.toHaveJSProperty('tagName', 'BODY')
        await tool.begin(page, byMouse)
        await reload(page)
        await expect(tool.fresh(page)).toBeVisible()
      },
    )

    test('gives its result as plain text, or says that it cannot, and asks the network for code alone', async ({
      page,
      context,
      watch,
    }) => {
      watch.allow(/The result could not be kept/)
      await allowCopying(context)
      await open(page, tool.path)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => {
        const { pathname, protocol } = new URL(request.url())
        if (protocol !== 'blob:' && !/\/assets\/[\w-]+\.(js|css)$/.test(pathname)) requests.push(request.url())
      })
      await tool.begin(page, byMouse)
      await tool.finish(page, byMouse)
      await writing(page).fill('Uma linha minha.\nE outra.')
      // the words stand for three seconds: looked for from before the press on
      await Promise.all([
        expect(page.getByRole('status').filter({ hasText: 'Texto copiado' })).toBeAttached(),
        page.getByRole('button', { name: 'Copiar texto' }).click(),
      ])
      const text = await clipboardText(context)
      expect(text.startsWith(tool.name)).toBe(true)
      expect(text).toMatch(tool.trace)
      expect(text).toContain('Uma linha minha.\nE outra.')
      expect(text).toContain('sem valor diagnóstico')
      expect(text).toContain(practice.name)
      expect(text).not.toMatch(/[<>{}]|undefined|null|\[object/)
      for (const paragraph of await page.getByRole('main').locator('.reflection p').allTextContents())
        expect(text).toContain(paragraph)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
      })
      await Promise.all([
        expect(page.getByRole('button', { name: 'Não foi possível copiar' })).toBeVisible(),
        page.getByRole('button', { name: /^(Texto copiado|Copiar texto)$/ }).click(),
      ])
      expect(requests).toEqual([])
    })

    test(
      'on paper is identified and dated, shows what was written and no controls, and cuts nothing',
      ofOne(tool),
      async ({ page, browserName }) => {
        await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-03:00'))
        await openFocusedResult(page, tool)
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 642, height: 900 })
        const main = page.getByRole('main')
        await expect(page.getByText(`${practice.name}, Psicóloga, CRP`).first()).toBeVisible()
        await expect(page.getByText('21 de novembro de 2026')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.getByRole('button')).toHaveCount(0)
        await expect(main.getByRole('img').first()).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Um lugar para escrever' })).toBeHidden()
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(beyond).toBeLessThanOrEqual(0)
        await page.emulateMedia({ media: 'screen' })
        await writing(page).fill('No papel também.')
        await page.emulateMedia({ media: 'print' })
        await expect(main.getByRole('blockquote')).toBeVisible()
        const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        // Firefox packs the list of pages
        if (browserName === 'chromium') expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
      },
    )
  })

test.describe('by touch', () => {
  test.use(phoneInHand)

  for (const tool of toolJourneys)
    test(
      `${tool.name} has controls large enough for a finger, and leads to its result and to the contact section`,
      ofOne(tool),
      async ({ page }) => {
        await openFocusedResult(page, tool, byTouch)
        await expect(page.getByRole('main')).toContainText(tool.trace)
        const small = await page
          .getByRole('main')
          .locator('button, a, label:has(input), textarea')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.closest('p, h3'))
              .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 44 || box.height < 44)
              .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
          )
        expect(small).toEqual([])
        await result(page).tap()
        await expect.poll(() => addressOf(page)).toBe('/#contact')
        await expect(page.getByRole('heading', { name: sections[3].title })).toBeInViewport()
      },
    )
})

for (const tool of toolJourneys)
  test(
    `the medallion of ${tool.name} grows into its drawing, also into one with a result, over a page that takes every press`,
    ofOne(tool),
    async ({ page }) => {
      await watchGrowth(page)
      const pressMedallion = async () => {
        await expectSlide(page, 'Atuação Clínica')
        await forgetGrowth(page)
        await slide(page, 'Atuação Clínica').getByRole('link', { name: tool.name }).click()
      }
      await open(page, '/#emotional-map')
      await pressMedallion()
      await tool.begin(page, byMouse)
      await expectGrowth(page, 'drawing')
      await tool.finish(page, byMouse)
      await page.goBack()
      await pressMedallion()
      await expect(page.getByRole('heading', { level: 1, name: tool.name })).toBeVisible()
      await expectGrowth(page, 'drawing')
    },
  )

for (const tool of toolJourneys)
  test.describe(`${tool.name} as a picture`, ofOne(tool), () => {
    const save = async (page: Page, name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }

    test('is an upright PNG of at least 2000 px, and an SVG that stands alone and is the same for the same choice', async ({
      page,
      context,
    }) => {
      await openFocusedResult(page, tool)
      const png = await save(page, 'Salvar imagem')
      expect(png.name).toMatch(/\.png$/)
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
      const [width, height] = [16, 20].map((at) => png.bytes.readUInt32BE(at))
      expect(width).toBeGreaterThanOrEqual(2000)
      expect((height ?? 0) / (width ?? 1)).toBeCloseTo(Math.SQRT2)
      expect(png.bytes.length).toBeGreaterThan(50_000)
      expect(png.bytes.subarray(0, 600).toString()).toContain('188 (CVV)')

      const phone = await save(page, 'Salvar imagem para o celular')
      expect(phone.name).toMatch(/-celular\.png$/)
      expect([16, 20].map((at) => phone.bytes.readUInt32BE(at))).toEqual([1080, 1920])

      const { name, bytes } = await save(page, 'Salvar imagem em SVG')
      expect(name).toMatch(/\.svg$/)
      const svg = bytes.toString()
      expect(svg).toMatch(/<desc>[^<]*188 \(CVV\)/)
      expect(svg).not.toMatch(/class=|var\(|color-mix|color\(|<text|<style|font-family|data-|undefined|NaN/)
      // a page without the site's policy, which forbids to read markup from text
      const reader = await context.newPage()
      const parsed = await reader.evaluate((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
        return { name: documentElement.localName, paths: documentElement.querySelectorAll('path, circle').length }
      }, svg)
      expect(parsed.name).toBe('svg')
      expect(parsed.paths).toBeGreaterThan(5)
      // a page behind another one hardly runs
      await reader.close()

      await openFocusedResult(page, tool)
      expect((await save(page, 'Salvar imagem em SVG')).bytes.equals(bytes)).toBe(true)
    })

    test('hangs in a frame before it is saved, and is drawn anew once an answer has changed it', {
      tag: '@thorough',
    }, async ({ page }) => {
      await openFocusedResult(page, tool)
      const frame = page.getByRole('img', { name: 'A prancha, como será salva' })
      const drawn = () => frame.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
      await expect(frame).toBeAttached()
      const empty = await drawn()
      await frame.scrollIntoViewIfNeeded()
      await expect.poll(drawn).not.toBe(empty)
      const before = await drawn()
      await page.getByRole('button', { name: 'Faz sentido' }).first().click()
      await frame.scrollIntoViewIfNeeded()
      await expect.poll(drawn).not.toBe(before)
    })
  })

for (const [answer, notice, isSaved] of [
  ['taken', 'Imagem para o celular pronta', false],
  ['AbortError', 'A imagem para o celular não foi salva', false],
  ['NotAllowedError', 'Imagem para o celular pronta', true],
] as const)
  test(`where the system has a sheet for sharing, the picture for the phone goes there (${answer})`, {
    tag: '@thorough',
  }, async ({ page, watch }) => {
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
    await openFocusedResult(page, toolJourneys[0])
    await Promise.all([
      expect(page.getByRole('button', { name: notice })).toBeVisible(),
      page.getByRole('button', { name: 'Salvar imagem para o celular' }).click(),
    ])
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'mandala-arquetipica-celular.png image/png')
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
