import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duotone, duotoneOf, STOPS } from '../../engraver/duotone'
import { makePhoto, openPhoto, SIZES } from '../../engraver/photo'
import { photograph } from './pictures'

/** As the cameras of Samsung's telephones write it in the head of the picture's data. */
function withZeroAsLastCoefficient(photo: Buffer): Buffer {
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  photo[scan + photo.readUInt16BE(scan + 2)] = 0
  return photo
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portrait-'))
  await writeFile(join(folder, 'light.jpg'), await photograph('light'))
  await writeFile(join(folder, 'dark.jpg'), await photograph('dark', 680, 1000))
  await writeFile(join(folder, 'small.jpg'), await photograph('light', 340, 500))
  await writeFile(join(folder, 'cut.jpg'), (await photograph('light', 680, 1000)).subarray(0, 20_000))
  const damaged = await photograph('light', 680, 1000)
  damaged.fill(0x55, 60_000, 60_400)
  await writeFile(join(folder, 'damaged.jpg'), damaged)
  await writeFile(join(folder, 'phone.jpg'), withZeroAsLastCoefficient(await photograph('light', 680, 1000)))
  await writeFile(join(folder, 'heic.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  await writeFile(join(folder, 'heif.png'), Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'))
  await sharp(await photograph('dark', 680, 1000))
    .avif({ effort: 0 })
    .toFile(join(folder, 'photo.avif'))
  await writeFile(join(folder, 'text.jpg'), 'isto não é uma fotografia')
})
afterAll(() => rm(folder, { recursive: true }))

describe('duotone', () => {
  it('gives the five stops', () => {
    // the three in the middle lie between two of the 256 greys, hence one step of difference
    for (const [index, grey] of [0, 64, 127, 191, 255].entries()) {
      const wanted = Number.parseInt(STOPS[index]?.slice(1) ?? '', 16)
      for (const [at, value] of duotoneOf(grey).entries()) {
        expect(Math.abs(value - ((wanted >> (16 - 8 * at)) & 255))).toBeLessThanOrEqual(grey % 255 === 0 ? 0 : 1)
      }
    }
  })

  it('looks at brightness only', () => {
    expect([...duotone(Uint8Array.from([0, 0, 0, 255, 255, 255]))]).toEqual([...duotoneOf(0), ...duotoneOf(255)])
    expect([...duotone(Uint8Array.from([100, 100, 100]))]).toEqual([...duotoneOf(100)])
  })
})

describe('a photograph', () => {
  it('comes in every size and format, in the shape of the arch, within its weight, with its wall told', async () => {
    const { background, files } = await makePhoto(folder, 'light.jpg')
    expect(background).toBe('light')
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
    const [once, again] = await Promise.all([makePhoto(folder, 'dark.jpg'), makePhoto(folder, 'dark.jpg')])
    expect(once.background).toBe('dark')
    expect(once.files.map(({ width }) => width)).toEqual([340, 340, 680, 680])
    expect(again).toEqual(once)
  })

  it('without contrast is refused where it is to be engraved', async () => {
    const wall = sharp({ create: { width: 680, height: 1000, channels: 3, background: '#b8a' } })
    await writeFile(join(folder, 'flat.png'), await wall.png().toBuffer())
    await expect(openPhoto(folder, 'flat.png')).resolves.toBeDefined()
    await expect(openPhoto(folder, 'flat.png', true)).rejects.toThrow(
      'portrait.file: "flat.png" tem só 0 % de contraste, pouco para virar desenho; esperado: pelo menos 10 %, ou portrait.engraved: false.',
    )
  })

  it.each([
    ['nao-existe.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['text.jpg', 'não abre: não está na pasta, ou não é uma imagem'],
    ['cut.jpg', 'está com o arquivo incompleto ou danificado'],
    ['damaged.jpg', 'está com o arquivo incompleto ou danificado'],
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

  it.each(['phone.jpg', 'photo.avif'])('of an unusual make is taken: %s', async (file) => {
    expect((await makePhoto(folder, file)).files).toHaveLength(4)
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
