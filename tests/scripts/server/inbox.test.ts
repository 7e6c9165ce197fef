// @vitest-environment node
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { mostMessages } from '../../../scripts/server/inbox'
import { limits } from '../../../scripts/server/message'
import { ana, post, type RunningSite, runningSite } from './running'

const asPage = { headers: { Accept: 'text/html,application/xhtml+xml' } }

async function keptFiles({ folder }: RunningSite): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function onlyMessage(site: RunningSite): Promise<unknown> {
  const [name = '', ...others] = await keptFiles(site)
  expect(others).toEqual([])
  return JSON.parse(await readFile(join(site.folder, name), 'utf8'))
}

test('a message arrives field by field, with accents, line breaks and emoji', async () => {
  const site = await runningSite()
  const fields = {
    name: 'João Conceição',
    email: 'joao@exemplo.com.br',
    phone: '(11) 90000-0000',
    message: 'Olá,\r\nprefiro manhãs.\r\n\r\nAté já 🌙 👩‍🎨',
  }
  const answer = await post(site, { ...fields, access_key: ana.access_key })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: true, message: 'Mensagem recebida.' })
  expect(await onlyMessage(site)).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    fieldNames: ['name', 'email', 'phone', 'message', 'access_key'],
    fields,
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a field may have any name: %s', async (name) => {
  const site = await runningSite()
  expect((await post(site, { ...ana, [name]: 'valor' })).status).toBe(200)
  expect(JSON.stringify(await onlyMessage(site))).toContain(`"${name}":"valor"`)
})

test('a field with a name of 5,000 bytes is refused', async () => {
  const site = await runningSite()
  expect((await post(site, { ...ana, ['x'.repeat(5000)]: '' })).status).toBe(413)
  expect(await keptFiles(site)).toEqual([])
})

test('the file of a message is named after its time, and the access key is in no file', async () => {
  const site = await runningSite()
  await post(site, ana)
  const [name = ''] = await keptFiles(site)
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{6}\.json$/)
  expect(await readFile(join(site.folder, name), 'utf8')).not.toContain(ana.access_key)
})

test('a message is shown in the terminal with Portuguese labels and without control characters', async () => {
  const site = await runningSite()
  await post(site, { ...ana, name: 'Ana\u001b[31m\u0007', message: 'primeira\nsegunda\u202Eavesso' })
  const shown = site.shown.join('\n')
  expect(shown).toContain('Nome: Ana[31m\n')
  expect(shown).toContain('E-mail: ana@exemplo.com.br\n')
  expect(shown).toContain('Telefone: —\n')
  expect(shown).toContain('Mensagem:\n    primeira\n    segundaavesso\n')
  expect(shown).not.toContain(ana.access_key)
})

test('another origin may read the answer, and a preflight is granted', async () => {
  const site = await runningSite()
  expect((await post(site, ana)).headers.get('access-control-allow-origin')).toBe('*')
  const preflight = await fetch(`${site.origin}/inbox`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
})

test('beyond 500 messages nothing more is kept, and the terminal says so', async () => {
  const site = await runningSite()
  await mkdir(site.folder, { recursive: true })
  for (const number of Array(mostMessages).keys()) await writeFile(join(site.folder, `${number}.json`), '{}')
  expect((await post(site, ana)).status).toBe(507)
  expect(await keptFiles(site)).toHaveLength(mostMessages)
  expect(site.shown.join('\n')).toContain('está cheia (500 mensagens)')
})

test('a page of somewhere else may send nothing', async () => {
  const site = await runningSite()
  const headers = { Origin: 'https://mau.exemplo' }
  const answer = await fetch(`${site.origin}/inbox`, { method: 'POST', headers, body: new FormData() })
  expect(answer.status).toBe(403)
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  expect(await keptFiles(site)).toEqual([])
})

test('no other origin may read what arrived, not even in the tests', async () => {
  const site = await runningSite({ faults: true })
  await post(site, ana)
  const list = await fetch(`${site.origin}/inbox/messages`)
  expect(await list.json()).toHaveLength(1)
  for (const { headers } of [list, await fetch(`${site.origin}/inbox`)]) {
    expect(headers.has('access-control-allow-origin')).toBe(false)
  }
  const preflight = await fetch(`${site.origin}/inbox/messages`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
})

test.each([
  ['the access key is wrong', { ...ana, access_key: 'outra' }, 'A chave de acesso do formulário não é válida.'],
  ['the name is blank', { ...ana, name: '  ' }, 'Falta o nome.'],
  ['there is no e-mail', { name: 'Ana', access_key: ana.access_key }, 'Falta um endereço de e-mail válido.'],
  ['the e-mail is none', { ...ana, email: 'ana arroba exemplo' }, 'Falta um endereço de e-mail válido.'],
])('a message is refused and not kept when %s', async (_case, fields, message) => {
  const site = await runningSite()
  const answer = await post(site, fields)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ success: false, message })
  expect(await keptFiles(site)).toEqual([])
})

