/** How far from the middle each line or curve of path data in absolute commands ends. */
export const radiiOf = (d: string): number[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)))

/** Number of separate lines in path data. */
export const subpaths = (d: string): number => d.match(/M/g)?.length ?? 0
