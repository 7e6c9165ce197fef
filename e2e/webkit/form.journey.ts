import { e2e } from '../../scripts/server/e2e'
import { expect, test } from './fixtures'

test('a message is sent from the keyboard and arrives', async ({ visit }) => {
  const email = 'webkit@exemplo.com.br'
  await visit.open('/contato-agendar')
  const form = visit.getByRole('main')
  await form.getByRole('textbox', { name: /^Nome/ }).fill('Ana Conceição')
  await form.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await form.getByRole('textbox', { name: /^Mensagem/ }).fill('Às terças, à tarde.')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await visit.getByText('Mensagem enviada com sucesso!').waitFor()
  expect(await (await form.getByRole('textbox', { name: /^Nome/ }).one()).getAttribute('value')).toBe('')
  const kept = await (await fetch(`${e2e.origin}/inbox/messages?email=${email}`)).json()
  expect(kept).toEqual([
    expect.objectContaining({ fields: { name: 'Ana Conceição', email, phone: '', message: 'Às terças, à tarde.' } }),
  ])
})

test('without a name nothing is sent, and the name is asked for', async ({ visit }) => {
  await visit.open('/contato-agendar')
  await visit.getByRole('main').getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect.poll(() => visit.getByRole('textbox', { name: /^Nome/ }).isFocused()).toBe(true)
  await visit.getByRole('main').getByRole('button', { name: 'Enviar mensagem' }).waitFor()
})
