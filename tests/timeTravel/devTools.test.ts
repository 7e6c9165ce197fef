import { describe, expect, it } from 'vitest'
import { type TravelPorts, timeTravel } from '../../src/app/timeTravel'
import { nextRequested, sectionInView } from '../../src/carousel/slice'
import { stateRestored } from '../../src/core/events'
import { copyRequested } from '../../src/sharing/slice'
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

  it.each([sectionInView({ section: 'services' }), mandalaSlice.actions.partReached({ part: 'sol' })])(
    'ignores what the page has scrolled to, until the visitor touches it: $type',
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
})

describe('when the log is locked', () => {
  it('sends nothing and navigates nowhere', async () => {
    const { machine, store, ports, clickNext, chooseInBar, clickSend, does } = developer()
    machine.lock(true)
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
