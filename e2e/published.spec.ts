import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { e2e } from '../scripts/server/e2e'
import { expect, test } from './fixtures'

test('the site that is published has not a byte of the debugging room', async () => {
  const files = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const found = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return Promise.all(found.map(async (path) => ({ path, text: await readFile(path, 'latin1') })))
  }
  const room = (await files('src/debug')).map(({ text }) => text).join('\n')
  const site = await files(e2e.siteFolder)
  const marks = ['debuggingRoom', 'Debugging room', 'replayPlayer', 'recordedAt', 'visita-', 'session-log', 'room__']
  for (const mark of marks) {
    expect(room, 'the mark is one of the room').toContain(mark)
    expect(site.filter(({ text }) => text.includes(mark)).map(({ path }) => path)).toEqual([])
  }
  expect(site.filter(({ path }) => path.endsWith('.js'))).not.toEqual([])
})
