import { arc, petal, steps, TURN } from '../../src/drawing/index.ts'
import { heart } from './mandalas.ts'
import { each, FOLD, joinMarks, type Marks, type Ornament } from './ornament.ts'
import { dots, ticks } from './parts.ts'

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
    fine: [...ticks(96, 131, 134), ...ticks(CROWN, 131, 150, TURN / CROWN / 2)],
    dot: [...dots(CROWN, 153, 1, TURN / CROWN / 2), ...dots(CROWN, 192, 1.2, TURN / CROWN / 2)],
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
