import { execFileSync } from 'node:child_process'
import { plainError } from './plainError.ts'

/** Date the site was made, so that two builds of one commit are identical: SOURCE_DATE_EPOCH, the commit's, or today (a folder without git). */
export const buildDate = (): Date => new Date((givenEpoch() ?? commitEpoch() ?? now()) * 1000)

/** Makes one date hold for all that this process builds. */
export function fixBuildDate(): Date {
  const date = buildDate()
  process.env.SOURCE_DATE_EPOCH = String(date.getTime() / 1000)
  return date
}

const now = (): number => Math.floor(Date.now() / 1000)

/** Seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/); 11 digits last until the year 5138. */
function givenEpoch(): number | null {
  const given = process.env.SOURCE_DATE_EPOCH
  if (!given) return null
  if (/^\d{1,11}$/.test(given)) return Number(given)
  throw plainError(
    `SOURCE_DATE_EPOCH: ${JSON.stringify(given)} — esperado: segundos desde 1970, só dígitos, como "1767225600"`,
  )
}

function commitEpoch(): number | null {
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%ct'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(output.toString()) || null
  } catch {
    return null
  }
}
