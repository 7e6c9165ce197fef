import { ring, TURN } from '../../src/drawing/index.ts'
import { joinMarks, type Marks, type Ornament } from './ornament.ts'
import { almonds, arcade, braid, dots, lotus, ticks } from './parts.ts'

/** The middle of the site mandala and of its incomplete sisters, up to the rings around the braid. */
export const heart: { marks: Marks; eighth: Marks } = {
  marks: {
    line: [9, 63, 106, 128].map(ring),
    fine: [65.5, 131].map(ring),
  },
  eighth: {
    line: [...almonds(8, 20, 60, 0.8), ...lotus(16, 65.5, 100)],
    fine: [
      ...almonds(8, 28, 52, 0.42),
      ...lotus(8, 34, 60, 1, TURN / 16),
      ...lotus(16, 65.5, 90, 0.66),
      ...lotus(16, 78, 104, 1, TURN / 32),
      ...braid(117, 8, 16, 4),
    ],
    dot: dots(8, 15, 0.9),
  },
}

/** The site mandala (guide, section 3), in symmetries of 8, 16, 24 and 32. */
export const mandala: Ornament = {
  viewBox: '-206 -206 412 412',
  marks: joinMarks(heart.marks, { line: [159, 200].map(ring), fine: [167, 203].map(ring) }),
  eighth: joinMarks(heart.eighth, {
    line: [...lotus(24, 137, 156), ...lotus(32, 167, 194)],
    fine: [
      ...ticks(96, 131, 135),
      ...lotus(24, 137, 151, 0.6),
      ...lotus(32, 167, 187, 0.66),
      ...lotus(32, 180, 197, 1, TURN / 64),
    ],
    dot: [...dots(24, 152, 0.8, TURN / 48), ...dots(96, 163, 0.5)],
  }),
}

/**
 * Map of the four tools, with room for words inside the ring of 58. The mock draws it in a plate of 600 x 600 at 1.06:
 * this box is 430 wide, hence takes 430 · 1.06 / 600 = 75.97 % of the plate's width.
 */
export const map: Ornament = {
  viewBox: '-215 -215 430 430',
  marks: { line: [58, 119, 143, 186].map(ring), fine: [61, 146, 213].map(ring) },
  eighth: {
    line: [
      ...lotus(8, 61, 117, 0.72),
      ...lotus(8, 61, 117, 0.72, TURN / 16),
      ...lotus(32, 152, 180),
      ...arcade(16, 194, 16),
    ],
    fine: [
      ...lotus(16, 61, 82, 1, TURN / 32),
      ...lotus(8, 61, 100, 0.44),
      ...lotus(8, 61, 100, 0.44, TURN / 16),
      ...braid(131, 9, 16, 4),
      ...ticks(128, 146, 150),
      ...lotus(32, 152, 173, 0.64),
      ...lotus(32, 167, 183, 1, TURN / 64),
      ...arcade(16, 194, 10),
    ],
    dot: dots(96, 190, 0.55),
  },
}
