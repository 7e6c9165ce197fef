import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersFor, immutable, resourceHeaders, revalidated } from '../hosting/headers.ts'
import { isCompressible, mediaTypesOf } from '../hosting/mediaTypes.ts'
import { type Answer, ask, type Question } from './ask.ts'
import { type HostedSite, hiddenFiles, published } from './site.ts'

type Check = (site: HostedSite) => Promise<void>

/** What may be written after the site's folder by somebody with no good in mind, or in error. */
const strangePaths = [
  ...['/nao-existe', '/nao-existe/', '/assets/nao-existe.js', '/assets', '/assets/', '/404', '/404.html'],
  ...['/a/..%2fetc%2fpasswd', '/....//etc/passwd', '/servicos-terapia%2fnada'],
  ...['//exemplo.com', '//exemplo.com/', '//exemplo.com/index.html', '/\\exemplo.com/', '/%5cexemplo.com/'],
  ...[
    '/<script>alert(1)</script>',
    '/"onload="x',
    '/%0d%0aSet-Cookie:%20a=1',
    '/%F0%9F%8C%99',
    '/%E2%80%AE',
    '/%ED%A0%80',
  ],
  `/${'a'.repeat(4000)}`,
]

/** No paths at all; what nginx cannot read belongs to no location, so only a site at the root can answer it. */
const brokenPaths = [
  '/%',
  '/%zz',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/${'a'.repeat(20_000)}`,
]

const hiddenPaths = [
  ...hiddenFiles.map((file) => `/${file}`),
  ...['/_headers', '/_redirects', '/nginx.conf', '/index.html.br', '/index.html.gz'],
]

/** Each with the path, so that a failure tells where. */
async function expectNotFound(site: HostedSite, paths: readonly string[]) {
  const page = await published(site, '404.html')
  for (const path of paths.map((strange) => site.base + strange)) {
    const answer = await ask({ ...site, path })
    equal(answer.status, 404, path)
    ok(answer.body.equals(page), path)
    equal(answer.headers['cache-control'], revalidated, path)
    expectHeaders(site, path, answer)
  }
}

/** Every header of the build's rules, with its value, once. */
function expectHeaders({ rules, base }: HostedSite, path: string, { headers, status }: Answer) {
  const forThisKind = path.startsWith(`${base}/assets/`) && status !== 404 ? resourceHeaders : {}
  const { 'Cache-Control': _ofFiles, ...wanted } = { ...headersFor(rules, path), ...forThisKind }
  for (const [name, value] of Object.entries(wanted)) equal(headers[name.toLowerCase()], value, `${path}: ${name}`)
}

const addressOf = ({ base }: HostedSite, file: string) => `${base}/${file === 'index.html' ? '' : file}`

/** Files that are asked for by their own name: pages are known by their clean addresses. */
const plainFiles = ({ files }: HostedSite) => files.filter((file) => !file.endsWith('.html'))

const unpack: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

const everyPage: Check = async (site) => {
  ok(site.paths.length > 10)
  for (const path of site.paths) {
    const { status, headers } = await ask({ ...site, path })
    equal(status, 200, path)
    equal(headers['content-type'], 'text/html; charset=utf-8', path)
    equal(headers['cache-control'], revalidated, path)
  }
}

const otherNames: Check = async (site) => {
  const home = `${site.base}/`
  const ends = (path: string) => (path === home ? ['index.html'] : ['/', '/index.html', '.html'])
  for (const path of site.paths) {
    for (const end of ends(path)) {
      const answer = await ask({ ...site, path: `${path}${end}?a=1&b=%0d%0a` })
      deepEqual([answer.status, answer.headers.location], [301, `${path}?a=1&b=%0d%0a`], path + end)
      expectHeaders(site, path, answer)
    }
  }
  if (site.base) equal((await ask({ ...site, path: site.base })).headers.location, home)
}

const everyLink: Check = async (site) => {
  const { origin } = new URL(site.url)
  /** Path, and a page that names it. */
  const named = new Map<string, string>()
  for (const page of site.files.filter((file) => file.endsWith('.html'))) {
    const html = (await published(site, page)).toString()
    for (const [, address = ''] of html.matchAll(/ (?:href|src|content)="((?:\/|https?:\/\/)[^"]*)"/g)) {
      const target = new URL(address, origin)
      if (target.origin === origin) named.set(target.pathname, page)
    }
  }
  ok(named.size > 20)
  for (const [path, page] of named) equal((await ask({ ...site, path })).status, 200, `${path}, named in ${page}`)
}

const packed: Check = async (site) => {
  const types = mediaTypesOf(site.files)
  for (const file of [...plainFiles(site), 'index.html']) {
    const path = addressOf(site, file)
    const content = await published(site, file)
    for (const coding of isCompressible(file) ? ['br', 'gzip', ''] : ['']) {
      const offered = coding === 'br' ? 'gzip, deflate, br' : coding
      const { headers, body, status } = await ask({ ...site, path, headers: { 'Accept-Encoding': offered } })
      equal(status, 200, path)
      equal(headers['content-encoding'] ?? '', coding, path)
      equal(headers['content-type'], types.get(file.split('.').pop() ?? ''), path)
      if (isCompressible(file)) match(headers.vary ?? '', /Accept-Encoding/, path)
      ok((unpack[coding]?.(body) ?? body).equals(content), path)
    }
  }
}

const caching: Check = async (site) => {
  for (const file of [...plainFiles(site), 'index.html']) {
    const path = addressOf(site, file)
    const { headers } = await ask({ ...site, path })
    equal(headers['cache-control'], file.startsWith('assets/') ? immutable : revalidated, path)
    const again = await ask({ ...site, path, headers: { 'If-None-Match': headers.etag ?? '' } })
    deepEqual([again.status, again.body.length], [304, 0], path)
    expectHeaders(site, path, again)
  }
}

const headers: Check = async (site) => {
  const names = Object.keys(headersFor(site.rules, `${site.base}/`))
  ok(names.length >= 6)
  equal(names.includes('Strict-Transport-Security'), site.url.startsWith('https:'))
  const home = `${site.base}/`
  const questions: Pick<Question, 'path' | 'method'>[] = [
    ...[...site.paths, ...plainFiles(site).map((file) => addressOf(site, file))].map((path) => ({ path })),
    { path: home, method: 'HEAD' },
    { path: home, method: 'POST' },
  ]
  for (const question of questions) {
    const answer = await ask({ ...site, ...question })
    expectHeaders(site, question.path, answer)
    equal(answer.headers.server, 'nginx')
  }
}

const methods: Check = async (site) => {
  const path = `${site.base}/`
  const head = await ask({ ...site, path, method: 'HEAD' })
  deepEqual([head.status, head.body.length], [200, 0])
  equal((await ask({ ...site, path, method: 'POST' })).status, 405)
}

const hidden: Check = async (site) => {
  const maps = site.files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}.map`)
  await expectNotFound(site, [...hiddenPaths, ...maps])
  deepEqual(
    site.files.filter((file) => /(?:^|\/)\.|\.map$|\.conf$/.test(file)),
    [],
  )
}

/** What a static host must do for this site, each as a sentence. */
export const checks: readonly (readonly [sentence: string, check: Check])[] = [
  ['every page answers at its clean address', everyPage],
  ['a final slash, index.html and .html lead to the clean address', otherNames],
  ['every address of its own that a page names answers at once', everyLink],
  ['files come as brotli or gzip where the browser takes it, always with their type', packed],
  ['assets may be kept for ever, all else is asked for anew and answered with 304', caching],
  ['every answer carries every header', headers],
  ['HEAD has no body, and nothing can be written', methods],
  ['what is not there is answered by the page for it, with status 404', (site) => expectNotFound(site, strangePaths)],
  ['an address that is none is, too', (site) => expectNotFound(site, site.base ? [] : brokenPaths)],
  ['hidden files, source maps, configurations and packed files are out of reach', hidden],
]
