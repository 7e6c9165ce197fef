import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { left, returned, wished, written } from '../../editor/page/draft'
import { answerMs, pauseMs, Rejected, retryMs } from '../../editor/page/listeners'
import { buildAsked, folderAsked, restoreAsked } from '../../editor/page/publishing'
import { change, createStore, type Store } from '../../editor/page/store'
import type { BuildAnswer, EditorState } from '../../editor/state'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice } from '../../practice/examplePractice'
import { patiently, runs } from '../support/runs'
import { instant, ownClock, pass } from '../support/time'
import { silentPorts } from './silentPorts'

ownClock()

interface Practice {
  text: string
}

const onItsWay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const quickMs = 10
/** Long enough for several answers, and short of any clock, ms. */
const answered = 100

/** The program that keeps the file: it saves only over what a page has read, or has written itself. */
function createProgram() {
  const history: { text: string; by: string }[] = [{ text: 'exemplo', by: 'hand' }]
  let lastSaved = { page: '', version: '' }
  const file = () => history.at(-1) ?? { text: '', by: '' }
  const version = () => String(history.length)
  const state = (): EditorState => ({
    root: '/',
    practice: { text: file().text },
    version: version(),
    contents: version(),
    unreadable: null,
    notes: [],
    fixed: {},
    shown: withDerivedCopy(examplePractice),
    hasOriginal: false,
    inks: [],
    versions: [],
    isBuilding: false,
  })
  const program = {
    history,
    file,
    /** Whether it runs, whether it is heard, and what becomes of a build. */
    isOpen: true,
    isHeard: true,
    latencyMs: quickMs,
    built: { folder: 'dist', isBuilt: true, contents: '', said: '' } as BuildAnswer,
    changeByHand: (text: string) => void history.push({ text, by: 'hand' }),
    /** What a page may ask of it. */
    portsOf(page: string, isOver: (text: string, by: string) => void = () => undefined) {
      async function answer<Value>(act: () => Value): Promise<Value> {
        const ms = program.latencyMs
        await onItsWay(ms)
        if (!program.isOpen) throw new Rejected('fechado', 0)
        const value = act()
        await onItsWay(ms)
        return program.isHeard ? value : new Promise(() => undefined)
      }
      const back = (text: string) => {
        history.push({ text, by: 'program' })
        return state()
      }
      const put = (text: string) => {
        isOver(file().text, file().by)
        history.push({ text, by: page })
      }
      return {
        ...silentPorts,
        read: () => answer(state),
        save: (practice: object, over: string) =>
          answer(() => {
            const isItsOwn = lastSaved.page === page && lastSaved.version === version()
            if (over !== version() && !isItsOwn) throw new Rejected('mudado', 409)
            put((practice as Practice).text)
            lastSaved = { page, version: version() }
            return state()
          }),
        restore: (name: string) => answer(() => back(name)),
        startAgain: () => answer(() => back('exemplo')),
        build: () => answer(() => program.built),
        latestBuild: () => answer(() => program.built),
        showFolder: vi.fn(async () => undefined),
      }
    },
  }
  return program
}

const draftOf = (store: Store) => store.getState().draft
const textIn = (store: Store) => (draftOf(store).practice as Practice).text

/** A page that was opened, and what its writer does. */
async function open(program = createProgram(), name = 'a') {
  const store = createStore(program.portsOf(name))
  store.dispatch(returned())
  await pass(answered)
  const write = (text: string) => store.dispatch(change((practice) => ({ ...practice, text })))
  return { program, store, write, status: () => draftOf(store).status }
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

  it('while the last is being saved is saved after it', async () => {
    const { program, write, status } = await open()
    write('um')
    await pass(pauseMs - 1)
    write('dois')
    await pass(pauseMs)
    write('três')
    await pass(2 * pauseMs)
    expect(program.file().text).toBe('três')
    expect(status()).toBe('saved')
  })

  it('as I close the page is saved at once', async () => {
    const { program, store, write } = await open()
    write('a última palavra')
    store.dispatch(left())
    await pass(answered)
    expect(program.file().text).toBe('a última palavra')
  })

  it('is tried again until the program that was closed is open', async () => {
    const { program, write, status } = await open()
    program.isOpen = false
    write('texto')
    await pass(pauseMs + answered)
    expect(status()).toBe('failed')
    await pass(3 * retryMs)
    expect(status()).toBe('failed')
    program.isOpen = true
    await pass(retryMs + answered)
    expect(status()).toBe('saved')
    expect(program.file().text).toBe('texto')
  })

  it('is saved again if the answer is lost, although the file has it', async () => {
    const { program, write, status } = await open()
    program.isHeard = false
    write('texto')
    await pass(pauseMs + answerMs + answered)
    expect(status()).toBe('failed')
    program.isHeard = true
    await pass(retryMs + answered)
    expect(status()).toBe('saved')
    expect(program.file().text).toBe('texto')
  })
})

