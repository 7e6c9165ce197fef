import { checks } from './hosts/checks.ts'
import { looks } from './hosts/looks.ts'
import { hostSite } from './hosts/site.ts'
import { freePort } from './server/listen.ts'
import { failedCheck, passedCheck, sum, type Totals, totalsLine } from './totals.ts'

async function tried(sentence: string, run: () => Promise<void>): Promise<Totals> {
  try {
    await run()
    console.log(`  ok      ${sentence}`)
    return passedCheck
  } catch (error) {
    console.log(`  FAILED  ${sentence}\n`, error)
    return failedCheck
  }
}

/** `npm run test:hosts`: the build behind nginx, at the root of a domain and in a subfolder. */
export async function main(): Promise<number> {
  const results: Totals[] = []
  for (const place of ['', '/site']) {
    const port = await freePort({ port: 4510 })
    // at the root as it will be published; https is the operator's part, and no test
    const url = place ? `http://localhost:${port}${place}` : 'https://www.site.example'
    console.log(`\n${place ? `In the subfolder ${place}` : 'At the root of a domain'}`)
    const site = await hostSite({ url, port })
    try {
      for (const [sentence, check] of [...checks, ...looks]) results.push(await tried(sentence, () => check(site)))
    } finally {
      await site.stop()
    }
  }
  const totals = sum(results)
  console.log(`\n${totalsLine(totals)}`)
  return totals.failed === 0 ? 0 : 1
}
