import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inbox } from '../../scripts/inbox'
import { serveSite } from '../../scripts/serveSite'

const accessKey = 'chave-certa'
const ana = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Bom dia', access_key: accessKey }
const shown = vi.spyOn(console, 'log')

beforeEach(() => {
  shown.mockReset().mockReturnValue()
})

/** A site with its inbox, on a port of its own; gone when the test is over. */
async function running() {
  const root = await mkdtemp(join(tmpdir(), 'inbox-'))
  await writeFile(join(root, '_headers'), '/*\n')
  const site = await serveSite({ folder: root, base: '/', host: '127.0.0.1', port: 0, plugins: [inbox(accessKey)] })
  onTestFinished(async () => {
    await site.close()
    await rm(root, { recursive: true })
  })
  const address = `${site.resolvedUrls?.local[0]}inbox`
  /** Posts a form as a browser does. */
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return fetch(address, { method: 'POST', body, headers })
  }
  return { address, post }
}

test('a message is taken, and shown in the terminal without control characters', async () => {
  const { post } = await running()
  const answer = await post({ ...ana, name: 'Ana\u001b[31m\u0007', message: 'Olá,\r\naté já\n🌙 👩‍🎨' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: true, message: expect.any(String) })
  const text = shown.mock.calls.join('\n')
  expect(text).toContain('"name": "Ana\\u001b[31m\\u0007"')
  expect(text).toContain('Olá,\\r\\naté já\\r\\n🌙 👩‍🎨')
  expect(text).not.toContain(accessKey)
})

test.each([
  ['the access key is wrong', { ...ana, access_key: 'outra' }, 400, 'A chave de acesso do formulário não é válida.'],
  ['the name is blank', { ...ana, name: '  ' }, 400, 'Falta o nome ou o e-mail.'],
  ['there is no e-mail', { ...ana, email: '' }, 400, 'Falta o nome ou o e-mail.'],
  ['it is too long', { ...ana, message: 'a'.repeat(100_000) }, 413, 'A mensagem é longa demais.'],
])('a message is refused and not shown when %s', async (_case, fields, status, message) => {
  const { post } = await running()
  const answer = await post(fields)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ success: false, message })
  expect(shown).not.toHaveBeenCalled()
})

test('malformed bodies are refused and the server goes on', async () => {
  const { address, post } = await running()
  for (const body of ['', 'nonsense', '--b', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n']) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(400)
  }
  expect((await post(ana)).status).toBe(200)
})

test('a page of somewhere else may send nothing, and nobody may read what arrived', async () => {
  const { address, post } = await running()
  expect((await post(ana, { Origin: 'https://mau.exemplo' })).status).toBe(403)
  expect((await post(ana, { Origin: 'null' })).status).toBe(403)
  expect((await fetch(address)).status).toBe(405)
  expect(shown).not.toHaveBeenCalled()
})
