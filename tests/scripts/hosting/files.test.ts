// @vitest-environment node
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn, mediaTypesOf, precompress } from '../../../scripts/hosting/files'
import { temporaryFolder } from '../../support/folder'

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

test('every file that packs gets its packed forms beside it, and no other', async () => {
  const content = '<p>Olá</p>'.repeat(100)
  const folder = await folderWith({ 'index.html': content, 'assets/a.svg': content, 'assets/a.woff2': content })
  await precompress(folder, await filesIn(folder))
  const files = await filesIn(folder)
  expect(files).toEqual([
    'assets/a.svg',
    'assets/a.svg.br',
    'assets/a.svg.gz',
    'assets/a.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(content)
  expect(gunzipSync(await readFile(join(folder, 'assets/a.svg.gz'))).toString()).toBe(content)
})

test('the endings that occur are known by their types, and a file of no known type stops the build', () => {
  const types = mediaTypesOf(['index.html', 'a.html', 'assets/a.woff2'])
  expect([...types]).toEqual([
    ['html', 'text/html; charset=utf-8'],
    ['woff2', 'font/woff2'],
  ])
  expect(() => mediaTypesOf(['assets/a.desconhecido', 'LEIAME'])).toThrow(/assets\/a\.desconhecido: .*\nLEIAME: /)
})
