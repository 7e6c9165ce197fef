import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { anyEvent, inOrder } from '../support/events'
import { type Selector, slices } from '../support/slices'
import { travels } from '../support/tools'

/** Every argument a selector can be asked with besides the state. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = Object.fromEntries(
  travels.flatMap(({ id, selectorArguments = {} }) =>
    Object.entries(selectorArguments).map(([selector, asked]) => [`${id}/${selector}`, asked]),
  ),
)

const sequences = fc.sample(inOrder(anyEvent), { numRuns: 30, seed: 7 })

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

  it('gives the very same while its slice stays the same', () => {
    let kept = 0
    for (const events of sequences) {
      let after = rootReducer(undefined, { type: 'begin' })
      for (const event of events) {
        const before = after
        after = rootReducer(before, event)
        const [slice = ''] = name.split('/')
        if (Reflect.get(after, slice) !== Reflect.get(before, slice)) continue
        kept += 1
        for (const ask of asked) expect(ask(after)).toBe(ask(before))
      }
    }
    expect(kept).toBeGreaterThan(0)
  })
})
