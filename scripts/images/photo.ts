import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { heightOf, PHONE_WIDTH } from '../../src/art/portrait.ts'
import { plainError } from '../plainError.ts'

/** Widths made, px, each with the most bytes it may have; telephones load the middle one. */
export const SIZES = [
  { width: 340, bytes: 12_000 },
  { width: 680, bytes: 25_000 },
  { width: 1020, bytes: 48_000 },
] as const

/** From the best on; the first one that fits is taken. */
const QUALITIES = [62, 52, 43, 35, 28, 21, 14]

const FORMATS = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 4, smartSubsample: true }),
}

/** Opens the photograph named in the practice file, or stops with one line that says what is wrong with it. */
export const openPhoto = async (root: string, file: string): Promise<Sharp> =>
  // read as a whole: Windows lets nobody replace what is held open
  openPicture(await readFile(resolve(root, file)).catch(() => Buffer.of()), file)

export async function openPicture(image: Buffer, file: string): Promise<Sharp> {
  if (image.length === 0) fail(file, noImage)
  if (isHeic(image)) fail(file, 'está em HEIC, um formato que os navegadores não mostram', jpegInstead)
  const photo = sharp(image, { failOn: 'error' }).autoOrient()
  const { autoOrient, format } = await photo.metadata().catch(() => fail(file, noImage))
  // of a damaged JPEG decoders only warn, and of one that was cut off when all of it is looked at
  await look(image, format === 'jpeg' ? 'warning' : 'error').catch(() =>
    fail(file, 'está com o arquivo incompleto ou danificado'),
  )
  const { width, height } = autoOrient
  if (width < PHONE_WIDTH || height < heightOf(PHONE_WIDTH)) fail(file, `tem só ${width} x ${height} pixels`)
  return photo
}

/** Browsers do not show HEIC. */
const jpegInstead =
  'a foto em JPEG (no iPhone: Ajustes > Câmera > Formatos > Mais Compatível, e tire-a de novo; no computador: abra-a e exporte-a como JPEG)'

const noImage = 'não abre: não está na pasta, ou não é uma imagem'

const look = (image: Buffer, failOn: 'warning' | 'error'): Promise<unknown> =>
  sharp(image, { failOn })
    .stats()
    .catch((reason: Error) => {
      // the cameras of many Samsung phones write this into every image, to no harm: github.com/lovell/sharp/issues/3488
      if (failOn === 'error' || !reason.message.includes('Invalid SOS parameters')) throw reason
      return look(image, 'error')
    })

/** Whether a file is HEIC, by the brands in its first box (ISO 14496-12), whatever its name is; AVIF has the same kind of box. */
function isHeic(image: Buffer): boolean {
  const brands = /^.{4}ftyp(.*)/s.exec(image.toString('latin1', 0, 40))?.[1] ?? ''
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** Ink and paper: what black and white become, each as red, green and blue (0 to 255). */
export type Inks = readonly [dark: readonly number[], light: readonly number[]]

/** All sizes and formats of the photograph. */
export async function makePhoto(root: string, file: string, inks: Inks) {
  const photo = await openPhoto(root, file)
  const { autoOrient } = await photo.metadata()
  const sizes = SIZES.filter(({ width }) => width <= autoOrient.width && heightOf(width) <= autoOrient.height)
  const made = sizes.map(async ({ width, bytes }) => {
    const image = await tonedPhoto(photo, width, inks)
    return [await encode(image, 'avif', width, bytes), await encode(image, 'webp', width, bytes)]
  })
  return (await Promise.all(made)).flat()
}

/**
 * The photograph in ink on paper, its levels normalised: from the middle of the width and the top, so that the air above the
 * head stays.
 */
export async function tonedPhoto(photo: Sharp, width: number, [dark, light]: Inks): Promise<Sharp> {
  const height = heightOf(width)
  const greys = await photo
    .clone()
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover', position: 'top' })
    .toColourspace('srgb')
    .modulate({ saturation: 0 })
    .normalise()
    .raw()
    .toBuffer()
  lighten(greys, width, height)
  const contrast = dark.map((from, channel) => ((light[channel] ?? 255) - from) / 255)
  return sharp(greys, { raw: { width, height, channels: 3 } }).linear(contrast, [...dark])
}

/** Of 255, between which the middle grey of a face that can be seen lies. */
const lit = [95, 200] as const

/** Brings to light where the face is, in the middle of the arch: a lamp beside it may have set the levels of the whole. */
function lighten(greys: Buffer, width: number, height: number): void {
  let [sum, count] = [0, 0]
  for (let row = Math.round(0.2 * height); row < 0.6 * height; row++)
    for (let column = Math.round(0.3 * width); column < 0.7 * width; column++, count++)
      sum += greys[3 * (row * width + column)] ?? 0
  const middle = Math.max(sum / count, 1)
  const wished = Math.min(Math.max(middle, lit[0]), lit[1])
  const exponent = Math.max(Math.log(wished / 255) / Math.log(middle / 255), 0.35)
  const curve = Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** exponent))
  if (wished !== middle) for (const [place, value] of greys.entries()) greys[place] = curve[value] ?? value
}

async function encode(image: Sharp, format: keyof typeof FORMATS, width: number, bytes: number) {
  let content = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    content = await FORMATS[format](image.clone(), quality).toBuffer()
    if (content.length <= bytes) break
  }
  return { format, width, content }
}

const photoExpected = `o caminho, a partir da raiz do projeto, de uma fotografia JPEG, PNG, WebP ou AVIF de pelo menos ${PHONE_WIDTH} x ${heightOf(PHONE_WIDTH)} pixels, ou null para a figura desenhada`

/** What `openPhoto` found wrong with a image, without the rest of its line. */
export const photoProblem = (error: unknown): string | null =>
  error instanceof Error && 'problem' in error ? String(error.problem) : null

function fail(file: string, problem: string, expected = photoExpected): never {
  const error = plainError(`portrait.file: "${file}" ${problem}; esperado: ${expected}.`)
  throw Object.assign(error, { problem })
}
