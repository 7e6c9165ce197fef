import { spawn, spawnSync } from 'node:child_process'

export type Env = Readonly<Record<string, string>>

/** Runs a tool of the project, its output going straight to ours. @returns whether it ended well */
export const run = (command: string, env: Env = {}): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Builds the site in a process of its own, beside this one. @returns whether it ended well, and what it output */
export function buildBeside(env: Env): Promise<{ isBuilt: boolean; output: string }> {
  const command = 'node --import tsx scripts/build.ts 2>&1'
  const building = spawn(command, { shell: true, env: { ...process.env, ...env } })
  let output = ''
  building.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  return new Promise((resolve) => building.once('close', (code) => resolve({ isBuilt: code === 0, output })))
}
