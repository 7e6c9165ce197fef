import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from './hosting/files.ts'
import { buildSite } from './run.ts'

/** Two computers: neither name of the folder nor place, language or hour may leave a trace. */
const builds = [
  { SITE_FOLDER: '.cache/reproducible/one', TZ: 'America/Sao_Paulo', LC_ALL: 'pt_BR.UTF-8' },
  { SITE_FOLDER: '.cache/reproducible/another', TZ: 'Asia/Tokyo', LC_ALL: 'C' },
] as const

async function contentsOf(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const inside = await Promise.all(
    (await filesIn(folder)).map(async (file) => [file, await readFile(join(folder, file))] as const),
  )
  return new Map([...inside, ['nginx.conf', await readFile(`${folder}.nginx.conf`)]])
}

/** Builds this commit twice and compares: names and bytes of all files must be the same. */
if (!builds.every(buildSite)) process.exit(1)
const [one, another] = await Promise.all(builds.map(({ SITE_FOLDER }) => contentsOf(SITE_FOLDER)))
const names = new Set([...(one?.keys() ?? []), ...(another?.keys() ?? [])])
const different = [...names].filter((name) => !one?.get(name)?.equals(another?.get(name) ?? Buffer.of()))
for (const name of different) console.error(`not the same in two builds: ${name}`)
console.log(`${names.size - different.length} of ${names.size} files are the same to the byte in two builds`)
process.exitCode = different.length === 0 ? 0 : 1
