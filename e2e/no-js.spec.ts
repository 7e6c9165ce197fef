import { expect, test } from './fixtures'
import { field, fillRequired, sendButton } from './formPage'
import { received } from './formService'
import { barLink, expectStacked, menuButton, sections } from './sections'
import { at, desktop, everyPage, phone, unknownAddress } from './site'
import { e2e } from './sites'

test.use({ javaScriptEnabled: false })

test('when there is no JavaScript every page can be read and left', async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*nao-existe/)
  await page.setViewportSize(phone)
  for (const address of [...everyPage, '/spa']) {
    const answer = await page.goto(at(address))
    expect(answer?.status(), address).toBe(address === unknownAddress ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
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

for (const viewport of [phone, desktop])
  test(`when there is no JavaScript the sections are stacked at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(at('/'))
    await expectStacked(page)
    for (const { label, title } of sections.slice(1)) {
      await barLink(page, label).click()
      await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
    }
  })

test('when there is no JavaScript the form posts by itself, and its answer shows', async ({ page, watch }) => {
  // the browser itself asks the form service for one
  watch.allow(/favicon\.ico/)
  const email = 'sem-javascript@exemplo.com.br'
  await page.goto(at('/#contact'))
  await fillRequired(page, email)
  await field(page, /^Mensagem/).fill('Às terças.')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Sua mensagem chegou' })).toBeVisible()
  await expect(page).toHaveURL(e2e.inbox)
  expect(await received(email)).toEqual([{ name: 'Ana', email, phone: '', message: 'Às terças.' }])
})
