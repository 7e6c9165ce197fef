import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'
import { filesIn } from './hosting/files.ts'

/** What a visit without a network needs: pages, and what they load. */
const kept = /^(?:.*index\.html|404\.html|assets\/.*|favicon\.png)$/

/** Address of a file as the site's links name it: a page's without `index.html`. */
const addressOf = (file: string, base: string): string => `${base}/${file.replace(/(?:^|\/)index\.html$/, '')}`

/** The files of a visit. Those with a hash in their name arrive as they were made; of pages some hosts make others. */
async function siteFiles(folder: string, base: string): Promise<PrecacheEntry[]> {
  const files = (await filesIn(folder)).filter((file) => kept.test(file))
  return Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(folder, file)))
      const url = addressOf(file, base)
      if (file.startsWith('assets/')) return { url, revision: null, integrity: `sha256-${hash.digest('base64')}` }
      return { url, revision: hash.digest('hex').slice(0, 16) }
    }),
  )
}

/** Bundles `src/sw.ts` into the folder of the built site, which it knows file by file. */
export async function buildServiceWorker(folder: string, base: string, packageList: string): Promise<void> {
  const input = 'src/sw.ts'
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: `${base}/`,
    define: { __SITE_FILES__: JSON.stringify(await siteFiles(folder, base)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: packageList },
      target: ['es2020', 'safari14'],
      rolldownOptions: { input, output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
}
