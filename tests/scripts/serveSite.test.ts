// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from '../../scripts/serveSite'
import { temporaryFolder } from '../support/folder'

async function running(base: string) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'sobre-ana'))
  const files = { 'index.html': 'Início', '404.html': 'Não existe', 'sobre-ana.html': 'Sobre', 'a.js': 'export {}' }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await writeFile(join(folder, '_headers'), `${base}*\n  X-One: 'a': b\n\n${base}a.js\n  Cache-Control: immutable\n`)
  await writeFile(join(folder, 'sobre-ana/index.html'), 'Sobre')
  const site = await serveSite({ folder, base, host: '127.0.0.1', port: 0 })
  onTestFinished(() => site.close())
  return async (path: string) => {
    const answer = await fetch(new URL(path, site.resolvedUrls?.local[0]), { redirect: 'manual' })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
}

test.each(['/', '/site/'])('below %s pages are shown without a redirect, anything else as unknown', async (base) => {
  const see = await running(base)
  for (const [path, text] of [
    ['', 'Início'],
    ['?x=1', 'Início'],
    ['sobre-ana', 'Sobre'],
    ['sobre-ana/', 'Sobre'],
  ])
    expect(await see(base + path)).toMatchObject({ status: 200, text })
  for (const path of ['nao-existe', 'a.html', '%', '%00', '..%2fpackage.json'])
    expect(await see(base + path), path).toMatchObject({ status: 404, text: 'Não existe' })
})

test('every answer has the headers the build asks its hosts for', async () => {
  const see = await running('/')
  const kept = { '/': 'no-cache', '/a.js?x=1': 'immutable', '/nao-existe': null }
  for (const [path, lifetime] of Object.entries(kept)) {
    const { headers } = await see(path)
    expect([headers.get('x-one'), headers.get('cache-control')], path).toEqual(["'a': b", lifetime])
  }
})
