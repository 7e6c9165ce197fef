import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type ManifestChunk } from 'vite'
import type * as Server from '../src/prerender.ts'
import { robotsTxt, sitemapXml, webManifest } from '../src/seo/sitemap.ts'
import { fixBuildDate } from './buildDate.ts'
import { contentSecurityPolicy } from './hosting/contentSecurityPolicy.ts'
import { filesIn } from './hosting/files.ts'
import { fileByFile, headerRules, headersFile, headersFileName } from './hosting/headers.ts'
import { bundledPackages, licencesText } from './hosting/licences.ts'
import { mediaTypesOf } from './hosting/mediaTypes.ts'
import { nginxConf } from './hosting/nginx.ts'
import { filesOf, redirectsFile, redirectsOf } from './hosting/pageFiles.ts'
import { precompress } from './hosting/precompress.ts'
import { checkMarkup } from './hosting/refusedMarkup.ts'
import { buildServiceWorker } from './serviceWorker.ts'
import { filledTemplate } from './template.ts'

/** Where the site goes: `dist/`, to be published, unless a command that wants it for itself names another folder. */
const folder = process.env.SITE_FOLDER ?? 'dist'
/** Where the site is made; it takes the folder's place only when it is whole. Builds of different folders do not meet. */
const made = resolve('.cache/made', basename(folder))
/** Below `node_modules`, so that what it imports is found. */
const serverDist = resolve('node_modules/.cache/prerender', basename(folder))
/** Vite's records for the steps below, not to be published. */
const records = '.vite'
const packageLists = { pages: `${records}/packages.json`, worker: `${records}/worker-packages.json` }

/** `npm run build`: bundles the site, then writes the files of each route and what search engines and hosts read. */
export async function main() {
  const day = fixBuildDate().toISOString().slice(0, 10)
  await build({ build: { outDir: made, emptyOutDir: true, license: { fileName: packageLists.pages } } })
  await build({ build: { ssr: 'src/prerender.tsx', outDir: serverDist, emptyOutDir: true, copyPublicDir: false } })
  const server: typeof Server = await import(/* @vite-ignore */ pathToFileURL(join(serverDist, 'prerender.js')).href)
  const { practice, pages, tools } = server
  const { endpoint } = practice.contact.form
  const policy = contentSecurityPolicy({ endpoint, files: await filesIn(made) })
  await writePages(server, policy)
  await write('sitemap.xml', sitemapXml([...pages, ...tools], practice.site.url, day))
  await write('robots.txt', robotsTxt(practice.site.url))
  await write('manifest.webmanifest', webManifest(practice))
  await buildServiceWorker(made, server.base, packageLists.worker)
  const lists = await Promise.all(Object.values(packageLists).map(readMade))
  await write('licenses/packages.txt', licencesText(bundledPackages(...lists)))
  await rm(join(made, records), { recursive: true })
  const isSecure = [practice.site.url, endpoint].every((address) => address.startsWith('https:'))
  const conf = await writeHosting(server, policy, isSecure)
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(made, folder)
  // beside the folder: all that is in it can be read by everyone
  await writeFile(`${folder}.nginx.conf`, conf)
  console.log(`Site montado na pasta ${folder}/.`)
}

async function writePages(server: typeof Server, policy: string) {
  const template = await readMade('index.html')
  const manifest: Manifest = JSON.parse(await readMade(`${records}/manifest.json`))
  const fonts = (manifest['index.html']?.assets ?? []).filter((file) => file.endsWith('.woff2'))
  const address = (file: string) => `${server.base}/${file}`
  for (const route of [...server.routes, server.notFoundRoute]) {
    const { head, body, data } = await server.prerender(route)
    const chunks = chunksOf(manifest, route.sources)
    const styles = chunks
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link rel="stylesheet" crossorigin href="${address(file)}">`)
    const tags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="${address(file)}">`),
      head,
      ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
    ]
    const page = filledTemplate(template, { head: tags.join(''), page: body, styles: styles.join('') })
    for (const file of filesOf(route.path, server.base)) await write(file, page)
  }
}

/** What the hosts need, from what the build holds; the packed files come last, when all others are there. */
async function writeHosting({ base, routes }: typeof Server, policy: string, isSecure: boolean): Promise<string> {
  const files = await filesIn(made)
  await checkMarkup(made, files)
  const rules = headerRules({ base, policy, isSecure })
  const paths = routes.map(({ path }) => path)
  const conf = nginxConf({ base, rules, paths, types: mediaTypesOf(files) })
  const unchanging = files.filter((file) => file.startsWith('assets/')).map((file) => `${base}/${file}`)
  await write(headersFileName, headersFile(fileByFile(rules, unchanging)))
  await write('_redirects', redirectsFile(redirectsOf(paths, base)))
  await precompress(made, files)
  return conf
}

/** The page's own chunks and all they import, to be fetched at once instead of one after the other. */
function chunksOf(manifest: Manifest, sources: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>()
  const chunks: ManifestChunk[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`no chunk for ${key} in the manifest`)
    if (chunk.isEntry || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.push(chunk)
  }
  for (const source of sources) visit(source)
  return chunks
}

const readMade = (path: string): Promise<string> => readFile(join(made, path), 'utf8')

async function write(path: string, content: string) {
  const file = join(made, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
