import type { Page } from '@playwright/test'
import type { Journal } from './journal'
import type { Press } from './toolPages'

/** Somebody on the site, whose clock is stopped and goes on only as told; each `rest` looks at the page. */
export interface Visitor {
  page: Page
  press: Press
  /** A press that is never the second one of a double press. */
  pressOnce: Press
  /** Tells this visitor's messages from those of others. */
  email: string
}

/** A visitor whose visit is recorded. */
export type Recorded = Visitor & Pick<Journal, 'rest' | 'pictures' | 'look'>

/** Specification 9; the words on a pressed link stay 3 s. */
export const slideMs = 700
export const jumpMs = { desktop: 250, phone: 150 }
export const bannerMs = 5000
export const noticeMs = 3000
/** Enough for what waits for the next frame. */
export const framesMs = 50

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^(Enviar mensagem|Enviando\.\.\.)$/ })
export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Mensagem enviada com sucesso!' })
export const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar texto|Texto copiado)$/ })
export const writing = (page: Page) => page.getByRole('textbox', { name: 'Um lugar para escrever' })
