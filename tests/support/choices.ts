import fc from 'fast-check'

/** Every choice of so many, in the order of the list. */
export const choices = <T>(count: number, from: readonly T[]): T[][] =>
  count === 0 ? [[]] : from.flatMap((one, at) => choices(count - 1, from.slice(at + 1)).map((rest) => [one, ...rest]))

/** The list in another order, the same one each time. */
export const shuffled = <T>(items: readonly T[]): T[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { numRuns: 1, seed: 16 }).flat(1) as T[]
