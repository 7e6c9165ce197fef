import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, type Mock, vi } from 'vitest'
import { App } from '../../src/app/App'
import type { RootState } from '../../src/app/reducer'
import { createStore } from '../../src/app/store'
import { drawn } from './drawn'
import { recorderPorts } from './ports'
import { jumpTo } from './timeTravel'

export const callsOf = (ports: object): number =>
  Object.values(ports).reduce((sum, port: Mock) => sum + port.mock.calls.length, 0)

/** What a page shows that has just been opened in this state, which says nothing to the store and asks for nothing. */
export function drawnAnew(state: RootState): string {
  const { ports } = recorderPorts()
  const store = createStore({ ports })
  const dispatch = vi.spyOn(store, 'dispatch')
  jumpTo(store, state)
  render(
    <MemoryRouter initialEntries={[state.layout.path]}>
      <App store={store} />
    </MemoryRouter>,
  )
  const picture = drawn()
  cleanup()
  expect(dispatch).not.toHaveBeenCalled()
  expect(callsOf(ports)).toBe(0)
  return picture
}
