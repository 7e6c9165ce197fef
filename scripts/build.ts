import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { zipSync } from 'fflate'
import { build, createLogger, type InlineConfig, type Manifest, type ManifestChunk, type Plugin } from 'vite'
import { type GenerateSWOptions, generateSW } from 'workbox-build'
import type * as Server from '../src/prerender.tsx'
import { buildDate } from './buildDate.ts'
import { apacheConf, contentSecurityPolicy, headersFile } from './hosting.ts'
import { endPlainly } from './plainError.ts'
import { moved, replaceFile } from './replaceFile.ts'

/** Where the site goes: `dist/`, to be published, unless a command that wants it for itself names another folder. */
const folder = process.env.SITE_FOLDER ?? 'dist'
/** Where the site is made; it takes the folder's place only once whole. Builds of different folders do not meet. */
const made = resolve('.cache/made', basename(folder))
/** Below `node_modules`, so that what it imports is found. */
const serverDist = resolve('node_modules/.cache/prerender', basename(folder))
const entrySource = 'index.html'
/** What the entry imports once the page is painted. */
const startSource = 'src/app/start.tsx'

/** Hosts answer `/contato` with `contato.html` or with `contato/index.html`: with both files each does at once. */
function filesOf(path: string, base: string): readonly string[] {
  const name = path.slice(base.length + 1)
  if (name === '') return ['index.html']
  return name === '404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`]
}

