import { writeFile } from 'node:fs/promises'
import { slicesPage } from './models/page.ts'
import { sliceModels } from './models/slices.ts'

export const modelsFile = 'docs/slices.md'

/** `npm run models`: draws the page of the slices' state diagrams again. */
export async function main(): Promise<void> {
  await writeFile(modelsFile, slicesPage(sliceModels()))
  console.log(`${modelsFile} is in step with the slices.`)
}
