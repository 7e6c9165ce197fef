import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Inks, makePhoto, openPhoto, SIZES } from '../../scripts/images/photo'

/** A picture as soft as a photograph. */
function photograph(width = 1020, height = 1500): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 34, height: 50, channels: 3, background: '#888', noise } })
  return picture.resize(width, height, { fit: 'fill' }).jpeg({ quality: 90 }).toBuffer()
}

/** As the cameras of Samsung's telephones write it in the head of the picture's data. */
function withZeroAsLastCoefficient(photo: Buffer): Buffer {
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  photo[scan + photo.readUInt16BE(scan + 2)] = 0
  return photo
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portrait-'))
  await writeFile(join(folder, 'light.jpg'), await photograph())
  await writeFile(join(folder, 'dark.jpg'), await photograph(680, 1000))
  await writeFile(join(folder, 'small.jpg'), await photograph(340, 500))
  await writeFile(join(folder, 'cut.jpg'), (await photograph(680, 1000)).subarray(0, 20_000))
  const damaged = await photograph(680, 1000)
  damaged.fill(0, 50_000, 50_400)
  await writeFile(join(folder, 'damaged.jpg'), damaged)
  await writeFile(join(folder, 'phone.jpg'), withZeroAsLastCoefficient(await photograph(680, 1000)))
  await writeFile(join(folder, 'heic.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  await writeFile(join(folder, 'heif.png'), Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'))
  await sharp(await photograph(680, 1000))
    .avif({ effort: 0 })
    .toFile(join(folder, 'photo.avif'))
  await writeFile(join(folder, 'text.jpg'), 'isto não é uma fotografia')
})
afterAll(() => rm(folder, { recursive: true }))

const inks: Inks = [
  [50, 11, 19],
  [247, 239, 222],
]

describe('a photograph', () => {
  it('comes in every size and format, in the shape of the arch, within its weight', async () => {
    const files = await makePhoto(folder, 'light.jpg', inks)
    expect(files.map(({ width, format }) => `${width} ${format}`)).toEqual(
      SIZES.flatMap(({ width }) => [`${width} avif`, `${width} webp`]),
    )
    for (const { width, content } of files) {
      const { width: w, height: h } = await sharp(content).metadata()
      expect([w, h]).toEqual([width, (width * 500) / 340])
      expect(content.length).toBeLessThanOrEqual(SIZES.find((size) => size.width === width)?.bytes ?? 0)
    }
    expect(files.filter(({ width }) => width === 680).every(({ content }) => content.length <= 25_000)).toBe(true)
  })

  it('is not enlarged, and two runs make identical bytes', async () => {
    const [once, again] = await Promise.all([makePhoto(folder, 'dark.jpg', inks), makePhoto(folder, 'dark.jpg', inks)])
    expect(once.map(({ width }) => width)).toEqual([340, 340, 680, 680])
    expect(again).toEqual(once)
  })

  it.each([
    ['nao-existe.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['text.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['cut.jpg', 'está com o arquivo incompleto ou danificado'],
    ['damaged.jpg', 'está com o arquivo incompleto ou danificado'],
    ['small.jpg', 'tem só 340 x 500 pixels'],
  ])('that cannot be used is refused in one line: %s', async (file, problem) => {
    const message = await openPhoto(folder, file).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(message).toContain(`portrait.file: "${file}" ${problem}; esperado: `)
    expect(message).toContain('JPEG, PNG, WebP ou AVIF de pelo menos 680 x 1000 pixels')
    expect(message).not.toContain('\n')
  })

  it.each(['phone.jpg', 'photo.avif'])('of an unusual make is taken: %s', async (file) => {
    expect(await makePhoto(folder, file, inks)).toHaveLength(4)
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
