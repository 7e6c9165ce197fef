import { ActionCreators } from '@redux-devtools/instrument'
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
import { pendingIn } from './properties'

ownClock()

/** A developer at the DevTools of a wide window. */
function developer() {
  const machine = createTimeMachine()
  const inputs: (() => void)[] = []
  const travelPorts: TravelPorts = { measure: () => 'desktop', onInput: (listener) => inputs.push(listener) }
  const { store, ports, ...visitor } = visit({ enhancers: [machine.enhancer], timeTravel: timeTravel(travelPorts) })
  const types = () => Object.values(machine.log().actionsById).map(({ action }) => action.type)
  const touchPage = () => {
    for (const input of inputs) input()
  }
  return { machine, store, ports, types, touchPage, ...visitor }
}

describe('when the DevTools jump', () => {
  it('adds nothing to the log, and a commit leaves nothing under way', async () => {
    const { machine, store, clickNext, clickSend, does, types } = developer()
    clickNext()
    clickSend()
    does(copyRequested({ tool: 'quiz' }))
    await passAll()
    const log = machine.log()
    for (const [index, { state }] of log.computedStates.entries()) {
      machine.load(log)
      machine.jumpTo(index)
      expect(store.getState()).toBe(state)
      expect(machine.log().stagedActionIds).toHaveLength(log.stagedActionIds.length)
      machine.commit()
      expect(pendingIn(store.getState()), `at ${index}`).toEqual([])
      const restored = pendingIn(state).length > 0 ? [stateRestored.type] : []
      expect(types().filter((type) => type !== '@@INIT')).toEqual(restored)
    }
  })

  it('lets a running clock end as it would, whatever is shown meanwhile', async () => {
    const { machine, clickNext, carousel, wait, types } = developer()
    clickNext()
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
    'ignores scrolling until the visitor touches the page: $type',
    async (event) => {
      const { machine, does, clickNext, wait, types, touchPage } = developer()
      clickNext()
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
    const { machine, does, ports, wait, store } = developer()
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
    const { machine, store, ports, clickNext, chooseInBar, clickSend, does } = developer()
    machine.does(ActionCreators.lockChanges(true))
    const before = store.getState()
    clickNext()
    chooseInBar('contact')
    clickSend()
    does(nextRequested())
    await passAll()
    expect(store.getState()).toBe(before)
    for (const port of Object.values(ports)) expect(port).not.toHaveBeenCalled()
  })
})

describe('when the log is changed', () => {
  it('has ended what an action skipped in the past would have ended', async () => {
    const { machine, clickSend, requests, types, form } = developer()
    clickSend()
    requests.at(-1)?.accept()
    await passAll()
    const present = types().length - 1
    machine.jumpTo(1)
    machine.does(ActionCreators.toggleAction(types().indexOf(sendSucceeded.type)))
    machine.jumpTo(present)
    expect(form().status).toBe('idle')
  })

  it('leaves a move that is committed half-way to its own timer', async () => {
    const { machine, clickNext, carousel, wait, types } = developer()
    clickNext()
    await wait(500)
    machine.commit()
    expect(carousel().phase).toBe('moving')
    await wait(200)
    expect(carousel()).toMatchObject({ phase: 'resting', index: 2 })
    expect(types()).not.toContain(stateRestored.type)
  })
})
