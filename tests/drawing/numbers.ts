/** Numbers for tests: what path data says, as points. Absolute M, L and C only, which is what the drawing code writes. */
export function pointsOf(d: string): [number, number][] {
  const values = (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  return values.flatMap((x, index): [number, number][] =>
    index % 2 === 0 ? [[x, values[index + 1] ?? Number.NaN]] : [],
  )
}

export function radiiOf(d: string): number[] {
  return pointsOf(d).map(([x, y]) => Math.hypot(x, y))
}

/** Number of separate lines in path data. */
export function subpaths(d: string): number {
  return d.match(/M/g)?.length ?? 0
}
