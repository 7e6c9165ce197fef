import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { build, type Manifest, type ManifestChunk } from 'vite'
import type * as Server from '../src/prerender.tsx'
import { fixBuildDate } from './buildDate.ts'
import { apacheConf } from './hosting/apache.ts'
import { contentSecurityPolicy } from './hosting/contentSecurityPolicy.ts'
import { filesIn, mediaTypesOf, precompress } from './hosting/files.ts'
import { fileByFile, headerRules, headersFile, headersFileName } from './hosting/headers.ts'
import { bundledPackages, licencesText } from './hosting/licences.ts'
import { nginxConf } from './hosting/nginx.ts'
import { filesOf, redirectsFile, redirectsOf } from './hosting/pageFiles.ts'
import { checkMarkup } from './hosting/refusedMarkup.ts'
import { vercelConf } from './hosting/vercel.ts'
import { bootScript, criticalStyles, filledTemplate } from './page.ts'
import { endPlainly } from './plainError.ts'
import { moved } from './replaceFile.ts'
import { buildServiceWorker } from './serviceWorker.ts'
import { quietly, summary } from './summary.ts'
import { zip } from './zip.ts'

/** Where the site goes: `dist/`, to be published, unless a command that wants it for itself names another folder. */
const folder = process.env.SITE_FOLDER ?? 'dist'
/** Where the site is made; it takes the folder's place only when it is whole. Builds of different folders do not meet. */
const made = resolve('.cache/made', basename(folder))
/** Below `node_modules`, so that what it imports is found. */
const serverDist = resolve('node_modules/.cache/prerender', basename(folder))
const entrySource = 'index.html'
/** Vite's records for the steps below, not to be published. */
const records = '.vite'
const packageLists = { pages: `${records}/packages.json`, worker: `${records}/worker-packages.json` }

/** What the first picture needs stands in the page, the rest is named for the boot script. @returns the styles */
async function writePages(
  server: typeof Server,
  manifest: Manifest,
  boot: string,
  policyFor: (styles: readonly string[]) => string,
): Promise<string[]> {
  const template = withoutRequests(await readMade(entrySource))
  const address = (file: string) => `${server.base}/${file}`
  const addresses = (files: readonly string[]) => files.map(address).join(' ')
  const pages = [...server.routes, server.notFoundRoute].map((route) => {
    const chunks = chunksOf(manifest, [entrySource, ...route.sources])
    return { route, chunks, sheets: chunks.flatMap(({ css = [] }) => css) }
  })
  const facesOf = new Map<string, string>()
  for (const sheet of new Set(pages.flatMap(({ sheets }) => sheets))) facesOf.set(sheet, await takeFontFaces(sheet))
  const allStyles = new Set<string>()
  for (const { route, chunks, sheets } of pages) {
    const { head, body, incomplete, data } = await server.prerender(route)
    const rules = await criticalStyles(await Promise.all(sheets.map(readMade)), body + incomplete)
    const style = sheets.map((sheet) => facesOf.get(sheet)).join('') + rules
    const fonts = chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))
    allStyles.add(style)
    const tags = [
      `<meta http-equiv="Content-Security-Policy" content="${policyFor([style])}">`,
      ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`),
      `<style>${style}</style>`,
      `<noscript>${sheets.map((file) => `<link rel="stylesheet" href="${address(file)}">`).join('')}</noscript>`,
      head,
      ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
    ]
    const modules = addresses(chunks.map(({ file }) => file))
    const script = `<script data-modules="${modules}" data-styles="${addresses(sheets)}">${boot}</script>`
    const page = filledTemplate(template, { head: tags.join(''), page: body, script: incomplete + script })
    for (const file of filesOf(route.path, server.base)) await write(file, page)
  }
  return [...allStyles]
}

/** Takes the fonts out of a stylesheet: they stand in the pages, and a face declared anew would change below the reader's eyes. */
async function takeFontFaces(sheet: string): Promise<string> {
  const faces = /@font-face\s*\{[^}]*\}/g
  const text = await readMade(sheet)
  await write(sheet, text.replace(faces, ''))
  return text.match(faces)?.join('') ?? ''
}

/** The built template without what the bundler has every page ask for at once. */
const withoutRequests = (template: string): string =>
  template.replace(/\s*<script\b[^>]*\bsrc="[^>]*><\/script>|\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')

/** What the hosts need, from what the build holds; the packed files come last, when all others are there. */
async function writeHosting({ base, routes }: typeof Server, policy: string, isSecure: boolean): Promise<string> {
  const files = await filesIn(made)
  await checkMarkup(made, files, policy)
  const rules = headerRules({ base, policy, isSecure })
  const paths = routes.map(({ path }) => path)
  const source = { base, rules, paths, types: mediaTypesOf(files) }
  const unchanging = files.filter((file) => file.startsWith('assets/')).map((file) => `${base}/${file}`)
  const ruleByFile = fileByFile(rules, unchanging)
  await write(headersFileName, headersFile(ruleByFile))
  await write('_redirects', redirectsFile(redirectsOf(paths, base)))
  await write('vercel.json', vercelConf(ruleByFile))
  await write('.htaccess', apacheConf(source))
  await precompress(made, files)
  return nginxConf(source)
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
await build({ ...quiet, build: { outDir: made, emptyOutDir: true, license: { fileName: packageLists.pages } } })
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
const boot = await bootScript()
const policyFor = (styles: readonly string[]) =>
  contentSecurityPolicy({ endpoint, files, inline: { scripts: [boot], styles } })
const policy = policyFor(await writePages(server, manifest, boot, policyFor))
await write('sitemap.xml', server.sitemapXml([...pages, ...tools], practice.site.url, day))
await write('robots.txt', server.robotsTxt(practice.site.url))
await write('manifest.webmanifest', server.webManifest(practice))
await buildServiceWorker(made, server.base, packageLists.worker)
const lists = await Promise.all(Object.values(packageLists).map(readMade))
await write('licenses/packages.txt', licencesText(bundledPackages(...lists)))
await rm(join(made, records), { recursive: true })
const isSecure = [practice.site.url, endpoint].every((address) => !address || address.startsWith('https:'))
const conf = await writeHosting(server, policy, isSecure)
// the earlier one stands aside until this one is in its place
const earlier = `${made}.earlier`
await rm(earlier, { recursive: true, force: true, maxRetries: 10 })
await mkdir(dirname(folder), { recursive: true })
if (existsSync(folder)) await moved(folder, earlier)
await moved(made, folder)
await rm(earlier, { recursive: true, force: true, maxRetries: 10 })
// beside the folder: all that is in it can be read by everyone
await writeFile(`${folder}.nginx.conf`, conf)
await zip(folder).catch(() =>
  warnings.add(`${basename(folder)}.zip não pôde ser escrito: está aberto em outro programa?`),
)
const built = { folder, pages: pages.length + tools.length, url: practice.site.url, endpoint, warnings: [...warnings] }
console.log(process.env.SITE_FOLDER ? built.warnings.join('\n') : summary(built))
