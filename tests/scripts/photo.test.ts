import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Inks, makePhoto, openPhoto, tonedPhoto } from '../../scripts/images/photo'
import { photograph } from './pictures'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portrait-'))
  await writeFile(join(folder, 'light.jpg'), await photograph('light'))
  await writeFile(join(folder, 'dark.jpg'), await photograph('dark', 680, 1000))
  await writeFile(join(folder, 'small.jpg'), await photograph('light', 340, 500))
  await writeFile(join(folder, 'cut.jpg'), (await photograph('light', 680, 1000)).subarray(0, 20_000))
  await writeFile(join(folder, 'heic.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  await writeFile(join(folder, 'heif.png'), Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'))
  await sharp(await photograph('dark', 680, 1000))
    .avif({ effort: 0 })
    .toFile(join(folder, 'photo.avif'))
  await writeFile(join(folder, 'text.jpg'), 'isto não é uma fotografia')
})
afterAll(() => rm(folder, { recursive: true }))

const inks: Inks = [
  [50, 11, 19],
  [247, 239, 222],
]

/** A plain picture. */
const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Least, mean and most of each channel of the picture in these inks. */
async function tonesOf(photo: Buffer, tones: Inks, area = { left: 0, top: 0, width: 680, height: 1000 }) {
  const toned = await (await tonedPhoto(sharp(photo), tones)).png().toBuffer()
  return (await sharp(toned).extract(area).stats()).channels
}

describe('tone', () => {
  it('goes from ink to paper, whatever the light was', async () => {
    const photo = sharp(await plain('#555', 680, 1000)).composite([
      { input: await plain('#444', 340, 500), left: 0, top: 0 },
      { input: await plain('#888', 340, 500), left: 340, top: 500 },
    ])
    for (const [channel, { min, max }] of (await tonesOf(await photo.png().toBuffer(), inks)).entries()) {
      expect(Math.abs(min - (inks[0][channel] ?? 0))).toBeLessThan(24)
      expect(Math.abs(max - (inks[1][channel] ?? 0))).toBeLessThan(10)
    }
  })

  it('shows a face beside a lamp, by which the levels of the rest are set', async () => {
    const dim = await sharp(await photograph('dark'))
      .linear(0.15, 0)
      .png()
      .toBuffer()
    const photo = await sharp(dim)
      .composite([{ input: await plain('#fff', 200, 250), left: 800, top: 0 }])
      .png()
      .toBuffer()
    const face = { left: 260, top: 300, width: 160, height: 240 }
    const blackAndWhite: Inks = [
      [0, 0, 0],
      [255, 255, 255],
    ]
    const [channel] = await tonesOf(photo, blackAndWhite, face)
    expect(channel?.mean).toBeGreaterThan(60)
  })
})

describe('a photograph', () => {
  it('has the shape of the arch, is at most 35 kB, and the same every time', async () => {
    const [once, again] = await Promise.all(['light.jpg', 'light.jpg'].map((file) => makePhoto(folder, file, inks)))
    expect(await sharp(once).metadata()).toMatchObject({ width: 680, height: 1000, format: 'webp' })
    expect(once?.length).toBeLessThanOrEqual(35_000)
    expect(again).toEqual(once)
  })

  it.each([
    ['nao-existe.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['text.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['cut.jpg', 'está com o arquivo incompleto ou danificado'],
    ['small.jpg', 'tem só 340 x 500 pixels'],
  ])('is refused with field, value and what is expected: %s', async (file, problem) => {
    const expected = 'JPEG, PNG, WebP ou AVIF de pelo menos 680 x 1000 pixels'
    const message = expect.stringMatching(RegExp(`^portrait\\.file: "${file}" ${problem}; esperado: .*${expected}.*$`))
    await expect(openPhoto(folder, file)).rejects.toMatchObject({ message })
  })

  it('in AVIF is taken', async () => {
    expect((await makePhoto(folder, 'photo.avif', inks)).length).toBeGreaterThan(1000)
  })

  it.each(['heic.jpg', 'heif.png'])(
    'in HEIC is known by its bytes, and one learns how to convert it: %s',
    async (file) => {
      await expect(openPhoto(folder, file)).rejects.toThrow(
        /^portrait\.file: "hei[cf]\.\w+" está em HEIC, um formato que os navegadores não mostram; esperado: a foto em JPEG \(no iPhone: Ajustes > Câmera > .*exporte-a como JPEG\)/,
      )
    },
  )
})
