import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Selector, slices } from '../support/slices'
import { travels } from '../support/tools'
import { visits } from '../support/visits'

/** Every argument a selector can be asked with besides the state. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = Object.fromEntries(
  travels.flatMap(({ id, selectorArguments = {} }) =>
    Object.entries(selectorArguments).map(([selector, asked]) => [`${id}/${selector}`, asked]),
  ),
)

const takesMore = (selector: Selector): boolean => (selector.unwrapped ?? selector).length > 1

const all = slices.flatMap(({ name, selectors }) =>
  Object.entries(selectors).map(([selector, select]) => ({ name: `${name}/${selector}`, select })),
)

it('every selector that takes more than the state is tried with samples, and no other', () => {
  expect(all.length).toBeGreaterThan(20)
  const asked = all.filter(({ select }) => takesMore(select)).map(({ name }) => name)
  expect(asked.sort()).toEqual(Object.keys(samples).sort())
})

describe.each(all.map((one) => [one.name, one.select] as const))('%s', (name, select) => {
  const asked = (samples[name] ?? [[]]).map((args) => (state: unknown) => select(state, ...args))

  it('gives the very same after whatever leaves it equal, but for a new beginning', () => {
    let kept = 0
    for (const { states, actions } of visits)
      for (const [index, action] of actions.entries()) {
        const [before, after] = [states[index], states[index + 1]]
        if (/\/restarted$/.test(action.type)) continue
        for (const ask of asked) {
          if (!isDeepStrictEqual(ask(after), ask(before))) continue
          kept += 1
          expect(ask(after)).toBe(ask(before))
        }
      }
    expect(kept).toBeGreaterThan(0)
  })
})