/** Writes every page with the site's stylesheet in it; pages that need a tool's own, or fonts, name them. */
async function writePages(server: typeof Server, manifest: Manifest, endpoint: string | undefined): Promise<string> {
  const template = await readMade(entrySource)
  const address = (file: string) => `${server.base}/${file}`
  const siteSheets = chunksOf(manifest, [entrySource]).flatMap(({ css = [] }) => css)
  const style = (await Promise.all(siteSheets.map(readMade))).join('')
  const scripts = Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text)
  const policy = contentSecurityPolicy({ endpoint, scripts, styles: [style] })
  for (const route of [...server.routes, server.notFoundRoute]) {
    const { head, body, unanswered, data } = await server.prerender(route)
    const chunks = chunksOf(manifest, [entrySource, startSource, ...route.sources])
    const sheets = chunks.flatMap(({ css = [] }) => css).filter((file) => !siteSheets.includes(file))
    const fonts = chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))
    const tags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`),
      `<style>${style}</style>`,
      ...sheets.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
      head,
      ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
    ]
    const [script = ''] = template.match(/<script type="module"[^>]*><\/script>/) ?? []
    const page = template
      .replace(/\s*<link rel="stylesheet" crossorigin[^>]*>/g, '')
      .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
      .replace('<!--head-->', () => tags.join(''))
      // React preloads the picture; the browser finds it as early by itself, and keeps text and fonts waiting less
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
      .replace('<!--page-->', () => body)
      // past the parser, which would wait for it before the fragment of the address counts (:target)
      .replace(script, '')
      .replace('</body>', `${script.replace('<script', '<script async fetchpriority="low"')}</body>`)
      .replace('<!--unanswered-->', () => unanswered)
    for (const file of filesOf(route.path, server.base)) await write(file, page)
  }
  // nothing asks for them any more; offline they would be fetched all the same
  await Promise.all(siteSheets.map((file) => rm(join(made, file))))
  return policy
}

/** Of a tool the practice leaves out nothing is published. */
const unoffered = (offered: readonly { id: string }[]): Plugin => ({
  name: 'unoffered',
  enforce: 'pre',
  load(file) {
    const [, tool] = /\/src\/tools\/(\w+)\/View\.tsx$/.exec(file) ?? []
    return tool && offered.every(({ id }) => id !== tool) ? 'export {}' : null
  },
})

/** The chunks of these files and all they import, each before the ones that need it. */
function chunksOf(manifest: Manifest, sources: readonly string[], seen = new Set<string>()): ManifestChunk[] {
  return sources.flatMap((source) => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`no chunk for ${source} in the manifest`)
    return [...chunksOf(manifest, chunk.imports ?? [], seen), chunk]
  })
}

/**
 * Keeps the whole site for when there is no network. Pages come from the network (none is stale after a deploy),
 * unless that takes over 3 s or the host fails. Functions go into the worker as text: they know nothing of this file.
 */
const serviceWorker = (folder: string, base: string): GenerateSWOptions => ({
  globDirectory: folder,
  globPatterns: ['**/index.html', '404.html', 'assets/*', 'favicon.png'],
  swDest: join(folder, 'sw.js'),
  inlineWorkboxRuntime: true,
  sourcemap: false,
  clientsClaim: true,
  // a new version takes over when the last page of the old one is closed: until then the old one's files remain for it
  skipWaiting: false,
  cleanupOutdatedCaches: true,
  dontCacheBustURLsMatching: /\/assets\//,
  manifestTransforms: [
    (entries) => ({
      // not by a page's own address: the worker would answer that from what is kept before it asks the network
      manifest: entries.map((entry) => ({
        ...entry,
        url: `${base}/${entry.url.replace(/(?:^|\/)index\.html$/, '?kept')}`,
      })),
    }),
  ],
  runtimeCaching: [
    {
      urlPattern: ({ request }) => request.mode === 'navigate',
      handler: 'NetworkFirst',
      options: {
        networkTimeoutSeconds: 3,
        precacheFallback: { fallbackURL: '404.html' },
        // past the browser's own cache, which on some hosts may hold a page of before the deploy
        fetchOptions: { cache: 'no-cache' },
        plugins: [
          {
            fetchDidSucceed: async ({ response }) => {
              if (response.status >= 500) throw new Error(`the host answered ${response.status}`)
              return response
            },
            // what is kept is in the list of files already
            cacheWillUpdate: async () => null,
            cachedResponseWillBeUsed: async ({ request }) =>
              (await caches.match(request.url.replace(/(\/index)?\.html$|\/$/, ''), { ignoreSearch: true })) ??
              (await caches.match(request.url, { ignoreSearch: true })),
          },
        ],
      },
    },
  ],
})

const readMade = (path: string): Promise<string> => readFile(join(made, path), 'utf8')

async function write(path: string, content: string) {
  const file = join(made, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** All files of a folder and its subfolders, in the order of their names. */
async function filesIn(whole: string): Promise<string[]> {
  const entries = await readdir(whole, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(whole, join(parentPath, name)).replaceAll('\\', '/')).sort()
}

/** `npm run build`: bundles the site, then writes the files of each route and what search engines and hosts read. */
endPlainly()
// asked for by a server, which Vite has told to be one of development, it is for visitors all the same
process.env.NODE_ENV = 'production'
console.log('Montando o site…')
const date = buildDate()
// one date holds for all that is built
process.env.SOURCE_DATE_EPOCH = String(date.getTime() / 1000)
const warnings = new Set<string>()
const warn = (text: string) => void warnings.add(stripVTControlCharacters(text))
const quiet: InlineConfig = { customLogger: { ...createLogger('silent'), warn, warnOnce: warn }, logLevel: 'warn' }
await build({
  ...quiet,
  build: { ssr: 'src/prerender.tsx', outDir: serverDist, emptyOutDir: true, copyPublicDir: false },
})
const server: typeof Server = await import(/* @vite-ignore */ pathToFileURL(join(serverDist, 'prerender.js')).href)
const { base, practice, pages, tools } = server
const { url } = practice.site
const endpoint = practice.contact.form?.endpoint
await build({
  ...quiet,
  plugins: [unoffered(tools)],
  build: { outDir: made, emptyOutDir: true, license: { fileName: 'licenses/packages.txt' } },
})
const manifest: Manifest = JSON.parse(await readMade('.vite/manifest.json'))
await rm(join(made, '.vite'), { recursive: true })
const policy = await writePages(server, manifest, endpoint)
await write('sitemap.xml', server.sitemapXml([...pages, ...tools], url, date.toISOString().slice(0, 10)))
await write('robots.txt', server.robotsTxt(url))
await write('manifest.webmanifest', server.webManifest(practice))
await generateSW(serviceWorker(made, base))
const isSecure = [url, endpoint].every((address) => !address || address.startsWith('https:'))
const hosted = { base, policy, isSecure }
const assets = (await filesIn(made)).filter((file) => file.startsWith('assets/'))
await write('_headers', headersFile(hosted, assets))
await write('.htaccess', apacheConf(hosted))
await rm(folder, { recursive: true, force: true, maxRetries: 10 })
await mkdir(dirname(folder), { recursive: true })
await moved(made, folder)
const packed = await Promise.all(
  (await filesIn(folder)).map(async (file) => [file, await readFile(join(folder, file))] as const),
)
await replaceFile(`${folder}.zip`, Buffer.from(zipSync(Object.fromEntries(packed)))).catch(() =>
  warn(`${basename(folder)}.zip não pôde ser escrito: está aberto em outro programa?`),
)
const summary = `Site montado na pasta ${folder}/: ${pages.length + tools.length} páginas, prontas para ${url}`
const form = `O formulário envia para ${endpoint}; depois de publicar, mande uma mensagem de teste.`
const points = [...warnings].map((point) => `- ${point}`)
const lines = [summary, ...(endpoint ? [form] : []), ...(points.length > 0 ? ['Antes de publicar:', ...points] : [])]
console.log((process.env.SITE_FOLDER ? [...warnings] : lines).join('\n'))