test('a field that comes twice, an attachment and a body that is no form are refused', async () => {
  const site = await runningSite()
  const twice = new FormData()
  const attached = new FormData()
  for (const [name, value] of Object.entries(ana)) {
    twice.append(name, value)
    attached.append(name, value)
  }
  twice.append('email', 'outra@exemplo.com.br')
  attached.append('file', new Blob(['x']), 'x.txt')
  for (const body of [twice, attached, JSON.stringify(ana)]) {
    expect((await post(site, {}, { body })).status).toBe(400)
  }
  expect(await keptFiles(site)).toEqual([])
})

test('malformed bodies are refused and the server goes on', async () => {
  const site = await runningSite()
  const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna'
  const bodies = [
    '',
    'nonsense',
    '--b',
    part,
    '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
    '--b--\r\n',
  ]
  for (const body of bodies) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    expect((await post(site, {}, { body, headers })).status).toBe(400)
  }
  const headers = { 'Content-Type': 'multipart/form-data' }
  expect((await post(site, {}, { body: part, headers })).status).toBe(400)
  expect((await post(site, ana)).status).toBe(200)
})

test.each([
  ['one field', { ...ana, message: 'a'.repeat(limits.fieldSize + 1) }],
  ['the whole form', { ...ana, a: 'a'.repeat(limits.fieldSize), b: 'b'.repeat(limits.fieldSize) }],
  ['the number of fields', Object.fromEntries(Array.from({ length: limits.fields + 1 }, (_, i) => [`f${i}`, '']))],
])('a message is refused as too large when %s exceeds its limit', async (_case, fields) => {
  const site = await runningSite()
  expect((await post(site, fields)).status).toBe(413)
  expect(await keptFiles(site)).toEqual([])
})

test('a visitor without JavaScript sees a page that says the message arrived', async () => {
  const site = await runningSite()
  const answer = await post(site, ana, asPage)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<html lang="pt-BR">')
  expect(page).toContain('Mensagem enviada com sucesso! Responderemos em breve.')
  expect(page).toContain('<a href="/">Voltar ao site</a>')
  expect(await keptFiles(site)).toHaveLength(1)
})

test('a visitor without JavaScript sees what failed and how to go back', async () => {
  const site = await runningSite()
  const answer = await post(site, { ...ana, email: '' }, asPage)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Falta um endereço de e-mail válido.')
  expect(page).toContain('Use o botão Voltar do navegador')
})

test('the inbox cannot be read from outside, and staged faults are off unless asked for', async () => {
  const site = await runningSite()
  expect((await fetch(`${site.origin}/inbox`)).status).toBe(405)
  expect((await fetch(`${site.origin}/inbox/messages`)).status).toBe(405)
  expect((await post(site, { ...ana, email: 'json-500@falha.example' })).status).toBe(200)
})

test('a message that cannot be written is answered with 500 and a failure', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const site = await runningSite({ folder: 'package.json/inbox' })
  const answer = await post(site, ana)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ success: false, message: 'A mensagem não pôde ser guardada.' })
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})
