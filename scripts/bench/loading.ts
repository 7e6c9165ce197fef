import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { z } from 'zod'
import { interleaved, ratio, rounded, type Sample, samplesOf, spread, table, type Values } from './table.ts'

/** One page as Lighthouse opens it: its mobile preset (412x823, CPU 4x slower, slow 4G), both simulated. */
interface Opened {
  values: Values
  /** The element that was painted last and largest: its markup and its text. */
  largest: string
}

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

const requestList = z.object({
  items: z.array(
    z.object({ resourceType: z.string().optional(), transferSize: z.number(), sessionTargetType: z.string() }),
  ),
})

const node = z.object({ snippet: z.string(), nodeLabel: z.string() })

/** A list of tables, the first of which holds the element. */
const elementList = z.object({
  items: z.tuple([z.object({ items: z.tuple([z.object({ node })]) })], z.unknown()),
})

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // the server's certificate is its own
  '--ignore-certificate-errors',
]

/** How often Lighthouse may fail at one opening; on a busy machine it now and then loses its trace (NO_NAVSTART). */
const attempts = 3

/** Opens one page in a browser of its own, anew where Lighthouse asks to be run again. */
async function openPage(chromePath: string, url: string, attempt = 1): Promise<Opened> {
  console.log(`Lighthouse: ${url}`)
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    const failure = result?.lhr.runtimeError
    if (result && !failure) return readResult(result.lhr)
    console.error(`${url}: ${failure?.code ?? 'no result'}`)
    if (attempt === attempts) throw new Error(failure?.message ?? `${url} was not measured`)
  } finally {
    chrome.kill()
  }
  return openPage(chromePath, url, attempt + 1)
}

function readResult({ audits }: Result): Opened {
  const requests = requestList.parse(audits['network-requests']?.details).items
  // what the service worker fetches for later is not the page's
  const ofPage = requests.filter(({ sessionTargetType }) => sessionTargetType === 'page')
  const kibibytes = (list: typeof requests) => list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  const { fcp, lcp, tbt, cls } = metrics
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const element = elementList.safeParse(audits['largest-contentful-paint-element']?.details)
  return {
    values: {
      fcp: value(fcp),
      lcp: value(lcp),
      tbt: value(tbt),
      cls: value(cls),
      total: kibibytes(ofPage),
      scripts: kibibytes(ofPage.filter(({ resourceType }) => resourceType === 'Script')),
    },
    largest: element.success ? named(element.data.items[0].items[0].node) : '—',
  }
}

const snippetLength = 60

const short = (text: string) => (text.length > snippetLength ? `${text.slice(0, snippetLength)}…` : text)

function named({ snippet, nodeLabel }: z.infer<typeof node>): string {
  const isPicture = snippet.startsWith('<img')
  return `\`${short(snippet)}\`${isPicture ? '' : ` “${short(nodeLabel)}”`}`
}

/** The floor and then each of the paths, again and again. */
export async function measureLoading(options: {
  chromePath: string
  floor: string
  origin: string
  paths: readonly string[]
  runs: number
}): Promise<string> {
  const { chromePath, floor, origin, paths, runs } = options
  const urls = [`${floor}/`, ...paths.map((path) => `${origin}${path}`)]
  const opened = await interleaved(
    runs,
    urls.map((url) => () => openPage(chromePath, url)),
  )
  const pages = opened.map((results) => ({
    samples: samplesOf(results.map(({ values }) => values)),
    largest: [...new Set(results.map(({ largest }) => largest))].join(', '),
  }))
  const [base] = pages
  const row = ({ samples, largest }: (typeof pages)[number], name: string) => {
    const of = (measure: string): Sample => samples[measure] ?? []
    const toFloor = (measure: string) => ratio(of(measure), base?.samples[measure] ?? [])
    const sizes = ['total', 'scripts'].map((measure) => rounded(Math.max(...of(measure))))
    const paints = [spread(of('fcp')), toFloor('fcp'), spread(of('lcp')), toFloor('lcp')]
    return [name, ...paints, spread(of('tbt')), spread(of('cls')), ...sizes, largest]
  }
  return table(
    'Opening a page (Lighthouse, mobile, simulated slow 4G)',
    ['page', 'FCP ms', '÷ floor', 'LCP ms', '÷ floor', 'TBT ms', 'CLS', 'KiB', 'JS KiB', 'LCP element'],
    pages.map((page, index) => row(page, paths[index - 1] ?? 'floor')),
  )
}
