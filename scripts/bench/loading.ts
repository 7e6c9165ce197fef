import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { z } from 'zod'
import { interleaved, rounded, spread, table } from './table.ts'

const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** What the first visit to a page fetches, by Lighthouse's names. */
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const

type Measure = keyof typeof metrics | (typeof kinds)[number] | 'all'

const requestList = z.object({
  items: z.array(
    z.object({ resourceType: z.string().optional(), transferSize: z.number(), sessionTargetType: z.string() }),
  ),
})

// the server's certificate is its own
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors']

/** How often Lighthouse may fail at one opening; on a busy machine it now and then loses its trace (NO_NAVSTART). */
const attempts = 3

/** Opens one page in a browser of its own: mobile preset (412x823, CPU 4x slower, slow 4G), both simulated. */
async function openPage(chromePath: string, url: string, attempt = 1): Promise<Record<Measure, number>> {
  console.log(`Lighthouse: ${url}`)
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' })
    const failure = result?.lhr.runtimeError
    if (result && !failure) return valuesOf(result.lhr)
    console.error(`${url}: ${failure?.code ?? 'no result'}`)
    if (attempt === attempts) throw new Error(failure?.message ?? `${url} was not measured`)
  } finally {
    chrome.kill()
  }
  return openPage(chromePath, url, attempt + 1)
}

function valuesOf({ audits }: Result): Record<Measure, number> {
  const requests = requestList.parse(audits['network-requests']?.details).items
  // what the service worker fetches for later is not the page's
  const ofPage = requests.filter(({ sessionTargetType }) => sessionTargetType === 'page')
  const kibibytes = (kind?: string) =>
    ofPage
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0)
  return Object.fromEntries([
    ...Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ...kinds.map((kind) => [kind, kibibytes(kind)]),
    ['all', kibibytes()],
  ])
}

/** How each page opens, and what its first visit fetches. */
export async function measureLoading(options: {
  chromePath: string
  origin: string
  paths: readonly string[]
  runs: number
}): Promise<string[]> {
  const { chromePath, origin, paths, runs } = options
  const opened = await interleaved(
    runs,
    paths.map((path) => () => openPage(chromePath, origin + path)),
  )
  const rows = (measures: readonly Measure[], shown: (values: readonly number[]) => string) =>
    paths.map((path, index) => [
      path,
      ...measures.map((measure) => shown((opened[index] ?? []).map((values) => values[measure]))),
    ])
  const times = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS'] as const
  const sizes = [...kinds, 'all'] as const
  return [
    table('Opening a page (Lighthouse, mobile, simulated slow 4G)', ['page', ...times], rows(times, spread)),
    table(
      'First load in KiB (brotli, with headers)',
      ['page', ...sizes],
      rows(sizes, (values) => rounded(Math.max(...values))),
    ),
  ]
}
