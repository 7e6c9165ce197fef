import fc from 'fast-check'

const { FC_RUNS, FC_SEED, FC_PATH } = process.env
const numRuns = Number(FC_RUNS ?? 200)

/**
 * How often a property is tried; `FC_RUNS=1000 npx vitest run` looks longer. `FC_SEED` and `FC_PATH`, which a broken
 * property names, try the very same again.
 */
export const runs = {
  numRuns,
  ...(FC_SEED !== undefined && { seed: Number(FC_SEED) }),
  ...(FC_PATH !== undefined && { path: FC_PATH }),
}

/** As long as other tests may take (vite.config.ts), and longer the oftener the property is tried. */
export const patiently = { timeout: 180_000 + numRuns * 100 }

/** Tries a property on any values of these kinds. */
export function always<Values extends [unknown, ...unknown[]]>(
  ...kindsAndProperty: [...{ [Kind in keyof Values]: fc.Arbitrary<Values[Kind]> }, (...values: Values) => void]
) {
  fc.assert(fc.property(...kindsAndProperty), runs)
}
