import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPractice, practiceCheck } from '../../scripts/practice/plugin'
import { practice } from '../support/examplePractice'
import { changed, filledIn } from './example'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'practice-'))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'index.html'), '<p>página</p>')
})

afterEach(() => rm(root, { recursive: true }))

const writePractice = (source: string) =>
  writeFile(join(root, 'src/practice.ts'), `export const practice = ${source}\n`)

/** Builds the fixture; resolves with the warnings. */
async function buildFixture(options: { ssr?: boolean } = {}): Promise<string[]> {
  const warnings: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (message: string) => void warnings.push(message) }
  const ssr = options.ssr ? { ssr: 'src/practice.ts' } : {}
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
        'src/practice.ts tem campos a corrigir:',
        '  name: "" — esperado: no mínimo 3 caracteres (tem 0)',
        '  contact.phone: "1190000" — esperado: telefone com DDD, como "(11) 90000-0000"',
      ].join('\n'),
    })
  })

  it('says where a comma is missing', async () => {
    await writePractice('{ name: "Helena"\n profession: "psicóloga" }')
    await expect(buildFixture()).rejects.toThrow(/não pôde ser lido[\s\S]*practice\.ts:2/)
  })

  it('warns of the example once a kind, in the client build only', async () => {
    await writePractice(JSON.stringify(practice))
    expect(await buildFixture()).toHaveLength(2)
    expect(await buildFixture({ ssr: true })).toHaveLength(0)
  })
})

describe('variables of the environment in the practice file', () => {
  const withUrl = JSON.stringify(filledIn).replace('"https://www.helenaprado.com.br"', 'import.meta.env.VITE_SITE_URL')

  it('come from a .env file', async () => {
    await writePractice(withUrl)
    await writeFile(join(root, '.env'), 'VITE_SITE_URL=https://www.de-arquivo.com.br\n')
    expect((await loadPractice(root)).site.url).toBe('https://www.de-arquivo.com.br')
  })

  it('come from the process, and are checked like the rest', async () => {
    await writePractice(withUrl)
    process.env.VITE_SITE_URL = 'https://www.do-processo.com.br/'
    try {
      await expect(buildFixture()).rejects.toThrow(/site\.url: "https:\/\/www\.do-processo\.com\.br\/"/)
    } finally {
      delete process.env.VITE_SITE_URL
    }
  })
})
