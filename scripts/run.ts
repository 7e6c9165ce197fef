import { spawn, spawnSync } from 'node:child_process'

/** Longer than any tool takes, so that none holds up what comes after it (ms). */
const limitMs = 40 * 60_000

export type Env = Readonly<Record<string, string>>

/** Runs a tool of the project, its output going straight to ours. @returns whether it ended well */
export const run = (command: string, env: Env = {}): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: limitMs, env: { ...process.env, ...env } }).status === 0

/** Builds the site in a process of its own, where the settings handed in hold from its first line on. */
export const buildSite = (env: Env): boolean => run('tsx scripts/build.ts', env)

/** Builds the site beside whatever else this process does. @returns whether it ended well, and what it said */
export function buildBeside(env: Env): Promise<{ isBuilt: boolean; said: string }> {
  const building = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    timeout: limitMs,
    env: { ...process.env, ...env },
  })
  let said = ''
  for (const output of [building.stdout, building.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text
      process.stdout.write(text)
    })
  return new Promise((resolve) => {
    building.once('error', () => resolve({ isBuilt: false, said }))
    building.once('close', (code) => resolve({ isBuilt: code === 0, said }))
  })
}
