import { execFileSync } from 'node:child_process'

/** Date the site was made, so that two builds of one commit are identical: SOURCE_DATE_EPOCH, the commit's, or today. */
export function buildDate(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH ?? commitEpoch()
  return epoch ? new Date(Number(epoch) * 1000) : new Date()
}

function commitEpoch(): string | null {
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%ct'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return output.toString().trim() || null
  } catch {
    return null
  }
}
