import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heightOf, openPhoto } from '../images/photo.ts'
import { Refusal } from '../server/message.ts'
import type { Crop } from './state.ts'
import { answers } from './texts.ts'

export const photosFolder = 'photos'
export const photoFile = `${photosFolder}/retrato.jpg`

/** Twice the width the largest portrait of the site has is never asked for. */
const keptWidth = 1360

/** By the decoder's names; a drawing that may carry scripts (SVG) is no photograph. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** The picture as it was chosen, to be cropped again. */
export async function originalPhoto(folder: string): Promise<Buffer | null> {
  const names = await readdir(join(folder, photosFolder)).catch(() => [])
  const name = names.find((one) => one.startsWith('original.'))
  return name === undefined ? null : readFile(join(folder, photosFolder, name))
}

/** Keeps the picture and what is to be seen of it, in the portrait's proportion; a picture that will not do changes nothing. */
export async function keepPhoto(folder: string, workFolder: string, picture: Buffer, crop: Crop): Promise<void> {
  const chosen = join(workFolder, 'foto')
  const cropped = join(workFolder, 'retrato.jpg')
  await mkdir(workFolder, { recursive: true })
  await writeFile(chosen, picture)
  const photo = await openPhoto(workFolder, 'foto')
  const { format = '' } = await photo.metadata()
  const extension = extensions[format]
  if (!extension) throw new Refusal(415, answers.photo('não é JPEG, PNG, WebP nem AVIF'))
  await photo
    .extract(crop)
    .resize(keptWidth, heightOf(keptWidth), { withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(cropped)
  await openPhoto(workFolder, 'retrato.jpg')
  const photos = join(folder, photosFolder)
  await mkdir(photos, { recursive: true })
  const earlier = (await readdir(photos)).filter((name) => name.startsWith('original.'))
  await Promise.all(earlier.map((name) => rm(join(photos, name))))
  await rename(chosen, join(photos, `original.${extension}`))
  await copyFile(cropped, join(folder, photoFile))
}
