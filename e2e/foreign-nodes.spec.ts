import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { at, desktop, expectHydrated, hold, scripts } from './site'
import { field, main } from './visitor'

/** A page that stands still, as long as nobody opens the gate. */
async function openHeld(page: Page, address: string) {
  const gate = await hold(page, scripts)
  await page.goto(at(address), { waitUntil: 'commit' })
  return gate
}

test.describe('what extensions and translators put into a page before it answers', () => {
  test.use({ viewport: desktop })
  test.beforeEach(({ watch }) => watch.allow(/^console error: Error: Minified React error #418/))

  test('takes nothing of a message from the form, nor the place where it is written', async ({ page }) => {
    const gate = await openHeld(page, '/contato-agendar')
    await field(page, /^Nome/).fill('Ana')
    await field(page, /^E-mail/).fill('ana@example.com')
    const message = field(page, /^Mensagem/)
    await message.pressSequentially('Prefiro as terças')
    await message.evaluate((control) => {
      control.after(document.createElement('writing-helper'))
      for (const place of ['header', 'main', 'form'])
        document.querySelector(place)?.prepend(document.createElement('button'), document.createElement('a'))
      document.querySelector('[name=name]')?.after(document.createElement('input'))
    })
    gate.open()
    await expectHydrated(page)
    await expect(message).toBeFocused()
    await page.keyboard.type(' de manhã')
    await expect(message).toHaveValue('Prefiro as terças de manhã')
    await expect(field(page, /^Nome/)).toHaveValue('Ana')
    await expect(field(page, /^E-mail/)).toHaveValue('ana@example.com')
  })

  test('takes nothing that was written or chosen in a tool', async ({ page }) => {
    const gate = await openHeld(page, '/diario-sonhos')
    const line = main(page).getByRole('textbox')
    await line.fill('um sonho')
    const pressed = main(page).getByRole('button', { pressed: true })
    await main(page).getByRole('button', { name: 'Casa', exact: true }).click()
    await main(page).getByRole('button', { name: 'Pai', exact: true }).click()
    await line.evaluate((control) => control.after(document.createElement('button'), document.createElement('a')))
    gate.open()
    await expectHydrated(page)
    await expect(pressed).toHaveText([/Pai/, /Casa/])
    await expect(line).toHaveValue('um sonho')
    await expect(main(page).getByRole('heading', { name: 'Seu Sonho' })).toBeVisible()
  })
})
