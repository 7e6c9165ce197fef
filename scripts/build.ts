import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type ManifestChunk } from 'vite'
import type * as Server from '../src/prerender.ts'
import { robotsTxt, sitemapXml, webManifest } from '../src/seo/sitemap.ts'
import { fixBuildDate } from './buildDate.ts'
import { contentSecurityPolicy, hostHeaders } from './contentSecurityPolicy.ts'
import { filledTemplate } from './template.ts'

/** Where the site goes: `dist/`, to be published, unless a command that wants it for itself names another folder. */
const folder = process.env.SITE_FOLDER ?? 'dist'
/** Where the site is made; it takes the folder's place only when it is whole. Builds of different folders do not meet. */
const made = resolve('.cache/made', basename(folder))
/** Below `node_modules`, so that what it imports is found. */
const serverDist = resolve('node_modules/.cache/prerender', basename(folder))

/** `npm run build`: bundles the site, then writes one HTML file per route and what search engines and hosts read. */
export async function main() {
  const day = fixBuildDate().toISOString().slice(0, 10)
  await build({ build: { outDir: made, emptyOutDir: true } })
  await build({ build: { ssr: 'src/prerender.tsx', outDir: serverDist, emptyOutDir: true, copyPublicDir: false } })
  const server: typeof Server = await import(/* @vite-ignore */ pathToFileURL(join(serverDist, 'prerender.js')).href)
  await writePages(server)
  const { practice, pages, tools } = server
  await write('sitemap.xml', sitemapXml([...pages, ...tools], practice.site.url, day))
  await write('robots.txt', robotsTxt(practice.site.url))
  await write('manifest.webmanifest', webManifest(practice))
  await write('_headers', hostHeaders(contentSecurityPolicy(practice.contact.form.endpoint)))
  await rm(join(made, '.vite'), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(made, folder)
  console.log(`Site montado na pasta ${folder}/.`)
}

async function writePages(server: typeof Server) {
  const template = await readFile(join(made, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(made, '.vite/manifest.json'), 'utf8'))
  const policy = contentSecurityPolicy(server.practice.contact.form.endpoint)
  const fonts = (manifest['index.html']?.assets ?? []).filter((file) => file.endsWith('.woff2'))
  for (const route of [...server.routes, server.notFoundRoute]) {
    const { head, body, data } = await server.prerender(route)
    const chunks = chunksOf(manifest, route.sources)
    const styles = chunks
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    const tags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      head,
      ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
    ]
    await write(
      fileOf(route.path),
      filledTemplate(template, { head: tags.join(''), page: body, styles: styles.join('') }),
    )
  }
}

/** A folder per page works on every static host; hosts look for the unknown address in `404.html`. */
const fileOf = (path: string): string => (path === '/404' ? '404.html' : join(path, 'index.html'))

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

async function write(path: string, content: string) {
  const file = join(made, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
