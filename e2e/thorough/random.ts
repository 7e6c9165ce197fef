import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance that can be repeated. */
export interface Random {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
  pick<T>(choices: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const below = (count: number) => uniformInt(generator, 0, count - 1)
  return {
    below,
    pick: (choices) => {
      const [chosen] = choices.slice(below(choices.length))
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
    shuffled: (list) => {
      const rest = [...list]
      return list.flatMap(() => rest.splice(below(rest.length), 1))
    },
  }
}
