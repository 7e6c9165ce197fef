import { describe, expect, it } from 'vitest'
import { landed } from '../../src/core/events'
import { timeTravel } from '../../src/debug/timeTravel'
import { sectionSeen } from '../../src/site/carousel'
import { nextAsked } from '../../src/site/carousel/slice'
import { sendSucceeded } from '../../src/site/form/slice'
import { copyRequested, shareSucceeded } from '../../src/site/sharing/slice'
import { mandalaSlice } from '../../src/tools/mandala/slice'
import { recordings } from '../support/recordings'
import { ownClock, passAll } from '../support/time'
import { createTimeMachine } from '../support/timeTravel'
import { visit } from '../support/visit'
import { openIn } from './laws'

ownClock()

/** Somebody at the DevTools of a wide window, with the whole of a recorded visit in their log. */
function developer(recording: (typeof recordings)[number]) {
  const machine = createTimeMachine()
  const { store, ports, ...visitor } = visit({ enhancers: [machine.enhancer], timeTravel: timeTravel(() => 'desktop') })
  const recorded = recording.machine.log()
  const types = () => Object.values(machine.log().actionsById).map(({ action }) => action.type)
  return { machine, store, ports, recorded, load: () => machine.load(recorded), types, ...visitor }
}

const [first] = recordings
if (!first) throw new Error('no visit has been recorded')

describe('when the DevTools jump', () => {
  it.each(recordings.map((one) => [one.name, one] as const))(
    'adds nothing to the log, and a commit leaves nothing under way: %s',
    async (_name, recording) => {
      const { machine, store, recorded, load, types } = developer(recording)
      for (const index of recording.states.keys()) {
        load()
        const { length } = machine.log().stagedActionIds
        machine.jumpTo(index)
        expect(store.getState()).toBe(recording.states[index])
        expect(machine.log().stagedActionIds).toHaveLength(length)
        machine.commit()
        expect(openIn(store.getState()), `at ${index}`).toEqual([])
        expect(types().filter((type) => type !== '@@INIT')).toEqual(
          openIn(recording.states[index] as never).length > 0 || recording.states[index]?.layout.mode === 'mobile'
            ? [landed.type]
            : [],
        )
      }
      expect(recorded.stagedActionIds).toHaveLength(recording.states.length)
    },
  )

  it('has ended what was begun while the past was shown', async () => {
    const { machine, pressNext, carousel, wait } = developer(first)
    pressNext()
    await passAll()
    machine.jumpTo(0)
    pressNext()
    expect(carousel().move).toBe(0)
    machine.jumpTo(machine.log().stagedActionIds.length - 1)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 3, move: 2 })
    pressNext()
    await wait(700)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 4 })
  })

  it('lets a running clock end as it would, whatever is shown meanwhile', async () => {
    const { machine, pressNext, carousel, wait, types } = developer(first)
    pressNext()
    const { length } = machine.log().stagedActionIds
    machine.jumpTo(0)
    machine.jumpTo(length - 1)
    expect(carousel().phase).toBe('moving')
    machine.jumpTo(0)
    await wait(700)
    machine.jumpTo(machine.log().stagedActionIds.length - 1)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 2 })
    expect(types()).not.toContain(landed.type)
  })

  it.each([sectionSeen({ section: 'services' }), mandalaSlice.actions.partReached({ part: 'sol' })])(
    'ignores what the page has scrolled to, until the present is shown again: $type',
    async (event) => {
      const { machine, does, pressNext, wait, types } = developer(first)
      pressNext()
      await wait(700)
      machine.jumpTo(0)
      does(event)
      expect(types()).not.toContain(event.type)
      machine.jumpTo(machine.states().length - 1)
      does(event)
      expect(types()).toContain(event.type)
    },
  )

  it('ends a copy under its own number, whatever is shown by then', async () => {
    const { machine, does, ports, wait, store } = developer(first)
    does(copyRequested({ tool: 'quiz' }))
    const { request } = store.getState().sharing
    ports.copyResult.mockImplementation(async () => machine.jumpTo(0))
    does(copyRequested({ tool: 'quiz' }))
    await wait(1)
    const last = Object.values(machine.log().actionsById).at(-1)?.action
    expect(last).toEqual(shareSucceeded({ request: request + 1 }))
  })
})

describe('when the log is locked', () => {
  it('sends nothing and navigates nowhere', async () => {
    const { machine, store, ports, pressNext, chooseInBar, pressSend, does } = developer(first)
    machine.lock(true)
    const before = store.getState()
    pressNext()
    chooseInBar('contact')
    pressSend()
    does(nextAsked())
    await passAll()
    expect(store.getState()).toBe(before)
    for (const port of Object.values(ports)) expect(port).not.toHaveBeenCalled()
  })

  it('has ended what it has swallowed once it is unlocked', async () => {
    const { machine, pressNext, carousel, type, pressSend, requests, form } = developer(first)
    pressNext()
    type('name', 'Ana')
    pressSend()
    machine.lock(true)
    requests.at(-1)?.accept()
    await passAll()
    expect(carousel().phase).toBe('moving')
    machine.lock(false)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 2 })
    expect(form()).toMatchObject({ status: 'idle', fields: { name: 'Ana' } })
  })
})

describe('when the log is changed', () => {
  it('has ended what an action skipped in the past would have ended', async () => {
    const { machine, pressSend, requests, types, store, form, wait } = developer(first)
    pressSend()
    requests.at(-1)?.accept()
    await passAll()
    const present = types().length - 1
    machine.jumpTo(1)
    machine.toggle(types().indexOf(sendSucceeded.type))
    machine.jumpTo(present)
    expect(form().status).toBe('idle')
    await wait(30_000)
    expect(store.getState().form.status).toBe('idle')
  })

  it('leaves nothing under way without an action, or in another log', async () => {
    const { machine, pressNext, carousel, load, types, wait } = developer(first)
    pressNext()
    await wait(700)
    const settledId = machine.log().stagedActionIds.at(-1) ?? 0
    machine.toggle(settledId)
    expect(carousel().phase).toBe('resting')
    expect(types()).toContain(landed.type)
    load()
    expect(types()).not.toContain(landed.type)
  })

  it('leaves a move that is committed half-way to its own timer', async () => {
    const { machine, pressNext, carousel, wait, types } = developer(first)
    pressNext()
    await wait(500)
    machine.commit()
    expect(carousel().phase).toBe('moving')
    await wait(200)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 2 })
    expect(types()).not.toContain(landed.type)
  })
})
