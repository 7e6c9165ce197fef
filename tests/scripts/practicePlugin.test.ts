import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPractice, practiceCheck } from '../../scripts/practicePlugin'
import { changed, filledIn } from '../practice/example'

let root = ''

beforeEach(async () => {
  // that of these tests is in their own folder
  vi.stubEnv('PRACTICE_FILE', undefined)
  vi.stubEnv('VITE_SITE_URL', undefined)
  root = await mkdtemp(join(tmpdir(), 'practice-'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, 'main.js'), "export { default } from 'practice:checked'\n")
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

const writePractice = (source: string) => writeFile(join(root, 'practice.json'), source)

const buildFixture = () =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [practiceCheck()], build: { write: false } })

describe('the practice check in a build', () => {
  it('stops it with a header and one line per field, and no stack', async () => {
    await writePractice(JSON.stringify(changed(changed(filledIn, ['name'], ''), ['contact', 'phone'], '1190000')))
    await expect(buildFixture()).rejects.toMatchObject({
      stack: '',
      message: [
        'practice.json tem campos a corrigir:',
        '  name: "" — esperado: no mínimo 3 caracteres (tem 0)',
        '  contact.phone: "1190000" — esperado: número com DDD e mais 8 ou 9 algarismos (tem 7 ao todo), como "(11) 90000-0000"',
      ].join('\n'),
    })
  })

  it.each([
    ['{ "name": "Helena"\n "profession": "psicóloga" }', 2],
    ['{ "name": "Helena }', 1],
    ["{\n\n 'name': 'Helena' }", 3],
    ['{ "name": "Helena",\n}', 2],
    ['', 1],
  ])('says where it cannot be read: %s', async (source, line) => {
    await writePractice(source)
    await expect(buildFixture()).rejects.toThrow(`practice.json não pôde ser lido: linha ${line}: `)
  })

  it('asks for a file and its encoding', async () => {
    await expect(buildFixture()).rejects.toThrow('practice.json não foi encontrado')
    await writeFile(join(root, 'practice.json'), Buffer.from('{ "name": "Helena Assunção" }', 'latin1'))
    await expect(buildFixture()).rejects.toThrow('practice.json não está em UTF-8')
  })
})

it('the site gets the hours in the order of the week', async () => {
  const [weekdays, saturday] = filledIn.contact.hours
  const evening = { ...weekdays, opens: '19:00', closes: '21:00' }
  await writePractice(JSON.stringify(changed(filledIn, ['contact', 'hours'], [saturday, evening, weekdays])))
  expect((await loadPractice(root)).contact.hours).toEqual([weekdays, evening, saturday])
})

it('variables of the environment come from the process, and are checked as the rest', async () => {
  await writePractice(JSON.stringify(filledIn))
  vi.stubEnv('VITE_SITE_URL', 'http://www.do-processo.com.br')
  await expect(buildFixture()).rejects.toThrow(/site\.url: "http:\/\/www\.do-processo\.com\.br"/)
})
