/** A coordinate of the cubic Bézier curve from 0 to 1 with these handles, at the parameter `s`. */
const coordinate = (first: number, second: number, s: number) =>
  3 * (1 - s) ** 2 * s * first + 3 * (1 - s) * s ** 2 * second + s ** 3

/** CSS's `cubic-bezier()`: the parameter of a time is found by halving, to a millionth. */
export const bezier = (x1: number, y1: number, x2: number, y2: number) => (time: number) => {
  let low = 0
  let high = 1
  for (let halving = 0; halving < 20; halving++) {
    const middle = (low + high) / 2
    if (coordinate(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return coordinate(y1, y2, high)
}

export const slideEasing = bezier(0.65, 0, 0.2, 1)
export const revealEasing = bezier(0.2, 0.7, 0.2, 1)
export const drawEasing = bezier(0.45, 0, 0.15, 1)
/** Pieces that change places. */
export const glideEasing = bezier(0.4, 0, 0.2, 1)
