import { type Circle, petals, ring, sigilShape } from '../../src/drawing/index.ts'
import { eachAlmond, eachArch, eachLotus, type Ornament } from './ornament.ts'

/** The mark of the site; its lines are one unit wide at every size. */
export const sigil: Ornament = {
  viewBox: '-12 -12 24 24',
  marks: { scaled: [ring(sigilShape.r), petals(...sigilShape.petals)] },
}

/** Lace behind the historiated initial; the letter stands in the ring of 20. */
export const initial: Ornament = {
  viewBox: '-50 -50 100 100',
  marks: {
    line: [ring(26), ring(68), 'M-46 -46L46 -46L46 46L-46 46Z'],
  },
  eighth: { line: [...eachAlmond(16, 26, 66, 0.95), ...eachArch(8, 20, 5, 0.7)], fine: eachAlmond(16, 30, 50, 0.5) },
}

/** Nimbus over the photograph: 300 units of the 340 the arch is wide. */
export const nimbus: Ornament = {
  viewBox: '-150 -150 300 300',
  marks: { line: [143, 122].map(ring), fine: [140, 119].map(ring) },
  eighth: { line: eachLotus(40, 122, 138), fine: eachLotus(40, 122, 133, 0.6) },
}

/** A meeting is two presences, two circles, and the distance between them. */
const MEETING = '-44 -34 88 68'
const pair = (distance: number, r: number): Circle[] => [-distance, distance].map((cx) => ({ cx, cy: 0, r }))

export const meetingBoth: Ornament = {
  viewBox: MEETING,
  marks: { line: pair(11, 19), dotted: pair(11, 31), dot: [ring(1.6)] },
}

export const meetingInPerson: Ornament = {
  viewBox: MEETING,
  marks: { line: [...pair(12, 24), 'M0 -20.8A24 24 0 0 1 0 20.8A24 24 0 0 1 0 -20.8Z'], fine: pair(12, 20.5) },
}

export const meetingVideo: Ornament = {
  viewBox: MEETING,
  marks: {
    line: pair(29, 13),
    fine: [...pair(29, 9.5), ...[-22, -11, 0, 11, 22].map((bend) => `M-16 0Q0 ${bend} 16 0`)],
  },
}
