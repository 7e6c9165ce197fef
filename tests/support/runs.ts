/** How often a property is tried; `FC_RUNS=5000 npx vitest run` looks longer. */
export const runs = { numRuns: Number(process.env.FC_RUNS ?? 200) }
