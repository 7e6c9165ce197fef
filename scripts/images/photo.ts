import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { heightOf, PHOTO_WIDTH } from '../../src/art/portrait.ts'
import { plainError } from '../plainError.ts'

/** Opens the photograph named in the practice file, or stops with one line that says what is wrong with it. */
export const openPhoto = async (root: string, file: string): Promise<Sharp> =>
  // read as a whole: Windows lets nobody replace what is held open
  openPicture(await readFile(resolve(root, file)).catch(() => Buffer.of()), file)

export async function openPicture(image: Buffer, file: string): Promise<Sharp> {
  if (image.length === 0) fail(file, noImage)
  if (isHeic(image)) fail(file, 'está em HEIC, um formato que os navegadores não mostram', jpegInstead)
  const photo = sharp(image, { failOn: 'error' }).autoOrient()
  const { autoOrient } = await photo.metadata().catch(() => fail(file, noImage))
  // that a picture was cut off shows only when all of it is looked at
  await photo.stats().catch(() => fail(file, 'está com o arquivo incompleto ou danificado'))
  const { width, height } = autoOrient
  if (width < PHOTO_WIDTH || height < heightOf(PHOTO_WIDTH)) fail(file, `tem só ${width} x ${height} pixels`)
  return photo
}

/** Browsers do not show HEIC. */
const jpegInstead =
  'a foto em JPEG (no iPhone: Ajustes > Câmera > Formatos > Mais Compatível, e tire-a de novo; no computador: abra-a e exporte-a como JPEG)'

const noImage = 'não abre: não está na pasta, ou não é uma imagem'

/** Whether a file is HEIC, by the brands in its first box (ISO 14496-12), whatever its name; AVIF has the same box. */
function isHeic(image: Buffer): boolean {
  const brands = /^.{4}ftyp(.*)/s.exec(image.toString('latin1', 0, 40))?.[1] ?? ''
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** Ink and paper: what black and white become, each as red, green and blue (0 to 255). */
export type Inks = readonly [dark: readonly number[], light: readonly number[]]

/** The photograph as the site shows it, WebP: in ink on paper. */
export const makePhoto = async (root: string, file: string, inks: Inks): Promise<Buffer> =>
  (await tonedPhoto(await openPhoto(root, file), inks)).webp({ quality: 45, smartSubsample: true }).toBuffer()

const size = { width: PHOTO_WIDTH, height: heightOf(PHOTO_WIDTH) }

/** Where the face is, in the middle of the arch. */
const face = { left: 0.3 * size.width, top: 0.2 * size.height, width: 0.4 * size.width, height: 0.4 * size.height }

/** Middle grey (of 255) of a face that can be seen, and how many times lighter a darker one is made at most. */
const lit = { grey: 95, most: 5 }

/**
 * In ink on paper: from the middle of the width and the top, so that the air above the head stays. Levels are
 * normalised, and a dark face is lightened: a lamp or a window behind it may have set the levels.
 */
export async function tonedPhoto(photo: Sharp, [dark, light]: Inks): Promise<Sharp> {
  const greys = await photo
    .clone()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'cover', position: 'top' })
    .toColourspace('srgb')
    .modulate({ saturation: 0 })
    .normalise()
    .png()
    .toBuffer()
  const { channels } = await sharp(greys).extract(face).stats()
  const lighter = Math.min(Math.max(lit.grey / (channels[0]?.mean ?? 1), 1), lit.most)
  const seen = await sharp(greys).linear(lighter, 0).png().toBuffer()
  const contrast = dark.map((from, channel) => ((light[channel] ?? 255) - from) / 255)
  return sharp(seen).linear(contrast, [...dark])
}

const photoExpected = `o caminho, a partir da raiz do projeto, de uma fotografia JPEG, PNG, WebP ou AVIF de pelo menos ${PHOTO_WIDTH} x ${heightOf(PHOTO_WIDTH)} pixels, ou null para a figura desenhada`

/** What `openPhoto` found wrong with a image, without the rest of its line. */
export const photoProblem = (error: unknown): string | null =>
  error instanceof Error && 'problem' in error ? String(error.problem) : null

function fail(file: string, problem: string, expected = photoExpected): never {
  const error = plainError(`portrait.file: "${file}" ${problem}; esperado: ${expected}.`)
  throw Object.assign(error, { problem })
}
