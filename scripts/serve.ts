import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createEditor } from '../editor/index.ts'
import { examplePractice as practice } from '../practice/index.ts'
import { writePracticeFile } from './practiceFile.ts'
import { e2e, otherSites } from './server/e2e.ts'
import { createSite } from './server/site.ts'

const isBuilt = ({ siteFolder }: { siteFolder: string }) => existsSync(siteFolder)

if (!isBuilt(e2e)) throw new Error('There is no build to test: `npm run e2e:build` makes it.')

/** Serves the builds under test, with staged faults, until Playwright ends it. */
const inbox = { folder: e2e.inboxFolder, accessKey: e2e.accessKey, faults: true, print: () => undefined }
for (const folder of [e2e.inboxFolder, e2e.editor.folder]) await rm(folder, { recursive: true, force: true })
await mkdir(e2e.editor.folder, { recursive: true })
Object.assign(process.env, { PRACTICE_FILE: `${e2e.editor.folder}/practice.json`, SITE_FOLDER: '.cache/editor-test' })
await writePracticeFile(process.cwd(), practice)
await createEditor(e2e.editor.port)
// the others are built for the thorough tests; Playwright waits for the last one
for (const { siteFolder, port } of [...otherSites, e2e].filter(isBuilt))
  await createSite({ dist: siteFolder, port, strictPort: true, host: '127.0.0.1', inbox })
