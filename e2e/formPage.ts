import type { Page, Request } from '@playwright/test'
import { e2e } from './sites'

const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^(Enviar mensagem|Enviando\.\.\.)$/ })
export const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Mensagem enviada com sucesso! Responderemos em breve.' })

/** All that a message needs. */
export async function fillRequired(page: Page, email: string) {
  await field(page, /^Nome/).fill('Ana')
  await field(page, /^E-mail/).fill(email)
}

/** Messages sent from now on. */
export function watchSending(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url() === e2e.inbox && request.method() === 'POST') sent.push(request)
  })
  return sent
}
