import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { z } from 'zod'
import { interleaved, spread, table } from './table.ts'

/** Lighthouse's names: of what it times, and of what the first visit to a page fetches. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image']

const requestList = z.object({
  items: z.array(
    z.object({ resourceType: z.string().optional(), transferSize: z.number(), sessionTargetType: z.string() }),
  ),
})

// the server's certificate is its own
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors']

/** On a busy machine Lighthouse now and then loses its trace (NO_NAVSTART). */
const attempts = 3

/** Opens one page in a browser of its own: mobile preset (412x823, CPU 4x slower, slow 4G), both simulated. */
async function openPage(chromePath: string, url: string, attempt = 1): Promise<Record<string, number>> {
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

function valuesOf({ audits }: Result): Record<string, number> {
  const requests = requestList.parse(audits['network-requests']?.details).items
  // what the service worker fetches for later is not the page's
  const ofPage = requests.filter(({ sessionTargetType }) => sessionTargetType === 'page')
  const kibibytes = (list: typeof requests) => list.reduce((sum, { transferSize }) => sum + transferSize / 1024, 0)
  return Object.fromEntries([
    ...metrics.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
    ...kinds.map((kind) => [kind, kibibytes(ofPage.filter(({ resourceType }) => resourceType === kind))]),
    ['all', kibibytes(ofPage)],
  ])
}

export async function measureLoading(
  { chromePath, origin, paths }: { chromePath: string; origin: string; paths: readonly string[] },
  runs: number,
): Promise<string[]> {
  const opened = await interleaved(
    runs,
    paths.map((path) => () => openPage(chromePath, origin + path)),
  )
  const tableOf = (title: string, measures: readonly string[]) =>
    table(
      title,
      ['page', ...measures],
      paths.map((path, page) => [
        path,
        ...measures.map((name) => spread((opened[page] ?? []).map((values) => values[name] ?? Number.NaN))),
      ]),
    )
  return [
    tableOf('Opening a page (Lighthouse, mobile, simulated slow 4G; ms)', metrics),
    tableOf('First load in KiB (brotli, with headers)', [...kinds, 'all']),
  ]
}
