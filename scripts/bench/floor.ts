import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Random, randomFrom } from '../../e2e/random.ts'
import { filesIn } from '../hosting/files.ts'
import { precompress } from '../hosting/precompress.ts'
import { filler } from './filler.ts'

/** The portrait's size in a photograph. */
const hero = { width: 680, height: 850 }

/** Size of the page itself in bytes, unpacked. */
const pageSize = 12_288

export const floorButton = 'Escrever'

/**
 * Makes the floor: what a page with these texts, one font and a picture costs at the very least, about 57 KiB in files.
 * It is written anew for each run, with the serif of the site that has been built.
 */
export async function makeFloor(built: string, folder: string): Promise<void> {
  const font = (await readdir(join(built, 'assets'))).find((name) => /^eb-garamond.*\.woff2$/.test(name))
  if (!font) throw new Error(`no serif among the assets of ${built}`)
  const random = randomFrom(1)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await copyFile(join(built, 'assets', font), join(folder, 'font.woff2'))
  await writeFile(join(folder, 'hero.webp'), await picture(random))
  await writeFile(join(folder, 'index.html'), pageOf(random))
  await precompress(folder, await filesIn(folder))
}

/** Soft noise, of which the packed size (20 kB) is that of a portrait. */
async function picture(random: Random): Promise<Buffer> {
  const [width, height] = [hero.width / 10, hero.height / 10]
  const noise = Buffer.from(Array.from({ length: width * height }, () => 64 + random.below(128)))
  const pixels = sharp(noise, { raw: { width, height, channels: 1 } }).resize(hero)
  return pixels.webp({ quality: 25 }).toBuffer()
}

function pageOf(random: Random): string {
  const body = []
  for (let size = 1_000; size < pageSize; ) {
    const paragraph = `<p>${filler(random, 400)}</p>`
    size += Buffer.byteLength(paragraph)
    body.push(paragraph)
  }
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Piso</title>
<meta name="description" content="Piso de comparação">
<link rel="icon" href="data:,">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>
@font-face { font-family: Serif; src: url(/font.woff2); font-display: swap }
body { font: 18px/1.5 Serif, Georgia, serif; margin: 0 20px }
img { width: 100%; height: auto }
</style>
<h1>Tornar-se quem se é.</h1>
<img src="/hero.webp" width="${hero.width}" height="${hero.height}" alt="Retrato" fetchpriority="high">
<button type="button" onclick="document.querySelector('output').textContent += ' outra vez'">${floorButton}</button>
<output></output>
${body.join('\n')}
</html>
`
}
