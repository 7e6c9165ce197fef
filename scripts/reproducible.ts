import { readFile } from 'node:fs/promises'
import { filesIn } from './hosting/files.ts'
import { buildSite } from './run.ts'
import { e2e, e2eBuildEnv } from './server/e2e.ts'

/** As on another computer: neither name of the folder nor place, language or hour may leave a trace. */
const again = '.cache/again'
if (!buildSite({ ...e2eBuildEnv, SITE_FOLDER: again, TZ: 'Asia/Tokyo', LC_ALL: 'C' })) process.exit(1)

const contentOf = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null)
const inside = (await Promise.all([e2e.siteFolder, again].map(filesIn))).flat().map((file) => `/${file}`)
const names = [...new Set(inside)]
const isSame = await Promise.all(
  names.map(async (name) =>
    (await contentOf(e2e.siteFolder + name))?.equals((await contentOf(again + name)) ?? Buffer.of()),
  ),
)
const different = names.filter((_, index) => !isSame[index])
for (const name of different) console.error(`not the same when built again: ${name}`)
console.log(`${names.length - different.length} of ${names.length} files are the same to the byte when built again`)
process.exitCode = different.length === 0 ? 0 : 1
