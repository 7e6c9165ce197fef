import { spawnSync } from 'node:child_process'

/** Date of the site, the same for all builds of a commit: SOURCE_DATE_EPOCH, the commit's, or today (without git). */
export function buildDate(): Date {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
  const seconds = Number(process.env.SOURCE_DATE_EPOCH) || Number(stdout) || Math.floor(Date.now() / 1000)
  return new Date(seconds * 1000)
}
