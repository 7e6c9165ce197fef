// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder'

/** Starts the site as a double click would, on a computer that has these commands and `sh`'s own. */
async function started(commands: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder()
  const script = (await readFile('Iniciar.command', 'utf8')).replace(/^PATH=.*$/m, `PATH='${folder}'`)
  await writeFile(join(folder, 'Iniciar'), script)
  for (const [name, text] of Object.entries({ ...commands, dirname: `echo '${resolve('.')}'` })) {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`)
    await chmod(join(folder, name), 0o755)
  }
  const { status, stdout } = spawnSync('/bin/sh', [join(folder, 'Iniciar')], { env: { PATH: folder }, input: '\n' })
  return { status, output: stdout.toString() }
}

test.skipIf(process.platform === 'win32')('without Node it says where to get it', async () => {
  const { status, output } = await started({})
  expect(output).toContain('https://nodejs.org')
  expect(status).toBe(1)
})

test.skipIf(process.platform === 'win32')('with Node it starts the site and opens the browser', async () => {
  expect(await started({ node: '', npm: 'echo "$OPEN $*"' })).toEqual({ status: 0, output: '1 --silent start\n' })
  const { output } = await started({ node: '', npm: 'exit 1' })
  expect(output).toContain('O programa parou')
})

test('Windows finds its own line ends, macOS a file it may run', async () => {
  const lines = (await readFile('Iniciar.cmd', 'utf8')).split('\n')
  expect(lines.slice(0, -1).filter((line) => !line.endsWith('\r'))).toEqual([])
  const { stdout } = spawnSync('git', ['ls-files', '--stage', 'Iniciar.command'])
  expect(stdout.toString()).toMatch(/^(?:100755|$)/)
})
