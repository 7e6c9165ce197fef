import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../../scripts/readLog'
import { logName, logText } from '../../src/debug/logFile'
import { recordedSession } from './session'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'session-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function readBack(text: string) {
  const file = join(folder, 'visita.json')
  await writeFile(file, text)
  return readLog(file)
}

describe('the file of a session', () => {
  it('is called by the time it was saved at', () => {
    expect(logName(new Date('2026-11-21T17:05:33.250Z'))).toBe('visita-2026-11-21-17-05-33.json')
  })

  it('has one line per entry', () => {
    const log = recordedSession()
    expect(
      logText(log)
        .split('\n')
        .filter((line) => line.includes('"at":')),
    ).toHaveLength(log.entries.length)
  })

  it('is read as it was written, window sizes included', async () => {
    const log = recordedSession({ text: 'Linha um\nlinha "dois"' })
    const turned = { ...log, entries: log.entries.map((entry) => ({ ...entry, window: { width: 390, height: 844 } })) }
    expect(await readBack(logText(log))).toEqual(log)
    expect(await readBack(logText(turned))).toEqual(turned)
  })
})

describe('a wrong file', () => {
  it('is refused with one line per field: which, what it is, what is expected', async () => {
    const log = recordedSession()
    const wrong = {
      ...log,
      format: 2,
      recordedAt: 'ontem',
      window: { width: 1280 },
      path: 'contato',
      masked: 'sim',
      entries: [
        { at: -1, action: {} },
        { at: 0, action: { type: '' } },
      ],
    }
    await expect(readBack(JSON.stringify(wrong))).rejects.toMatchObject({
      stack: '',
      message: [
        'visita.json não é uma visita gravada:',
        '  format: 2 — esperado: 1, o formato que esta versão conhece',
        '  recordedAt: "ontem" — esperado: uma data como "2026-11-21T17:05:33.000Z"',
        '  window.height: falta — esperado: um número',
        '  path: "contato" — esperado: um caminho que começa com "/"',
        '  masked: "sim" — esperado: true ou false',
        '  entries[0].at: -1 — esperado: no mínimo 0',
        '  entries[0].action.type: falta — esperado: um texto entre aspas',
        '  entries[1].action.type: "" — esperado: no mínimo 1 caractere (tem 0)',
      ].join('\n'),
    })
  })

  it('of many mistakes names the first ones', async () => {
    const wrong = { ...recordedSession(), entries: Array.from({ length: 20 }, () => ({ at: 0 })) }
    await expect(readBack(JSON.stringify(wrong))).rejects.toThrow(/entries\[7\].*\n {2}e mais 12$/)
  })

  it.each([
    [
      'no entries',
      JSON.stringify({ ...recordedSession(), entries: [] }),
      'entries: uma lista — esperado: no mínimo 1 item (tem 0)',
    ],
    ['another kind of JSON', '[]', 'arquivo: uma lista — esperado: um grupo de campos entre chaves'],
    ['half a file', '{"format":', 'visita.json não é um arquivo JSON'],
  ])('%s is refused', async (_what, text, line) => {
    await expect(readBack(text)).rejects.toThrow(line)
  })

  it('that is not there is refused', async () => {
    await expect(readLog(join(folder, 'ausente.json'))).rejects.toThrow('ausente.json não pôde ser lido')
  })
})
