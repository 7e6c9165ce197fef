import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft, pauseMs, retryMs } from '../../editor/page/draft'
import { anyVersion, type EditorState } from '../../editor/state'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice } from '../../practice/examplePractice'
import { patiently, runs } from '../support/runs'
import { instant, ownClock, pass } from '../support/time'

ownClock()

const onItsWay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const quickMs = 10
/** Long enough for several answers, and short of any clock, ms. */
const answered = 100
/** What is not answered by then is given up, ms. */
const answerMs = 20_000

/** The program that keeps the file: it saves only over what a page has read. */
function createProgram() {
  const history: { text: string; by: string }[] = [{ text: 'exemplo', by: 'hand' }]
  const file = () => history.at(-1) ?? { text: '', by: '' }
  const version = () => String(history.length)
  const shown = withDerivedCopy(examplePractice)
  const state = (): EditorState => ({
    ...{ version: version(), unreadable: null, notes: [], shown },
    practice: { text: file().text },
  })
  const program = {
    history,
    file,
    /** Whether it runs, and whether it is heard. */
    isOpen: true,
    isHeard: true,
    latencyMs: quickMs,
    changeByHand: (text: string) => void history.push({ text, by: 'hand' }),
    /** What a page may ask of it. */
    for(page: string, isOver: (text: string, by: string) => void = () => undefined) {
      async function answer(act: () => EditorState) {
        const ms = program.latencyMs
        await onItsWay(ms)
        if (!program.isOpen) throw new Error('fechado')
        const value = act()
        await onItsWay(program.isHeard ? ms : answerMs)
        if (!program.isHeard) throw new Error('fechado')
        return value
      }
      return {
        read: () => answer(state),
        save: (practice: object, over: string) =>
          answer(() => {
            if (![version(), anyVersion].includes(over)) throw Object.assign(new Error('mudado'), { status: 409 })
            isOver(file().text, file().by)
            history.push({ text: (practice as { text: string }).text, by: page })
            return state()
          }),
      }
    },
  }
  return program
}

/** A page of the editor. */
function pageOf(program: ReturnType<typeof createProgram>, ...asked: Parameters<typeof program.for>) {
  const draft = createDraft(program.for(...asked))
  return {
    ...draft,
    write: (text: string) => draft.change((practice) => ({ ...practice, text })),
    text: () => (draft.now().practice as { text: string }).text,
    status: () => draft.now().status,
  }
}

async function open(program = createProgram()) {
  const page = pageOf(program, 'a')
  await Promise.all([page.returned(), pass(answered)])
  return { program, ...page }
}

describe('what I write', () => {
  it('is saved once I pause, not at every key', async () => {
    const { program, write, status } = await open()
    for (const text of ['O', 'Ol', 'Olá']) {
      write(text)
      await pass(pauseMs / 2)
    }
    expect(status()).toBe('saving')
    expect(program.history).toHaveLength(1)
    await pass(pauseMs)
    expect(status()).toBe('saved')
    expect(program.history.map(({ text }) => text)).toEqual(['exemplo', 'Olá'])
  })
})

describe('a file that was changed elsewhere', () => {
  it.each([
    ['reload', 'à mão'],
    ['overwrite', 'aqui'],
  ] as const)('is read again or written over, as I say: %s', async (choice, kept) => {
    const { program, write, text, status, [choice]: choose } = await open()
    program.changeByHand('à mão')
    write('aqui')
    await pass(pauseMs + answered)
    void choose()
    await pass(answered)
    expect([status(), text(), program.file().text]).toEqual(['saved', kept, kept])
  })

  it('is on the page as soon as I come back to it; the same file changes nothing there', async () => {
    const { program, returned, text, now } = await open()
    const { server } = now()
    await Promise.all([returned(), pass(answered)])
    expect(now().server).toBe(server)
    program.changeByHand('à mão')
    await Promise.all([returned(), pass(answered)])
    expect(text()).toBe('à mão')
  })
})

describe('whatever happens with two pages, a changed file, a closed program, lost answers', () => {
  const page = fc.constantFrom(0, 1)
  const event = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), page }),
    fc.record({ kind: fc.constantFrom('return', 'reload', 'overwrite'), page }),
    fc.record({ kind: fc.constantFrom('hand', 'close', 'open', 'deafen', 'hear', 'slow', 'quick'), page }),
    fc.record({ kind: fc.constant('wait' as const), page, ms: fc.constantFrom(1, 100, pauseMs, retryMs, answerMs) }),
  )

  it(
    'nothing that was written is lost unsaid, and nothing is written over unseen',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { maxLength: 40, size: 'max' }), async (events) => {
          const program = createProgram()
          const pages = ['a', 'b'].map((name) => {
            const seen = new Set<string>()
            const writer = { name, last: '', hasOverwritten: false }
            const isOver = (text: string, by: string) => {
              if (by !== name && !writer.hasOverwritten) expect(seen).toContain(text)
            }
            const page = pageOf(program, name, isOver)
            page.hear(() => seen.add(page.text()))
            void page.returned()
            return Object.assign(writer, page)
          })
          await pass(answered)
          let count = 0
          for (const { kind, page, ...more } of events) {
            const writer = pages[page]
            if (!writer) continue
            if (kind === 'write') {
              writer.last = `${writer.name}${++count}`
              writer.write(writer.last)
            } else if (kind === 'return') void writer.returned()
            else if (kind === 'reload') {
              if (writer.status() === 'changed') writer.last = ''
              void writer.reload()
            } else if (kind === 'overwrite') {
              if (writer.status() !== 'changed') continue
              writer.hasOverwritten = true
              writer.overwrite()
            } else if (kind === 'hand') program.changeByHand(`hand${++count}`)
            else if (kind === 'close' || kind === 'open') program.isOpen = kind === 'open'
            else if (kind === 'deafen' || kind === 'hear') program.isHeard = kind === 'hear'
            else if (kind === 'slow' || kind === 'quick') program.latencyMs = kind === 'slow' ? 2 * retryMs : quickMs
            else if ('ms' in more) await pass(more.ms)
            await instant()
          }
          program.isOpen = true
          program.isHeard = true
          program.latencyMs = quickMs
          await pass(5 * answerMs)
          for (const { last, name, text, status, isUnsaved } of pages) {
            expect(status()).not.toBe('saving')
            if (status() !== 'changed') {
              expect(isUnsaved()).toBe(false)
              expect(program.history.map((one) => one.text)).toContain(text())
              if (program.file().by === name) expect(text()).toBe(program.file().text)
            } else expect(text()).toBe(last || text())
            expect(last === '' || program.history.some((one) => one.text === last) || text() === last).toBe(true)
          }
        }),
        runs,
      )
    },
    patiently.timeout,
  )
})
