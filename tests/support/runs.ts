const numRuns = Number(process.env.FC_RUNS ?? 200)

/** How often a property is tried; `FC_RUNS=5000 npx vitest run` looks longer. */
export const runs = { numRuns }

/** A property may take its time, the more so the oftener it is tried. */
export const patiently = { timeout: 20_000 + numRuns * 50 }
