import { describe, expect, it } from 'vitest'
import { type TravelPorts, timeTravel } from '../../src/app/timeTravel'
import { nextRequested, sectionInView } from '../../src/carousel/slice'
import { stateRestored } from '../../src/core/events'
import { sendSucceeded } from '../../src/form/slice'
import { copyRequested, shareSucceeded } from '../../src/sharing/slice'
import { mandalaSlice } from '../../src/tools/mandala/slice'
import { ownClock, passAll } from '../support/time'
import { createTimeMachine } from '../support/timeTravel'
import { visit } from '../support/visit'
import { visits } from '../support/visits'
import { openIn } from './laws'

ownClock()

/** Somebody at the DevTools of a wide window, with the whole of a past visit in their log. */
function developer(past: (typeof visits)[number]) {
  const machine = createTimeMachine()
  const inputs: (() => void)[] = []
  const travelPorts: TravelPorts = { measure: () => 'desktop', onInput: (listener) => inputs.push(listener) }
  const { store, ports, ...visitor } = visit({ enhancers: [machine.enhancer], timeTravel: timeTravel(travelPorts) })
  const loaded = past.machine.log()
  const types = () => Object.values(machine.log().actionsById).map(({ action }) => action.type)
  const touchPage = () => {
    for (const input of inputs) input()
  }
  return { machine, store, ports, loaded, load: () => machine.load(loaded), types, touchPage, ...visitor }
}

const [first] = visits
if (!first) throw new Error('nobody has been on the site')

describe('when the DevTools jump', () => {
  it.each(visits.map((one) => [one.name, one] as const))(
    'adds nothing to the log, and a commit leaves nothing under way: %s',
    async (_name, past) => {
      const { machine, store, loaded, load, types } = developer(past)
      for (const index of past.states.keys()) {
        load()
        const { length } = machine.log().stagedActionIds
        machine.jumpTo(index)
        expect(store.getState()).toBe(past.states[index])
        expect(machine.log().stagedActionIds).toHaveLength(length)
        machine.commit()
        expect(openIn(store.getState()), `at ${index}`).toEqual([])
        expect(types().filter((type) => type !== '@@INIT')).toEqual(
          openIn(past.states[index] as never).length > 0 || past.states[index]?.layout.mode === 'mobile'
            ? [stateRestored.type]
            : [],
        )
      }
      expect(loaded.stagedActionIds).toHaveLength(past.states.length)
    },
  )

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
    expect(types()).not.toContain(stateRestored.type)
  })

  it.each([sectionInView({ section: 'services' }), mandalaSlice.actions.partReached({ part: 'sol' })])(
    'ignores what the page has scrolled to, until the visitor touches it: $type',
    async (event) => {
      const { machine, does, pressNext, wait, types, touchPage } = developer(first)
      pressNext()
      await wait(700)
      machine.jumpTo(0)
      machine.jumpTo(machine.states().length - 1)
      does(event)
      expect(types()).not.toContain(event.type)
      touchPage()
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
    does(nextRequested())
    await passAll()
    expect(store.getState()).toBe(before)
    for (const port of Object.values(ports)) expect(port).not.toHaveBeenCalled()
  })
})

describe('when the log is changed', () => {
  it('has ended what an action skipped in the past would have ended', async () => {
    const { machine, pressSend, requests, types, form } = developer(first)
    pressSend()
    requests.at(-1)?.accept()
    await passAll()
    const present = types().length - 1
    machine.jumpTo(1)
    machine.toggle(types().indexOf(sendSucceeded.type))
    machine.jumpTo(present)
    expect(form().status).toBe('idle')
  })

  it('leaves a move that is committed half-way to its own timer', async () => {
    const { machine, pressNext, carousel, wait, types } = developer(first)
    pressNext()
    await wait(500)
    machine.commit()
    expect(carousel().phase).toBe('moving')
    await wait(200)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 2 })
    expect(types()).not.toContain(stateRestored.type)
  })
})
