import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { build, type Manifest, type ManifestChunk } from 'vite'
import { type GenerateSWOptions, generateSW } from 'workbox-build'
import type * as Server from '../src/prerender.tsx'
import { fixBuildDate } from './buildDate.ts'
import { apacheConf } from './hosting/apache.ts'
import { contentSecurityPolicy } from './hosting/contentSecurityPolicy.ts'
import { filesIn, mediaTypesOf, precompress } from './hosting/files.ts'
import { fileByFile, headerRules, headersFile, headersFileName } from './hosting/headers.ts'
import { bundledPackages, licencesText } from './hosting/licences.ts'
import { filesOf, redirectsFile, redirectsOf } from './hosting/pageFiles.ts'
import { checkMarkup } from './hosting/refusedMarkup.ts'
import { endPlainly } from './plainError.ts'
import { moved } from './replaceFile.ts'
import { quietly, summary } from './summary.ts'
import { zip } from './zip.ts'

/** Where the site goes: `dist/`, to be published, unless a command that wants it for itself names another folder. */
const folder = process.env.SITE_FOLDER ?? 'dist'
/** Where the site is made; it takes the folder's place only when it is whole. Builds of different folders do not meet. */
const made = resolve('.cache/made', basename(folder))
/** Below `node_modules`, so that what it imports is found. */
const serverDist = resolve('node_modules/.cache/prerender', basename(folder))
const entrySource = 'index.html'
/** What the entry imports once the page is painted. */
const startSource = 'src/app/start.tsx'
/** Vite's records for the steps below, not to be published. */
const records = '.vite'
const packageList = `${records}/packages.json`

