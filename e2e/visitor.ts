import type { Page, Request } from '@playwright/test'
import type { Journal } from './journal'
import { isMessage } from './site'
import type { Click } from './toolPages'

/** Somebody on the site, whose clock is stopped and goes on only when the test says so; each `rest` looks at the page. */
export interface Visitor {
  page: Page
  click: Click
  /** A click that is never the second one of a double click. */
  clickOnce: Click
  /** Distinguishes this visitor's messages from those of others. */
  email: string
}

/** A visitor whose visit is recorded. */
export type Recorded = Visitor & Pick<Journal, 'rest' | 'pictures' | 'look' | 'lookAtRest'>

/** Specification 9; what has come of a click on a button to copy or save stays 3 s. */
export const slideMs = 700
export const jumpMs = { desktop: 250, phone: 150 }
export const bannerMs = 5000
export const noticeMs = 3000
/** Enough for what waits for the next frame. */
export const framesMs = 50

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^(Enviar mensagem|Enviando\.\.\.)$/ })
export const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Mensagem enviada com sucesso! Responderemos em breve.' })
export const notice = (page: Page) => page.getByRole('complementary', { name: 'Aviso' })
export const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar|Texto copiado)$/ })

/** All that a message needs. */
export async function fillRequired(page: Page, email: string) {
  await field(page, /^Nome/).fill('Ana')
  await field(page, /^E-mail/).fill(email)
}

/** Messages sent from now on. */
export function watchSending(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (isMessage(request)) sent.push(request)
  })
  return sent
}
