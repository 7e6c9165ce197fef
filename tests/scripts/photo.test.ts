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

describe('tone', () => {
  it('goes from ink to paper, whatever the light was', async () => {
    const grey = { create: { width: 680, height: 1000, channels: 3, background: '#555' } } as const
    const patch = (background: string) =>
      sharp({ create: { width: 340, height: 500, channels: 3, background } })
        .png()
        .toBuffer()
    const photo = sharp(grey).composite([
      { input: await patch('#444'), left: 0, top: 0 },
      { input: await patch('#888'), left: 340, top: 500 },
    ])
    const toned = await tonedPhoto(sharp(await photo.png().toBuffer()), inks)
    const { channels } = await sharp(await toned.png().toBuffer()).stats()
    for (const [channel, { min }] of channels.entries())
      expect(Math.abs(min - (inks[0][channel] ?? 0))).toBeLessThan(24)
    for (const [channel, { max }] of channels.entries())
      expect(Math.abs(max - (inks[1][channel] ?? 0))).toBeLessThan(10)
  })

  it('shows a face beside a lamp, by which the levels of the rest are set', async () => {
    const lamp = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const dim = await sharp(await photograph('dark'))
      .linear(0.15, 0)
      .png()
      .toBuffer()
    const photo = await sharp(dim)
      .composite([{ input: lamp, left: 800, top: 0 }])
      .png()
      .toBuffer()
    const toned = await (
      await tonedPhoto(sharp(photo), [
        [0, 0, 0],
        [255, 255, 255],
      ])
    )
      .png()
      .toBuffer()
    const { channels } = await sharp(toned).extract({ left: 260, top: 300, width: 160, height: 240 }).stats()
    expect(channels[0]?.mean).toBeGreaterThan(60)
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
  ])(
    'that cannot be used (%s) is refused in one line that names field, value and what is expected',
    async (file, problem) => {
      const message = await openPhoto(folder, file).then(
        () => '',
        (error: Error) => error.message,
      )
      expect(message).toContain(`portrait.file: "${file}" ${problem}; esperado: `)
      expect(message).toContain('JPEG, PNG, WebP ou AVIF de pelo menos 680 x 1000 pixels')
      expect(message).not.toContain('\n')
    },
  )

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
