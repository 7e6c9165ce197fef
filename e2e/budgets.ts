import { aboutPath } from './site'
import { toolJourneys } from './toolPages'

/** What a page's first load may take, in bytes as sent; kinds of text packed as a host would, fonts and pictures as they are. */
export interface Budget {
  /** The page itself, with the site's stylesheet (brotli). */
  page: number
  /** All scripts (gzip). */
  scripts: number
  /** All stylesheets (gzip). */
  styles: number
  fonts: number
  /** Portrait, ornaments, medallions (gzip where they are SVG). */
  pictures: number
}

const kB = 1000

/** What a server sends before it waits for an answer: ten packets, less their headers. A larger page costs a round trip more. */
const firstRoundTrip = 14.3 * kB

const sitePage: Budget = { page: firstRoundTrip, scripts: 145 * kB, styles: 3 * kB, fonts: 28 * kB, pictures: 24 * kB }
const toolPage: Budget = { page: firstRoundTrip, scripts: 169 * kB, styles: 9.5 * kB, fonts: 42 * kB, pictures: 3 * kB }

/** Upper limits by route, for a phone. */
export const budgets = {
  '/': { ...sitePage, styles: 1 * kB, pictures: 28 * kB },
  [aboutPath]: { ...sitePage, pictures: 28 * kB },
  '/atuacao-clinica-junguiana': { ...sitePage, page: 15.2 * kB, pictures: 12 * kB },
  '/servicos-terapia': { ...sitePage, page: 15.8 * kB, pictures: 8 * kB },
  '/contato-agendar': { ...sitePage, scripts: 147 * kB, pictures: 8 * kB },
  '/privacidade': { ...sitePage, pictures: 8 * kB },
  '/acessibilidade': { ...sitePage, pictures: 8 * kB },
  ...Object.fromEntries(toolJourneys.map(({ path }) => [path, toolPage])),
  '/jornada-heroi': { ...toolPage, page: 16.2 * kB },
  '/diario-sonhos': { ...toolPage, fonts: 52 * kB },
} satisfies Record<string, Budget>

/** The portrait on a phone, gzip. */
export const portraitBudget = 20 * kB

/** What a tool's page may add to the scripts of the landing page, gzip. */
export const toolScriptsBudget = 30 * kB