describe('a file that was changed elsewhere', () => {
  it('is not written over, and I am told', async () => {
    const { program, store, write, status } = await open()
    program.changeByHand('à mão')
    write('aqui')
    await pass(pauseMs + answered)
    expect(status()).toBe('changed')
    expect(program.file().text).toBe('à mão')
    expect(textIn(store)).toBe('aqui')
    await pass(2 * retryMs)
    expect(program.file().text).toBe('à mão')
  })

  it('is read anew if I say so', async () => {
    const { program, store, write, status } = await open()
    program.changeByHand('à mão')
    write('aqui')
    await pass(pauseMs + answered)
    store.dispatch(wished({ kind: 'reload' }))
    await pass(answered)
    expect(textIn(store)).toBe('à mão')
    expect(status()).toBe('saved')
  })

  it('becomes what I wrote if I insist', async () => {
    const { program, store, write, status } = await open()
    program.changeByHand('à mão')
    write('aqui')
    await pass(pauseMs + answered)
    store.dispatch(wished({ kind: 'overwrite' }))
    await pass(answered)
    expect(program.file().text).toBe('aqui')
    expect(status()).toBe('saved')
  })

  it('is on the page as soon as I come back to it', async () => {
    const { program, store } = await open()
    program.changeByHand('à mão')
    store.dispatch(returned())
    await pass(answered)
    expect(textIn(store)).toBe('à mão')
  })

  it('that is the same as before leaves the page as it is', async () => {
    const { store } = await open()
    const { revision } = draftOf(store)
    store.dispatch(returned())
    await pass(answered)
    expect(draftOf(store).revision).toBe(revision)
  })

  it('does not take away what I write while it is being read', async () => {
    const { program, store, write, status } = await open()
    program.changeByHand('à mão')
    store.dispatch(returned())
    write('aqui')
    await pass(pauseMs + 100)
    expect(textIn(store)).toBe('aqui')
    expect(status()).toBe('changed')
    expect(program.file().text).toBe('à mão')
  })
})

describe('the program that was closed', () => {
  it('is told where all is saved, and no more once it is open', async () => {
    const { program, store, status } = await open()
    program.isOpen = false
    store.dispatch(returned())
    await pass(answered)
    expect(status()).toBe('gone')
    program.isOpen = true
    store.dispatch(returned())
    await pass(answered)
    expect(status()).toBe('saved')
  })
})

it('the program says why it cannot read the file', async () => {
  const ports = createProgram().portsOf('a')
  const store = createStore({ ...ports, read: () => Promise.reject(new Rejected('disco', 507)) })
  store.dispatch(returned())
  await pass(answered)
  expect(draftOf(store)).toMatchObject({ status: 'gone', problem: 'disco' })
})

