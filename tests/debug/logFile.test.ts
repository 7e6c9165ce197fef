import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLog } from '../../scripts/readLog'
import { type LogEntry, logName, logText } from '../../src/debug/sessionLog'
import { temporaryFolder } from '../support/folder'
import { recordings } from '../support/recordings'
import { recordedSession } from './session'

async function readBack(text: string) {
  const file = join(await temporaryFolder(), 'visita.json')
  await writeFile(file, text)
  return readLog(file)
}

describe('the file of a session', () => {
  it('is called by the time it was saved at, and unmasked if it is', () => {
    const savedAt = new Date('2026-11-21T17:05:33.250Z')
    expect(logName(savedAt, true)).toBe('visita-2026-11-21-17-05-33.json')
    expect(logName(savedAt, false)).toBe('visita-2026-11-21-17-05-33-unmasked.json')
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

describe('a visit', () => {
  it.each(recordings.map(({ name, log }) => [name, log] as const))('%s is found right', async (_name, log) => {
    expect((await readBack(logText(log))).entries).toHaveLength(log.entries.length)
  })
})

describe('a wrong file', () => {
  const [first] = recordedSession().entries as [LogEntry]
  const inMidst = (entry: object) => readBack(logText({ ...recordedSession(), entries: [first, entry as LogEntry] }))

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
        { at: -1, action: { type: 'menu/toggled' } },
        { at: 0, action: { type: 'menu/menuToggled' }, window: 'larga' },
      ],
    }
    await expect(readBack(logText(wrong as never))).rejects.toMatchObject({
      stack: '',
      message: [
        'visita.json não é uma visita gravada:',
        '  format: 2 — esperado: 1, o formato que esta versão conhece',
        '  recordedAt: "ontem" — esperado: uma data como "2026-11-21T17:05:33.000Z"',
        '  window.height: falta — esperado: um número',
        '  path: "contato" — esperado: um caminho que começa com "/"',
        '  masked: "sim" — esperado: true ou false',
        '  linha 8, entries[0].at: -1 — esperado: no mínimo 0',
        '  linha 8, entries[0].action.type: "menu/toggled" — esperado: um evento do site, como menu/menuToggled, menu/menuDismissed',
        '  linha 9, entries[1].window: "larga" — esperado: um grupo de campos entre chaves',
      ].join('\n'),
    })
  })

  it.each<[what: string, action: object, line: string | RegExp]>([
    [
      'an event of no slice',
      { type: 'menus/opened' },
      /action\.type: "menus\/opened" — esperado: um evento do site, como world\/…, visitor\/…/,
    ],
    [
      'no payload',
      { type: 'form/fieldChanged' },
      /action\.payload: falta — esperado: o payload de form\/fieldChanged \(com este, TypeError/,
    ],
    [
      'a payload of another event',
      { type: 'world/viewportChanged', payload: { move: 1 } },
      '{"move":1} — esperado: o payload de world/viewportChanged (com este, layout.mode passa de "unmeasured" a undefined)',
    ],
    [
      'another type of value',
      { type: 'form/fieldChanged', payload: { field: 'name', text: 5 } },
      '(com este, form.fields.name passa de "" a 5)',
    ],
    [
      'an unknown field',
      { type: 'form/fieldChanged', payload: { field: 'nome', text: 'A' } },
      '(com este, form.fields.nome passa de undefined a "A")',
    ],
  ])('with %s is refused by its line', async (_what, action, line) => {
    await expect(inMidst({ at: 1, action })).rejects.toThrow(line)
    await expect(inMidst({ at: 1, action })).rejects.toThrow('\n  linha 9, entries[1].')
  })

  it('is read by the lines of its entries however they are written', async () => {
    const log = { ...recordedSession(), entries: [first, { at: 1, action: { type: 'menu/"{' } }] }
    const text = JSON.stringify(log, null, 2)
    const line = text.slice(0, text.indexOf('"at": 1,')).split('\n').length - 1
    await expect(readBack(text)).rejects.toThrow(`linha ${line}, entries[1].action.type`)
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
    await expect(readLog(join(await temporaryFolder(), 'ausente.json'))).rejects.toThrow(
      'ausente.json não pôde ser lido',
    )
  })
})
