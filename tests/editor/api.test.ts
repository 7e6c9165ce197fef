import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../editor/server/api'
import { refusal } from '../../editor/server/guard'
import { createProject, type Project } from '../../editor/server/project'
import type { EditorState } from '../../editor/state'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import { send } from '../../scripts/http'
import { practiceVersion } from '../../scripts/practiceFile'
import { changed, filledIn, ofFields } from '../practice/example'
import { photograph } from '../scripts/pictures'

let root = ''
let port = 0
let project: Project
const server = createServer()

beforeAll(async () => {
  vi.stubEnv('PRACTICE_FILE', undefined)
  root = await mkdtemp(join(tmpdir(), 'editor-'))
  project = createProject(root)
  const api = createApi(project)
  server.on('request', (incoming, response) => {
    const refused = refusal(incoming)
    if (refused) send(response, refused)
    else api(incoming, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await rm(root, { recursive: true })
})
beforeEach(() => writeFile(join(root, 'practice.json'), JSON.stringify(practice)))

const fileNow = async () => JSON.parse(await readFile(join(root, 'practice.json'), 'utf8'))
/** Where a page writes that has read the file as it is. */
const place = async () => `practice?version=${await practiceVersion(root)}`

interface Asked {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

/** As the editor's own page asks, but for what is said otherwise; a header can be left out. */
async function ask({ method = 'PUT', path, headers = {}, body = JSON.stringify(filledIn) }: Asked = {}) {
  const own = { Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}` }
  const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined))
  const options: RequestOptions = {
    port,
    host: '127.0.0.1',
    method,
    path: `/preencher/${path ?? (await place())}`,
    setHost: false,
    headers: sent as Record<string, string>,
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(options, resolve).on('error', reject)
    asked.end(method === 'GET' ? undefined : body)
  })
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, text }
}
const stateFrom = async (asked?: Asked): Promise<EditorState> => JSON.parse((await ask(asked)).text)

describe('who may write', () => {
  const foreign = 'https://mau.exemplo'
  const noPage = { Origin: undefined }

  it('the editor’s own page, by either name of this computer', async () => {
    expect((await ask()).status).toBe(200)
    expect((await fileNow()).name).toBe(filledIn.name)
    const name = `localhost:${port}`
    expect((await ask({ headers: { Host: name, Origin: `http://${name}` } })).status).toBe(200)
  })

  it.each<[what: string, asked: Asked, status: number]>([
    ['a name that leads here (DNS rebinding)', { headers: { Host: 'site.exemplo.com.br' } }, 403],
    ['another port', { headers: { Host: '127.0.0.1:1' } }, 403],
    ['another page (CSRF)', { headers: { Origin: foreign } }, 403],
    ['no page at all', { headers: noPage }, 403],
    ['a page of another port, as browsers say', { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['another method', { method: 'PATCH' }, 404],
  ])('not %s', async (_what, asked, status) => {
    expect((await ask(asked)).status).toBe(status)
    expect(await fileNow()).toEqual(practice)
  })

  const asScript = { ...noPage, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
  it.each<[headers: Record<string, string | undefined>, status: number]>([
    [noPage, 200],
    [{ Origin: foreign }, 403],
    [{ Host: 'mau.exemplo' }, 403],
    [asScript, 403],
    [{ ...asScript, 'Sec-Fetch-Mode': 'navigate' }, 403],
  ])('nor may others read: %j', async (headers, status) => {
    expect((await ask({ method: 'GET', path: 'state', headers })).status).toBe(status)
  })
})

const wholePhotograph = () => photograph('light', 1500, 1200)

describe('what may be written', () => {
  it.each(['', '[]', 'null', '"texto"', '{'])('no practice that is none: %j', async (body) => {
    expect((await ask({ body })).status).toBe(400)
    expect(await fileNow()).toEqual(practice)
  })

  it('nothing over what the page has not read', async () => {
    const path = await place()
    const byHand = JSON.stringify({ ...practice, fee: 'A combinar.' })
    await writeFile(join(root, 'practice.json'), byHand)
    const { status, text } = await ask({ path })
    expect([status, JSON.parse(text)]).toEqual([409, { problem: expect.stringContaining('fora desta página') }])
    expect(await readFile(join(root, 'practice.json'), 'utf8')).toBe(byHand)
  })

  it.each([
    ['ENOSPC', 'o disco do computador está cheio'],
    ['EROFS', 'não deixa gravar'],
  ])('what the system refuses to write is told as what it is: %s', async (code, said) => {
    vi.spyOn(project, 'save').mockRejectedValueOnce(Object.assign(new Error(code), { code }))
    const { status, text } = await ask({ path: await place() })
    expect([status, JSON.parse(text)]).toEqual([507, { problem: expect.stringContaining(said) }])
  })

  describe('with a copy kept,', () => {
    const kept = () => join(root, 'versoes')
    const copies = async () => (await readdir(kept()).catch(() => [])).sort()
    const textOf = async (name = '') => readFile(join(kept(), name, 'practice.json'), 'utf8')
    const clear = () => rm(kept(), { recursive: true, force: true })
    beforeEach(clear)
    afterAll(clear)

    it('what a page insists on, over what another has written or nobody can read', async () => {
      await writeFile(join(root, 'practice.json'), '{ "name": ')
      expect(await stateFrom({ path: 'practice?version=*' })).toMatchObject({ unreadable: null })
      const [name] = await copies()
      expect(name).toMatch(/^\d{4}-\d\d-\d\d \d\dh\d\dm\d\d\.\d{3}$/)
      expect(await textOf(name)).toBe('{ "name": ')
    })

    it('a photograph over another one, which is not lost where it is cropped', async () => {
      const byHand = await wholePhotograph()
      await mkdir(join(root, 'photos'), { recursive: true })
      await writeFile(join(root, 'photos/retrato.jpg'), byHand)
      const path = 'photo?left=0&top=0&width=680&height=1000'
      expect((await ask({ path, body: byHand })).status).toBe(200)
      expect((await ask({ path, body: '' })).status).toBe(200)
      const all = await copies()
      expect(all).toHaveLength(1)
      expect(await readFile(join(kept(), all[0] ?? '', 'photos/retrato.jpg'))).toEqual(byHand)
      await rm(join(root, 'photos'), { recursive: true })
    })

    it('twenty at most, the last ones', async () => {
      for (let count = 0; count < 22; count++) {
        await writeFile(join(root, 'practice.json'), JSON.stringify({ ...practice, fee: `A combinar, ${count}.` }))
        await ask({ path: 'practice?version=*' })
      }
      const all = await copies()
      expect(all).toHaveLength(20)
      expect(await textOf(all.at(-1))).toContain('A combinar, 21.')
    })
  })

  it('nothing larger than a practice', async () => {
    expect((await ask({ body: JSON.stringify({ name: 'a'.repeat(300_000) }) })).status).toBe(413)
  })

  it.each(['../package.json', '', 'constructor'])('nothing elsewhere: %j', async (path) => {
    expect((await ask({ path })).status).toBe(404)
    expect(await readdir(root)).toEqual(['practice.json'])
  })

  it.each([
    ['photo', async () => Buffer.from('<script>'), 422, /^A foto não .+\. Escolha outra/],
    ['photo?left=300&top=600&width=680&height=1000', wholePhotograph, 500, /./],
  ])('no photograph that is none, or cut beyond its edge (%#)', async (path, picture, status, problem) => {
    const answer = await ask({ path, body: await picture() })
    expect([answer.status, JSON.parse(answer.text).problem]).toEqual([status, expect.stringMatching(problem)])
    expect(await readdir(root)).not.toContain('photos')
  })

  it('a photograph, whole and then cut; the description of the example is then wrong', async () => {
    const keep = async (path: string, body: Buffer | string) => {
      expect(JSON.parse((await ask({ path, body })).text)).toEqual({ file: 'photos/retrato.jpg' })
      expect((await readdir(join(root, 'photos'))).sort()).toEqual(['original', 'retrato.jpg'])
      const { width, height } = await sharp(join(root, 'photos/retrato.jpg')).metadata()
      return [width, height]
    }
    expect(await keep('photo', await wholePhotograph())).toEqual([1500, 1200])
    // as sliders say it
    expect(await keep('photo?left=300.7&top=100.2&width=679.9999&height=999.9999', '')).toEqual([680, 1000])
    expect(await fileNow()).toEqual(practice)
    const withPhoto = changed(practice, ['portrait', 'file'], 'photos/retrato.jpg')
    const { notes } = await stateFrom({ body: JSON.stringify(withPhoto) })
    expect(notes).toContainEqual(expect.objectContaining({ path: 'portrait.alt', kind: 'wrong' }))
  })
})

describe('what is said of it', () => {
  it('beside each field, in the words of the check', async () => {
    const wrong = changed(changed(practice, ['name'], 'Bo'), ['contact', 'hours', 0, 'opens'], undefined)
    const { notes } = await stateFrom({ body: JSON.stringify({ ...Object(wrong), extra: 1 }) })
    expect(notes.filter(({ kind }) => kind === 'wrong')).toEqual([
      { path: 'name', kind: 'wrong', text: 'Como deve ser: no mínimo 3 caracteres (tem 2).' },
      { path: 'contact.hours.0.opens', kind: 'wrong', text: 'Falta preencher.' },
      { path: '', kind: 'wrong', text: expect.stringContaining('“extra” não é um campo do site') },
    ])
    expect(notes).toContainEqual(expect.objectContaining({ path: 'contact.answerTime', page: 'contato' }))
  })

  it('a file that cannot be read is told, and left as it is', async () => {
    await writeFile(join(root, 'practice.json'), '{ "name": ')
    const { practice: read, unreadable } = await stateFrom({ method: 'GET', path: 'state' })
    expect([read, unreadable]).toEqual([null, expect.stringContaining('linha 1')])
    expect(await readFile(join(root, 'practice.json'), 'utf8')).toBe('{ "name": ')
  })
})

it('the preview shows what is right, and for what is wrong what was right before', async () => {
  const project = createProject(root)
  const shown = async (value: unknown) => {
    await project.save(Object(value), await practiceVersion(root))
    return project.shown()
  }
  expect(await shown(changed(practice, ['contact', 'phone'], '1'))).toEqual(withDerivedCopy(practice))
  expect(await shown(filledIn)).toEqual(JSON.parse(JSON.stringify(withDerivedCopy(ofFields))))
  const half = changed(changed(filledIn, ['name'], ''), ['contact', 'town'], 'Jundiaí')
  expect(await shown(half)).toMatchObject({ name: filledIn.name, contact: { town: 'Jundiaí' } })
  // a group that was left out and is started again holds nothing else up
  const poorer = changed(practice, ['site', 'poweredBy'], null)
  expect(await shown(poorer)).toMatchObject({ site: { poweredBy: null } })
  const begun = changed(changed(poorer, ['name'], 'Íris'), ['site', 'poweredBy'], { name: '', url: 'exemplo.com.br' })
  expect(await shown(begun)).toEqual(withDerivedCopy({ ...Object(poorer), name: 'Íris' }))
  await writeFile(join(root, 'practice.json'), 'x')
  expect(await project.shown()).toMatchObject({ site: { poweredBy: null } })
})
