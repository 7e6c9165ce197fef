import { arc, petal, ring, steps, TURN } from '../../src/drawing/index.ts'
import {
  braidEighth,
  each,
  eachAlmond,
  eachArch,
  eachDot,
  eachLotus,
  eachTick,
  FOLD,
  joinMarks,
  type Marks,
  type Ornament,
} from './ornament.ts'

/** The middle of the site mandala and of its incomplete sisters, up to the rings around the braid. */
const heart: { marks: Marks; eighth: Marks } = {
  marks: {
    line: [9, 63, 106, 128].map(ring),
    fine: [65.5, 131].map(ring),
  },
  eighth: {
    line: [...eachAlmond(8, 20, 60, 0.8), ...eachLotus(16, 65.5, 100)],
    fine: [
      ...eachAlmond(8, 28, 52, 0.42),
      ...eachLotus(8, 34, 60, 1, TURN / 16),
      ...eachLotus(16, 65.5, 90, 0.66),
      ...eachLotus(16, 78, 104, 1, TURN / 32),
      ...braidEighth(117, 8, 16, 4),
    ],
    dot: eachDot(8, 15, 0.9),
  },
}

/** The site mandala, in symmetries of 8, 16, 24 and 32. */
export const mandala: Ornament = {
  viewBox: '-206 -206 412 412',
  marks: joinMarks(heart.marks, { line: [159, 200].map(ring), fine: [167, 203].map(ring) }),
  eighth: joinMarks(heart.eighth, {
    line: [...eachLotus(24, 137, 156), ...eachLotus(32, 167, 194)],
    fine: [
      ...eachTick(96, 131, 135),
      ...eachLotus(24, 137, 151, 0.6),
      ...eachLotus(32, 167, 187, 0.66),
      ...eachLotus(32, 180, 197, 1, TURN / 64),
    ],
    dot: [...eachDot(24, 152, 0.8, TURN / 48), ...eachDot(96, 163, 0.5)],
  }),
}

/** Map of the tools, with room for words inside the ring of 58. */
export const map: Ornament = {
  viewBox: '-215 -215 430 430',
  marks: { line: [58, 119, 143, 186].map(ring), fine: [61, 146, 213].map(ring) },
  eighth: {
    line: [
      ...eachLotus(8, 61, 117, 0.72),
      ...eachLotus(8, 61, 117, 0.72, TURN / 16),
      ...eachLotus(32, 152, 180),
      ...eachArch(16, 194, 16),
    ],
    fine: [
      ...eachLotus(16, 61, 82, 1, TURN / 32),
      ...eachLotus(8, 61, 100, 0.44),
      ...eachLotus(8, 61, 100, 0.44, TURN / 16),
      ...braidEighth(131, 9, 16, 4),
      ...eachTick(128, 146, 150),
      ...eachLotus(32, 152, 173, 0.64),
      ...eachLotus(32, 167, 183, 1, TURN / 64),
      ...eachArch(16, 194, 10),
    ],
    dot: eachDot(96, 190, 0.55),
  },
}

/** Crown of the page that was not found: 24 almonds, without the one at nine o'clock. */
const CROWN = 24
const MISSING = { index: 18, eighth: 6 }
const missingAngle = (MISSING.index * TURN) / CROWN
const CROWN_PETAL = { inner: 136, outer: 196, halfWidth: (0.86 * TURN) / CROWN / 2 }

function crownPetal(angle: number): Marks {
  const { inner, outer, halfWidth } = CROWN_PETAL
  return {
    line: [petal(inner, outer, halfWidth, angle)],
    fine: [
      petal(inner + 7, outer - 16, halfWidth * 0.56, angle),
      petal(inner + 12, outer - 30, halfWidth * 0.24, angle),
    ],
  }
}
const crown = each(CROWN, crownPetal)

export const missingPetal: Ornament = {
  viewBox: '-206 -206 412 412',
  marks: joinMarks(heart.marks, { line: [openRing(200)], fine: [openRing(203.5)] }),
  eighth: joinMarks(heart.eighth, ...crown.slice(1), {
    fine: [...eachTick(96, 131, 134), ...eachTick(CROWN, 131, 150, TURN / CROWN / 2)],
    dot: [...eachDot(CROWN, 153, 1, TURN / CROWN / 2), ...eachDot(CROWN, 192, 1.2, TURN / CROWN / 2)],
  }),
  some: {
    marks: joinMarks(...crown.slice(0, 1)),
    at: steps(FOLD)
      .map((_, place) => place)
      .filter((place) => place !== MISSING.eighth),
  },
}

/** Outline of the missing petal, in the same box, to be drawn in the accent. */
export const missingGap: Ornament = {
  viewBox: missingPetal.viewBox,
  marks: { dashed: [petal(CROWN_PETAL.inner, CROWN_PETAL.outer, CROWN_PETAL.halfWidth, missingAngle)] },
}

function openRing(radius: number): string {
  const half = TURN / CROWN / 2
  return arc(radius, missingAngle + half, missingAngle - half + TURN)
}

/** The petal that is missing, lying on its side around the middle; the host fills its outline. */
export const loosePetal: Ornament = {
  viewBox: '-32 -20 64 40',
  marks: crownPetal(TURN / 4),
  shift: -(CROWN_PETAL.inner + CROWN_PETAL.outer) / 2,
}
