import { expect, test } from './fixtures'
import { received } from './formService'
import { at, barLink, desktop, everyPage, menuButton, phone, sections, unknownAddress } from './site'
import { e2e } from './sites'
import { field, fillRequired, sendButton } from './visitor'

test.use({ javaScriptEnabled: false })

for (const viewport of [phone, desktop])
  test.describe(`without JavaScript at ${viewport.width} px`, viewport === phone ? {} : { tag: '@thorough' }, () => {
    test.use({ viewport })

    test('every page can be read and left', async ({ page, watch }) => {
      watch.allow(/status of 404 \(Not Found\).*nao-existe/)
      for (const address of [...everyPage, '/spa']) {
        const answer = await page.goto(at(address))
        expect(answer?.status(), address).toBe(address === unknownAddress ? 404 : 200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
        for (const { label } of sections) await expect(barLink(page, label)).toBeVisible()
        await expect(menuButton(page)).toBeHidden()
        const transparent = await page
          .getByRole('main')
          .locator('[data-reveal], h2, h3, p')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true }))
              .map(({ textContent }) => textContent),
          )
        expect(transparent, address).toEqual([])
      }
    })

    test('the sections are stacked, and the links of the bar lead to them', async ({ page }) => {
      await page.goto(at('/'))
      const places = await page
        .locator('[data-section]')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
        )
      expect(places).toHaveLength(4)
      for (const [position, { left, top }] of places.entries()) {
        expect(left).toBe(0)
        expect(top).toBeGreaterThanOrEqual(places[position - 1]?.bottom ?? 0)
      }
      for (const { title } of sections) await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Mudar de seção' })).toBeHidden()
      for (const { label, title } of sections.slice(1)) {
        await barLink(page, label).click()
        await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
      }
    })

    test('the form posts by itself, and the answer of the form service shows', async ({ page, watch }) => {
      // the browser itself asks the form service for one
      watch.allow(/favicon\.ico/)
      const email = `sem-javascript-${viewport.width}@exemplo.com.br`
      await page.goto(at('/#contact'))
      await fillRequired(page, email)
      await field(page, /^Mensagem/).fill('Às terças.')
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: 'Sua mensagem chegou' })).toBeVisible()
      await expect(page).toHaveURL(e2e.inbox)
      expect(received(page, email)).toEqual([
        expect.objectContaining({ fields: { name: 'Ana', email, phone: '', message: 'Às terças.' } }),
      ])
    })
  })
