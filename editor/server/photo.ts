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

/** The picture as it was chosen or, filled in by hand, as it is. */
export const originalPhoto = (folder: string, file: string | null): Promise<Buffer> =>
  readFile(join(folder, originalFile)).catch((error: Error) => {
    if (file === null) throw error
    return readFile(join(folder, file))
  })

/** The picture, opened, if it is a photograph that will do. */
async function openedPhoto(picture: Buffer): Promise<Sharp> {
  const photo = await openPicture(picture, 'foto')
  const { format = '' } = await photo.metadata()
  if (!kinds.includes(format)) throw new Refusal(415, answers.photo(answers.photoKind))
  return photo
}

/** Keeps the picture and what is to be seen of it, all at first; a picture that will not do changes nothing. */
export async function keepPhoto(folder: string, picture: Buffer, crop: Region | undefined): Promise<void> {
  const photo = await openedPhoto(picture)
  const shown = await (crop ? photo.extract(crop) : photo)
    .resize(keptWidth, heightOf(keptWidth), { fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await openedPhoto(shown)
  await replaceFile(join(folder, originalFile), picture)
  await replaceFile(join(folder, photoFile), shown)
}
