import { rm } from 'node:fs/promises'
import { e2e } from './server/e2e.ts'
import { createSite } from './server/site.ts'

/** Serves the builds under test, with staged faults, until Playwright ends it. */
const inbox = { folder: e2e.inboxFolder, accessKey: e2e.accessKey, faults: true, print: () => undefined }
await rm(e2e.inboxFolder, { recursive: true, force: true })
// Playwright waits for the last one
for (const { siteFolder, port } of [e2e.devtools, e2e.fullest, e2e.smallest, e2e])
  await createSite({ dist: siteFolder, port, strictPort: true, host: '127.0.0.1', inbox })
