import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createEditor } from '../editor/index.ts'
import { examplePractice as practice } from '../practice/index.ts'
import { writePracticeFile } from '../scripts/practiceFile.ts'
import { serveSite } from '../scripts/serveSite.ts'
import { formService } from './formService.ts'
import { e2e, otherSites } from './sites.ts'

if (!existsSync(e2e.siteFolder)) throw new Error('There is no build to test: `npm run e2e:build` makes it.')

/** Serves the editor and the builds under test until Playwright ends it. */
await rm(e2e.editor.folder, { recursive: true, force: true })
await mkdir(e2e.editor.folder, { recursive: true })
Object.assign(process.env, { PRACTICE_FILE: `${e2e.editor.folder}/practice.json`, SITE_FOLDER: '.cache/editor-test' })
await writePracticeFile(process.cwd(), practice)
await createEditor(e2e.editor.port)
// the others are built for `npm run test:all`; Playwright waits for the last one
const address = { base: `${e2e.base}/`, host: '127.0.0.1', strictPort: true, plugins: [formService] }
for (const { siteFolder: folder, port } of [...otherSites, e2e])
  if (existsSync(folder)) await serveSite({ ...address, folder, port })
