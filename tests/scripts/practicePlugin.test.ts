import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examplePractice as practice } from '../../practice/examplePractice'
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

/** Builds the fixture; resolves with the warnings. */
async function buildFixture(options: { ssr?: boolean } = {}): Promise<string[]> {
  const warnings: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (message: string) => void warnings.push(message) }
  const ssr = options.ssr ? { ssr: 'main.js' } : {}
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger,
    plugins: [practiceCheck()],
    build: { write: false, ...ssr },
  })
  return warnings
}

describe('the practice check in a build', () => {
  it('stops it with a header and one line per field, and no stack', async () => {
    await writePractice(JSON.stringify(changed(changed(filledIn, ['name'], ''), ['contact', 'phone'], '1190000')))
    await expect(buildFixture()).rejects.toMatchObject({
      stack: '',
      message: [
        'practice.json tem campos a corrigir:',
        '  name: "" — esperado: no mínimo 3 caracteres (tem 0)',
        '  contact.phone: "1190000" — esperado: telefone com um DDD que exista, como "(11) 90000-0000"',
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

  it('warns of the example once, in the client build only', async () => {
    await writePractice(JSON.stringify(practice))
    expect(await buildFixture()).toHaveLength(1)
    expect(await buildFixture({ ssr: true })).toHaveLength(0)
  })
})

it('the site gets the hours in the order of the week', async () => {
  const [weekdays, saturday] = filledIn.contact.hours
  const evening = { ...weekdays, opens: '19:00', closes: '21:00' }
  await writePractice(JSON.stringify(changed(filledIn, ['contact', 'hours'], [saturday, evening, weekdays])))
  expect((await loadPractice(root)).contact.hours).toEqual([weekdays, evening, saturday])
})

describe('variables of the environment', () => {
  it('come from a .env file', async () => {
    await writePractice(JSON.stringify(filledIn))
    await writeFile(join(root, '.env'), 'VITE_SITE_URL=https://www.de-arquivo.com.br\n')
    expect((await loadPractice(root)).site.url).toBe('https://www.de-arquivo.com.br')
  })

  it('make no form where the practice has none', async () => {
    const { form, ...contact } = filledIn.contact
    await writePractice(JSON.stringify({ ...filledIn, contact }))
    vi.stubEnv('VITE_WHOLE_SITE', '')
    vi.stubEnv('VITE_FORM_ENDPOINT', 'https://api.exemplo.com.br/enviar')
    expect((await loadPractice(root)).contact.form).toBeUndefined()
  })

  it('come from the process, and are checked like the rest', async () => {
    await writePractice(JSON.stringify(filledIn))
    vi.stubEnv('VITE_SITE_URL', 'http://www.do-processo.com.br')
    await expect(buildFixture()).rejects.toThrow(/site\.url: "http:\/\/www\.do-processo\.com\.br"/)
  })
})
