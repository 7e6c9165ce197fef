/** Numbers each path command takes; in all of them, but for arcs, the numbers are points. */
const ARITY: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, T: 2, A: 7, Z: 0 }

/** Reads path data made of absolute M, L, C, Q, T, A and Z. */
export function parsePath(d: string): { letter: string; values: number[] }[] {
  return [...d.matchAll(/([MLCQTAZ])([^A-Za-z]*)/g)].flatMap(([, letter = '', text = '']) => {
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const arity = ARITY[letter] ?? 0
    if (arity === 0) return [{ letter, values: [] }]
    return Array.from({ length: values.length / arity }, (_, index) => ({
      letter: letter === 'M' && index > 0 ? 'L' : letter,
      values: values.slice(index * arity, (index + 1) * arity),
    }))
  })
}

/** In relative coordinates with few digits. Positions are rounded, not distances, so that errors do not add up. */
export function compactPath(d: string, digits = 2): string {
  const scale = 10 ** digits
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let text = ''
  let last = ''
  for (const { letter, values } of parsePath(d)) {
    const radii = letter === 'A' ? values.slice(0, 5).map((value) => Math.round(value * scale) / scale) : []
    const ends = values.slice(radii.length).map((value) => Math.round(value * scale))
    const relative = ends.map((value, index) => (value - (index % 2 === 0 ? x : y)) / scale)
    const name = letter.toLowerCase()
    text += (name === last ? ' ' : name) + [...radii, ...relative].map(short).join(' ')
    last = name === 'm' ? 'l' : name
    x = letter === 'Z' ? startX : (ends.at(-2) ?? x)
    y = letter === 'Z' ? startY : (ends.at(-1) ?? y)
    if (letter === 'M') [startX, startY] = [x, y]
  }
  // no space before a sign or a second point
  return text.replace(/ (?=-)/g, '').replace(/(\.\d+) (?=\.)/g, '$1')
}

/** In the shortest writing SVG allows: no zero before the point. */
const short = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace(/^(-?)0\./, '$1.')
