import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Region, Sharp } from 'sharp'
import { Refusal } from '../../scripts/http.ts'
import { openPicture } from '../../scripts/images/photo.ts'
import { replaceFile } from '../../scripts/replaceFile.ts'
import { heightOf } from '../../src/art/portrait.ts'
import { answers } from './texts.ts'

export const photoFile = 'photos/retrato.jpg'
/** The picture as it was chosen, of whatever kind, to be cropped again. */
export const originalFile = 'photos/original'

/** More than the site ever shows (px). */
const keptWidth = 1360

/** Kinds of photographs, by the decoder's names; a drawing that may carry scripts (SVG) is no photograph. */
const kinds = ['jpeg', 'png', 'webp', 'heif']

export const hasOriginal = (folder: string): boolean => existsSync(join(folder, originalFile))
export const originalPhoto = (folder: string): Promise<Buffer> => readFile(join(folder, originalFile))

/** The picture, opened, if it is a photograph that will do. */
export async function openedPhoto(picture: Buffer): Promise<Sharp> {
  const photo = await openPicture(picture, 'foto')
  const { format = '' } = await photo.metadata()
  if (!kinds.includes(format)) throw new Refusal(415, answers.photo(answers.photoKind))
  return photo
}

/** Of 255, the middle grey below which a picture is a dark one. */
const dark = 55

export async function measuresOf(picture: Buffer) {
  const photo = await openedPhoto(picture)
  const { channels } = await photo.clone().greyscale().stats()
  return { ...(await photo.metadata()).autoOrient, isDark: (channels[0]?.mean ?? 0) < dark }
}

/** Keeps the picture and what is to be seen of it, in the portrait's proportion; a picture that will not do changes nothing. */
export async function keepPhoto(folder: string, picture: Buffer, crop: Region): Promise<void> {
  const photo = await openedPhoto(picture)
  const { width, height } = (await photo.metadata()).autoOrient
  if (crop.left + crop.width > width || crop.top + crop.height > height) throw new Refusal(400, answers.crop)
  const cropped = await photo
    .extract(crop)
    .resize(keptWidth, heightOf(keptWidth), { withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await openedPhoto(cropped)
  await replaceFile(join(folder, originalFile), picture)
  await replaceFile(join(folder, photoFile), cropped)
}
