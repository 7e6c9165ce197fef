import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../app/reducer'
import { createStore } from '../app/store'
import { type SessionLog, statesOf } from './sessionLog'

/**
 * A store that only shows what was recorded: its actions are those of the log, under their own names and with the step
 * they led to, so that the Redux DevTools tell the same story; whatever the views dispatch changes nothing.
 */
export function createStageStore({ path, entries }: Pick<SessionLog, 'path' | 'entries'>) {
  const states = statesOf({ path, entries })
  const actions: UnknownAction[] = [{ type: 'visit/begun' }, ...entries.map(({ action }) => action)]
  const store = createStore({ path, devTools: { maxAge: states.length + 1 } })
  store.replaceReducer((state = states[0] as RootState, { replay }: UnknownAction) => states[Number(replay)] ?? state)
  let shown = 0
  return {
    store,
    states,
    show(step: number) {
      const action = actions[step]
      if (!action || step === shown) return
      shown = step
      store.dispatch({ ...action, replay: step })
    },
  }
}
