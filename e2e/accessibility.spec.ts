import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { received } from './formService'
import {
  announcement,
  barLink,
  desktop,
  existingPages,
  expectSlide,
  menuButton,
  nextButton,
  open,
  openWithStoppedClock,
  phone,
  previousButton,
  sections,
  title,
} from './site'
import { toolJourneys } from './toolPages'
import { banner, fillRequired } from './visitor'

for (const viewport of [desktop, phone])
  test.describe(`axe at ${viewport.width}x${viewport.height}`, viewport === phone ? {} : { tag: '@thorough' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('finds nothing while the banner is visible', async ({ page }) => {
      await open(page, '/contato-agendar')
      await fillRequired(page, `axe-${viewport.width}@exemplo.com.br`)
      await page.clock.install()
      await page.getByRole('button', { name: 'Enviar mensagem' }).click()
      await expect(banner(page)).toBeVisible()
      await expectNoFindings(page, 'banner')
    })
  })

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('finds nothing on any page, in the hand', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const path of [...existingPages, ...toolJourneys.map((tool) => tool.path)]) {
      await open(page, path)
      await expectNoFindings(page, path)
    }
  })

  test('finds nothing with the menu open', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/')
    await menuButton(page).click()
    await expect(barLink(page, 'Contato')).toBeVisible()
    await expectNoFindings(page, 'menu')
  })
})

test('the keyboard alone leads from the top of the page to a sent message', async ({ page }) => {
  const email = 'so-teclado@exemplo.com.br'
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  await expect(barLink(page, 'Contato')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Contato')).toBeFocused()
  const typeInto = async (name: RegExp, text: string) => {
    const field = page.getByRole('textbox', { name })
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab')
      if (await field.evaluate((one) => one === document.activeElement)) break
    }
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.keyboard.type(text)
  }
  await typeInto(/^Nome/, 'Ana')
  await typeInto(/^E-mail/, email)
  await typeInto(/^Telefone/, '')
  await typeInto(/^Mensagem/, 'Às terças.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(banner(page)).toBeVisible()
  expect(received(page, email)).toHaveLength(1)
})

test('the skip link leads past the bar', async ({ page }) => {
  await open(page, '/servicos-terapia')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('with reduced motion the mark under a link of the bar is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await barLink(page, 'Contato').hover()
  const markOf = (link: Element) => getComputedStyle(link, '::after').transitionDuration
  expect(await barLink(page, 'Contato').evaluate(markOf)).toBe('0s')
})

test('wherever a line breaks: a click on a number dials that number', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of existingPages) {
    await open(page, path)
    for (const width of [1920, 1440, 1280, 1024, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page.locator('a[href^="tel:"]').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && !link.closest('[inert]'))
          .flatMap((link) => {
            link.scrollIntoView({ block: 'center', behavior: 'instant' })
            const words = document.createRange()
            words.selectNodeContents(link)
            return [...words.getClientRects()].flatMap(({ left, top, width, height }) =>
              [0.1, 0.3, 0.5, 0.7, 0.9]
                .map((share) => document.elementFromPoint(left + width / 2, top + share * height)?.closest('a'))
                .filter((hit) => hit !== link)
                .map((hit) => `${link.textContent} leads to ${hit?.getAttribute('href')}`),
            )
          }),
      )
      expect(covered, `${path} at ${width}`).toEqual([])
    }
  }
})

test('with reduced motion a slide is there at once, and the lock remains', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page, '/')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Atuação Clínica')
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(699)
  await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
  await page.clock.runFor(1)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Serviços')
  await expect(announcement(page)).toHaveText('Serviços, 3 de 4')
})

test('the main controls are at least 44 px high and wide', async ({ page }) => {
  const tooSmall: string[] = []
  const measure = async (controls: ReturnType<Page['locator']>) => {
    for (const control of await controls.all()) {
      const box = await control.boundingBox()
      if (box && Math.min(box.width, box.height) < 44)
        tooSmall.push(`${await control.textContent()} ${box.width}x${box.height}`)
    }
  }
  await open(page, '/#contact')
  await measure(page.getByRole('navigation', { name: 'Principal' }).getByRole('link'))
  await measure(nextButton(page))
  await measure(previousButton(page))
  await measure(page.getByRole('navigation', { name: 'Mudar de seção' }).getByRole('button'))
  await measure(page.getByRole('textbox'))
  await measure(page.getByRole('button', { name: 'Enviar mensagem' }))
  await page.setViewportSize(phone)
  await expect(menuButton(page)).toBeVisible()
  for (const { contactLabel } of sections)
    if (contactLabel) await measure(page.getByRole('main').getByRole('link', { name: contactLabel }))
  await measure(page.getByRole('textbox'))
  await measure(page.getByRole('button', { name: 'Enviar mensagem' }))
  await measure(menuButton(page))
  await menuButton(page).click()
  await measure(page.getByRole('navigation', { name: 'Principal' }).getByRole('link'))
  expect(tooSmall).toEqual([])
})

for (const viewport of [desktop, phone])
  test(`printed from ${viewport.width} px: the four sections are stacked, nothing hidden`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/#services')
    await page.emulateMedia({ media: 'print' })
    const places = await page.locator('[data-section]').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, bottom, height } = one.getBoundingClientRect()
        const hidden = [...one.querySelectorAll('[data-reveal], [data-draw]')].filter(
          (part) =>
            part.checkVisibility() &&
            (getComputedStyle(part).opacity !== '1' || getComputedStyle(part).clipPath !== 'none'),
        )
        return { left, top, bottom, cut: one.scrollHeight > Math.ceil(height) + 1, hidden: hidden.length }
      }),
    )
    expect(places).toHaveLength(4)
    for (const [position, { left, top, cut, hidden }] of places.entries()) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThan(100)
      expect(top).toBeGreaterThanOrEqual((places[position - 1]?.bottom ?? Number.NEGATIVE_INFINITY) - 1)
      expect({ cut, hidden }).toEqual({ cut: false, hidden: 0 })
    }
    for (const { title: heading } of sections)
      await expect(page.locator('h2', { hasText: heading }).and(page.locator(':visible'))).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Mudar de seção' })).toBeHidden()
  })