describe('publishing', () => {
  const publishingOf = (store: Store) => store.getState().publishing

  it('saves before it builds', async () => {
    const { program, store, write } = await open()
    write('texto')
    store.dispatch(buildAsked())
    await pass(answered)
    expect(program.file().text).toBe('texto')
    expect(publishingOf(store).status).toBe('built')
  })

  it('builds nothing while the file is another one', async () => {
    const { program, store, write } = await open()
    program.changeByHand('à mão')
    write('aqui')
    store.dispatch(buildAsked())
    await pass(answered)
    expect(publishingOf(store)).toMatchObject({ status: 'rejected', problem: 'mudado' })
  })

  it('leads to the field that is wrong', async () => {
    const { program, store } = await open()
    program.built = { folder: '', isBuilt: false, contents: '', said: '', wrong: 'name' }
    store.dispatch(buildAsked())
    await pass(answered)
    expect(publishingOf(store)).toMatchObject({ status: 'wrong', answer: { wrong: 'name' } })
  })

  it('shows the folder', () => {
    const ports = createProgram().portsOf('a')
    createStore(ports).dispatch(folderAsked())
    expect(ports.showFolder).toHaveBeenCalled()
  })

  it('says how a build went that was begun in another tab', async () => {
    const program = createProgram()
    const ports = program.portsOf('a')
    let isBuilding = true
    const latestBuild = () => ports.latestBuild().finally(() => (isBuilding = false))
    const store = createStore({ ...ports, latestBuild, read: async () => ({ ...(await ports.read()), isBuilding }) })
    store.dispatch(returned())
    await pass(answered)
    expect(publishingOf(store).status).toBe('built')
  })

  it('says how a build went, though I went back to a version meanwhile', async () => {
    const program = createProgram()
    const ports = program.portsOf('a')
    const build = () => new Promise<void>((resolve) => setTimeout(resolve, answered * 2)).then(ports.build)
    const store = createStore({ ...ports, build })
    store.dispatch(returned())
    await pass(answered)
    store.dispatch(buildAsked())
    await pass(1)
    store.dispatch(wished({ kind: 'restore', version: 'de antes' }))
    await pass(answered)
    expect(textIn(store)).toBe('de antes')
    expect(publishingOf(store).status).toBe('building')
    await pass(answered * 2)
    expect(publishingOf(store).status).toBe('built')
  })

  it('says nothing of a version whose answer comes too late', async () => {
    const { program, store } = await open()
    program.latencyMs = answerMs
    store.dispatch(restoreAsked('de antes'))
    await pass(answerMs + 1)
    expect(publishingOf(store).status).toBe('rejected')
    program.latencyMs = quickMs
    store.dispatch(buildAsked())
    await pass(answered)
    expect(publishingOf(store).status).toBe('built')
    await pass(answerMs)
    expect(publishingOf(store).status).toBe('built')
  })

  it('goes back to a version, with what I wrote kept in the file before', async () => {
    const { program, store, write } = await open()
    write('texto')
    store.dispatch(restoreAsked('de antes'))
    await pass(answered)
    expect(program.history.map(({ text }) => text)).toEqual(['exemplo', 'texto', 'de antes'])
    expect(publishingOf(store).status).toBe('restored')
    expect(textIn(store)).toBe('de antes')
  })
})

describe('whatever happens, with two pages, a file changed by hand, a program closed and answers lost', () => {
  const page = fc.constantFrom(0, 1)
  const event = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), page }),
    fc.record({ kind: fc.constantFrom('return', 'leave', 'reload', 'overwrite'), page }),
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
            const store = createStore(program.portsOf(name, isOver))
            store.subscribe(() => seen.add(textIn(store)))
            store.dispatch(returned())
            return Object.assign(writer, { store })
          })
          await pass(answered)
          let count = 0
          let isInOrder = true
          for (const { kind, page, ...more } of events) {
            const writer = pages[page]
            if (!writer) continue
            const { store } = writer
            if (kind === 'write') {
              writer.last = `${writer.name}${++count}`
              store.dispatch(written({ text: writer.last }))
            } else if (kind === 'return') store.dispatch(returned())
            // what is under way has reached the program by then, as a rule
            else if (kind === 'leave') isInOrder && store.dispatch(left())
            else if (kind === 'reload') {
              writer.last = ''
              store.dispatch(wished({ kind: 'reload' }))
            } else if (kind === 'overwrite') {
              writer.hasOverwritten = true
              store.dispatch(wished({ kind: 'overwrite' }))
            } else if (kind === 'hand') program.changeByHand(`hand${++count}`)
            else if (kind === 'close' || kind === 'open') program.isOpen = kind === 'open'
            else if (kind === 'deafen' || kind === 'hear') program.isHeard = kind === 'hear'
            else if (kind === 'slow' || kind === 'quick') {
              program.latencyMs = kind === 'slow' ? 2 * retryMs : quickMs
              isInOrder = false
            } else if ('ms' in more) await pass(more.ms)
            await instant()
          }
          program.isOpen = true
          program.isHeard = true
          program.latencyMs = quickMs
          await pass(2 * answerMs + 2 * retryMs)
          for (const { store, last, name } of pages) {
            const { status, version, edit, savedEdit, underWay } = draftOf(store)
            expect(underWay).toBeNull()
            expect(['saved', 'changed', 'gone']).toContain(status)
            if (status !== 'changed') {
              expect(edit).toBe(savedEdit)
              expect(textIn(store)).toBe(program.history[Number(version) - 1]?.text)
              if (program.file().by === name) expect(textIn(store)).toBe(program.file().text)
            } else expect(textIn(store)).toBe(last || textIn(store))
            const isKept = last === '' || program.history.some(({ text }) => text === last) || textIn(store) === last
            expect(isKept).toBe(true)
          }
        }),
        runs,
      )
    },
    patiently.timeout,
  )
})
