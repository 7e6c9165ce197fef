import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { e2e } from './server/e2e.ts'
import { createSite } from './server/site.ts'

/** Serves the build under test, with staged faults; Playwright starts and ends it. */
export async function main(): Promise<void> {
  const { port, accessKey, inboxFolder, siteFolder } = e2e
  await rm(inboxFolder, { recursive: true, force: true })
  const inbox = { folder: inboxFolder, accessKey, faults: true, print: () => undefined }
  const site = await createSite({ dist: siteFolder, port, inbox })
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await site.close()
}
