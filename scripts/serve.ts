import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { e2e } from './server/e2e.ts'
import { createSite } from './server/site.ts'

/** Serves the builds under test, with staged faults; Playwright starts and ends it. */
export async function main(): Promise<void> {
  const { accessKey, inboxFolder, devtools } = e2e
  await rm(inboxFolder, { recursive: true, force: true })
  const inbox = { folder: inboxFolder, accessKey, faults: true, print: () => undefined }
  // Playwright waits for the last one
  const sites = [
    await createSite({ dist: devtools.siteFolder, port: devtools.port, inbox }),
    await createSite({ dist: e2e.siteFolder, port: e2e.port, inbox }),
  ]
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await Promise.all(sites.map((site) => site.close()))
}