/** Writes every page with the site's stylesheet in it; a tool's own and the fonts are named by the pages that need them. */
async function writePages(
  server: typeof Server,
  manifest: Manifest,
  policyFor: (inline: { scripts: string[]; styles: string[] }) => string,
): Promise<string> {
  const template = await readMade(entrySource)
  const address = (file: string) => `${server.base}/${file}`
  const siteSheets = chunksOf(manifest, [entrySource]).flatMap(({ css = [] }) => css)
  const style = (await Promise.all(siteSheets.map(readMade))).join('')
  const scripts = Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text)
  const policy = policyFor({ scripts, styles: [style] })
  for (const route of [...server.routes, server.notFoundRoute]) {
    const { head, body, unanswered, data } = await server.prerender(route)
    const chunks = chunksOf(manifest, [entrySource, startSource, ...route.sources])
    const sheets = chunks.flatMap(({ css = [] }) => css).filter((file) => !siteSheets.includes(file))
    const fonts = chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))
    const tags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`),
      `<style>${style}</style>`,
      // so that Vite's loader takes them as loaded; what is disabled is not fetched
      ...siteSheets.map((file) => `<link rel="stylesheet" href="${address(file)}" disabled>`),
      ...sheets.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
      head,
      ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
    ]
    const [script = ''] = template.match(/<script type="module"[^>]*><\/script>/) ?? []
    const page = template
      .replace(/\s*<link rel="stylesheet" crossorigin[^>]*>/g, '')
      .replace('<!--head-->', () => tags.join(''))
      .replace('<!--page-->', () => body)
      // past the parser, which would wait for it before the fragment of the address counts (:target)
      .replace(script, '')
      .replace('</body>', `${script.replace('<script', '<script async fetchpriority="low"')}</body>`)
      .replace('<!--unanswered-->', () => unanswered)
    for (const file of filesOf(route.path, server.base)) await write(file, page)
  }
  return policy
}

/** What the hosts need, from what the build holds; the packed files come last, when all others are there. */
async function writeHosting({ base, routes }: typeof Server, policy: string, isSecure: boolean): Promise<void> {
  const files = await filesIn(made)
  await checkMarkup(made, files, policy)
  const rules = headerRules({ base, policy, isSecure })
  const paths = routes.map(({ path }) => path)
  const source = { base, rules, paths, types: mediaTypesOf(files) }
  const unchanging = files.filter((file) => file.startsWith('assets/')).map((file) => `${base}/${file}`)
  const ruleByFile = fileByFile(rules, unchanging)
  await write(headersFileName, headersFile(ruleByFile))
  await write('_redirects', redirectsFile(redirectsOf(paths, base)))
  await write('.htaccess', apacheConf(source))
  await precompress(made, files)
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`no chunk for ${source} in the manifest`)
  return chunk
}

const atOnce = ({ imports = [] }: ManifestChunk): readonly string[] => imports
const everAsked = ({ imports = [], dynamicImports = [] }: ManifestChunk) => [...imports, ...dynamicImports]

/** The chunks of these files and all they import, each before the ones that need it. */
function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  seen = new Set<string>(),
  next = atOnce,
): ManifestChunk[] {
  return sources.flatMap((source) => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = chunkOf(manifest, source)
    return [...chunksOf(manifest, next(chunk), seen, next), chunk]
  })
}

/**
 * Keeps the whole site for when there is no network. A page comes from the network, so that none is stale after a deploy, unless that
 * takes more than 3 s or the host fails. The functions are written into the worker as text: they know nothing of this file.
 */
const serviceWorker = (folder: string, base: string): GenerateSWOptions => ({
  globDirectory: folder,
  globPatterns: ['**/index.html', '404.html', 'assets/*', 'favicon.png'],
  globIgnores: ['**/*.{br,gz}'],
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
              (await caches.match(request.url, { ignoreSearch: true })) ??
              (await caches.match(
                new URL('404.html', (self as unknown as { registration: ServiceWorkerRegistration }).registration.scope)
                  .href,
                { ignoreSearch: true },
              )),
          },
        ],
      },
    },
  ],
})

/** Takes away what only the pages of tools load that the practice leaves out. */
async function removeUnoffered(manifest: Manifest, offered: readonly { id: string }[]): Promise<void> {
  const pages = offered.map(({ id }) => `src/tools/${id}/View.tsx`)
  const unoffered = Object.keys(manifest).filter(
    (source) => /^src\/tools\/[^/]+\/View\.tsx$/.test(source) && !pages.includes(source),
  )
  const loaded = (sources: readonly string[], seen: Set<string>) =>
    chunksOf(manifest, sources, seen, everAsked).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const needed = new Set(loaded([entrySource], new Set(unoffered)))
  for (const file of new Set(loaded(unoffered, new Set()))) if (!needed.has(file)) await rm(join(made, file))
}

const readMade = (path: string): Promise<string> => readFile(join(made, path), 'utf8')

async function write(path: string, content: string) {
  const file = join(made, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** `npm run build`: bundles the site, then writes the files of each route and what search engines and hosts read. */
endPlainly()
// asked for by a server, which Vite has told to be one of development, it is for visitors all the same
process.env.NODE_ENV = 'production'
console.log('Montando o site…')
const day = fixBuildDate().toISOString().slice(0, 10)
const warnings = new Set<string>()
const quiet = quietly((text) => void warnings.add(stripVTControlCharacters(text)))
await build({ ...quiet, build: { outDir: made, emptyOutDir: true, license: { fileName: packageList } } })
await build({
  ...quiet,
  build: { ssr: 'src/prerender.tsx', outDir: serverDist, emptyOutDir: true, copyPublicDir: false },
})
const server: typeof Server = await import(/* @vite-ignore */ pathToFileURL(join(serverDist, 'prerender.js')).href)
const { practice, pages, tools } = server
const endpoint = practice.contact.form?.endpoint
const manifest: Manifest = JSON.parse(await readMade(`${records}/manifest.json`))
await removeUnoffered(manifest, tools)
const files = await filesIn(made)
const policy = await writePages(server, manifest, (inline) => contentSecurityPolicy({ endpoint, files, inline }))
await write('sitemap.xml', server.sitemapXml([...pages, ...tools], practice.site.url, day))
await write('robots.txt', server.robotsTxt(practice.site.url))
await write('manifest.webmanifest', server.webManifest(practice))
await generateSW(serviceWorker(made, server.base))
await write('licenses/packages.txt', licencesText(bundledPackages(await readMade(packageList))))
await rm(join(made, records), { recursive: true })
const isSecure = [practice.site.url, endpoint].every((address) => !address || address.startsWith('https:'))
await writeHosting(server, policy, isSecure)
// the earlier one stands aside until this one is in its place
const earlier = `${made}.earlier`
await rm(earlier, { recursive: true, force: true, maxRetries: 10 })
await mkdir(dirname(folder), { recursive: true })
if (existsSync(folder)) await moved(folder, earlier)
await moved(made, folder)
await rm(earlier, { recursive: true, force: true, maxRetries: 10 })
await zip(folder).catch(() =>
  warnings.add(`${basename(folder)}.zip não pôde ser escrito: está aberto em outro programa?`),
)
const built = { folder, pages: pages.length + tools.length, url: practice.site.url, endpoint, warnings: [...warnings] }
console.log(process.env.SITE_FOLDER ? built.warnings.join('\n') : summary(built))
