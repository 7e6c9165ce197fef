import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepAsked, pictureChosen, pictureLeft, pictureMoved } from '../../editor/page/framing'
import { Rejected } from '../../editor/page/listeners'
import { createStore } from '../../editor/page/store'
import { valueAt } from '../../practice/paths'
import { patiently, runs } from '../support/runs'
import { instant } from '../support/time'
import { silentPorts } from './silentPorts'

const area = { x: 10, y: 20, width: 680, height: 1000 }
const file = 'photos/retrato.jpg'

/** A page whose program answers when the test says so. */
function open() {
  const answers: ((isGood: boolean) => void)[] = []
  const asking =
    <Given extends unknown[], Value>(value: (...given: Given) => Value) =>
    (...given: Given) =>
      new Promise<Value>((resolve, reject) =>
        answers.push((isGood) => (isGood ? resolve(value(...given)) : reject(new Rejected('não serve', 422)))),
      )
  /** Addresses of the pictures that are held. */
  const held = new Set<string>()
  const saved: string[] = []
  let count = 0
  const made = () => {
    const address = `blob:${++count}`
    held.add(address)
    return address
  }
  const store = createStore({
    ...silentPorts,
    originalPhoto: asking(made),
    sizeOf: asking(() => ({ width: 2000, height: 3000 })),
    savePhoto: asking((address) => {
      saved.push(address)
      return { file }
    }),
    release: (address) => void held.delete(address),
  })
  const choose = () => {
    const address = made()
    store.dispatch(pictureChosen(address))
    return address
  }
  const now = () => store.getState().framing
  const keep = () => store.dispatch(keepAsked({ address: now().chosen?.address ?? '', area }))
  const written = () => valueAt(store.getState().draft.practice, ['portrait', 'file'])
  /** To what was asked for first, or later. */
  const answer = async (place: number, isGood = true) => {
    const given = answers[place]
    answers[place] = () => undefined
    given?.(isGood)
    await instant()
  }
  return { store, answers, answer, held, saved, choose, keep, now, written }
}

/** A page on which a photograph is being framed. */
async function framing() {
  const page = open()
  const address = page.choose()
  await page.answer(0)
  return { ...page, address }
}

describe('a photograph that is chosen', () => {
  it('is looked at, and can be moved to all sides', async () => {
    const { store, answer, choose, now } = open()
    const address = choose()
    expect(now()).toMatchObject({ status: 'looking', chosen: null })
    await answer(0)
    expect(now()).toMatchObject({ status: 'idle', chosen: { address, place: { x: 0, y: 0 }, zoom: 1.2 } })
    expect(now().chosen?.mostZoom).toBeCloseTo(2000 / 680)
    store.dispatch(pictureMoved({ zoom: 2 }))
    store.dispatch(pictureMoved({ place: { x: 5, y: 7 } }))
    expect(now().chosen).toMatchObject({ address, place: { x: 5, y: 7 }, zoom: 2 })
  })

  it('is the last one of two, whichever the program has looked at first', async () => {
    const { answer, choose, now } = open()
    choose()
    const second = choose()
    await answer(1)
    expect(now().chosen?.address).toBe(second)
    await answer(0)
    expect(now()).toMatchObject({ status: 'idle', chosen: { address: second } })
  })

  it('does not come back once it is put aside', async () => {
    const { store, answer, choose, now } = await framing()
    choose()
    store.dispatch(pictureLeft())
    await answer(1)
    expect(now()).toMatchObject({ status: 'idle', problem: '', chosen: null })
  })

  it('that will not do leaves the one before in its place, and I am told why', async () => {
    const { answer, choose, now, address } = await framing()
    choose()
    await answer(1, false)
    expect(now()).toMatchObject({ status: 'idle', problem: 'não serve', chosen: { address } })
    choose()
    expect(now()).toMatchObject({ status: 'looking', problem: '' })
  })

  it('is not said to be wrong where the one before it is', async () => {
    const { answer, choose, now } = open()
    choose()
    choose()
    await answer(0, false)
    expect(now()).toMatchObject({ status: 'looking', problem: '' })
  })

  it('may be the one that was kept, framed again', async () => {
    const { store, answer, now, held } = open()
    store.dispatch(pictureChosen(null))
    await answer(0)
    await answer(1)
    expect([now().chosen?.address]).toEqual([...held])
  })

  it('that cannot be fetched any more is told', async () => {
    const { store, answer, now } = open()
    store.dispatch(pictureChosen(null))
    await answer(0, false)
    expect(now()).toMatchObject({ status: 'idle', problem: 'não serve' })
  })
})

describe('a photograph that is kept', () => {
  it('is named in the practice file, and no longer framed', async () => {
    const { answer, keep, now, saved, written, address } = await framing()
    keep()
    expect(now().status).toBe('keeping')
    await answer(1)
    expect(now()).toMatchObject({ status: 'kept', chosen: null })
    expect(saved).toEqual([address])
    expect(written()).toBe(file)
  })

  it('stays where it is if it cannot be', async () => {
    const { answer, keep, now, written, address } = await framing()
    keep()
    await answer(1, false)
    expect(now()).toMatchObject({ status: 'idle', problem: 'não serve', chosen: { address } })
    expect(written()).toBeUndefined()
  })

  it('is in the file although I chose another one meanwhile, which is framed then', async () => {
    const { answer, choose, keep, now, written } = await framing()
    keep()
    const other = choose()
    await answer(1)
    expect(written()).toBe(file)
    expect(now()).toMatchObject({ status: 'looking', chosen: null })
    await answer(2)
    expect(now()).toMatchObject({ status: 'idle', chosen: { address: other } })
  })

  it('does not take away another one that is framed by then', async () => {
    const { answer, choose, keep, now } = await framing()
    keep()
    const other = choose()
    await answer(2)
    await answer(1)
    expect(now()).toMatchObject({ status: 'idle', chosen: { address: other } })
  })
})

describe('whatever is chosen, kept and put aside, and in whatever order the program answers', () => {
  const event = fc.oneof(
    fc.constantFrom({ kind: 'choose' }, { kind: 'again' }, { kind: 'keep' }, { kind: 'leave' }),
    fc.record({ kind: fc.constant('answer'), place: fc.nat(9), isGood: fc.boolean() }),
  )

  it(
    'no picture is held but the one that is framed',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
          const { store, answers, answer, held, choose, keep, now } = open()
          for (const { kind, ...more } of events) {
            if (kind === 'choose') choose()
            else if (kind === 'again') store.dispatch(pictureChosen(null))
            else if (kind === 'keep' && now().chosen) keep()
            else if (kind === 'leave') store.dispatch(pictureLeft())
            else if ('place' in more) await answer(more.place, more.isGood)
            const { chosen } = now()
            if (chosen) expect(held).toContain(chosen.address)
          }
          // an original that has come is still to be looked at
          for (let place = 0; place < answers.length; place++) await answer(place)
          expect(now().status).not.toMatch(/ing$/)
          store.dispatch(pictureLeft())
          await instant()
          expect([...held]).toEqual([])
        }),
        runs,
      )
    },
    patiently.timeout,
  )
})
