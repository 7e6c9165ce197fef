import {
  braidArc,
  type Circle,
  circleAt,
  format,
  ogive,
  petal,
  point,
  polyline,
  steps,
  TURN,
} from '../../src/drawing/index.ts'
import { hatch } from './burin.ts'
import { parsePath } from './compact.ts'
import {
  each,
  eachAlmond,
  eachArch,
  eachDot,
  eachLotus,
  eachTick,
  joinMarks,
  type Marks,
  type Ornament,
} from './ornament.ts'

/** The plates of the reading pages: half discs on a line, at y = 0. */
const BOX = '-206 -206 412 206'
const DEGREE = TURN / 360

/** The eighths above the line. */
const ABOVE = [6, 7, 0, 1]

/** The middles of `count` equal shares of the half disc. */
const fan = (count: number): number[] => steps(2 * count, TURN / 4 / count - TURN / 4).slice(0, count)

const dome = (r: number, cx = 0): string => `M${cx - r} 0A${r} ${r} 0 0 1 ${cx + r} 0`

const edge: Marks = { line: [dome(200)], fine: [dome(203)] }
const innerEdge: Marks = { line: [dome(159)], fine: [dome(167)] }
const beads: Marks = { dot: eachDot(96, 163, 0.5, TURN / 192) }

/** A circle with six through its middle. */
function rosette(angle: number, distance: number, r: number): Circle[] {
  const [x, y] = point(angle, distance)
  const around = steps(6).map((turn) => {
    const [dx, dy] = point(turn, r / 2)
    return { cx: x + dx, cy: y + dy, r: r / 2 }
  })
  return [circleAt(angle, distance, r), ...around]
}

/** Angle in degrees, distance and size of its stars. */
type Constellation = readonly (readonly [number, number, number])[]

const constellations: readonly Constellation[] = [
  [
    [-79, 138, 6.5],
    [-66, 112, 4.5],
    [-70, 84, 4.5],
    [-50, 96, 6.5],
    [-38, 136, 8],
    [-58, 142, 4.5],
  ],
  [
    [80, 92, 4.5],
    [66, 126, 8],
    [49, 108, 4.5],
    [55, 84, 4.5],
  ],
  [
    [49, 108, 4.5],
    [34, 140, 6.5],
    [30, 96, 4.5],
  ],
]

function spark([degrees, distance, r]: Constellation[number]): string {
  const [x, y] = point(degrees * DEGREE, distance)
  const [top, right, bottom, left] = steps(4).map((turn) => {
    const [dx, dy] = point(turn, r)
    return format([x + dx, y + dy])
  })
  const middle = format([x, y])
  return `M${top}Q${middle} ${right}Q${middle} ${bottom}Q${middle} ${left}Q${middle} ${top}Z`
}

/** Small stars strewn evenly over the sky, by the golden section. */
const strewn = steps(70).map((_, index) =>
  circleAt((((index * 0.618) % 1) - 0.5) * (TURN / 2), Math.sqrt(5800 + 257 * index), 0.6),
)

/** Dreams, and images that ask for a form: a night sky over the first petals of a mandala. */
export const sky: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [dome(63), dome(9), 'M6 -139A25 25 0 1 0 24 -109A20 20 0 0 1 6 -139Z', ...constellations.flat().map(spark)],
    fine: [
      dome(65.5),
      ...[-1, 0, 1].map((place) => ogive(34, 60, TURN / 16, (place * TURN) / 8)),
      ...constellations.map((stars) => polyline(stars.map(([degrees, r]) => point(degrees * DEGREE, r)))),
    ],
    dot: strewn,
  }),
  some: {
    marks: joinMarks(beads, {
      line: [...eachAlmond(8, 20, 60, 0.8, TURN / 16), ...eachLotus(32, 167, 194, 1, TURN / 64)],
      fine: [...eachAlmond(8, 28, 52, 0.42, TURN / 16), ...eachLotus(32, 167, 187, 0.66, TURN / 64)],
    }),
    at: ABOVE,
  },
}

/** A round arch on straight legs, which point to the middle. */
function stiltedArch(angle: number, foot: number, spring: number, halfWidth: number): string {
  const r = spring * Math.sin(halfWidth)
  const [left, right] = [angle - halfWidth, angle + halfWidth]
  const legs = [format(point(left, foot)), format(point(left, spring)), format(point(right, spring))]
  return `M${legs[0]}L${legs[1]}A${r} ${r} 0 0 1 ${legs[2]}L${format(point(right, foot))}`
}

/** Six words, each in its arch around a middle, and the four stations of a course that is no straight line. */
export const words: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, {
    line: [
      ...[30, 50, 146].map((r) => dome(r)),
      ...fan(6).flatMap((angle) => [stiltedArch(angle, 50, 112, 13.8 * DEGREE), petal(56, 128, 8.4 * DEGREE, angle)]),
      ...fan(4).flatMap((angle) => rosette(angle, 173, 17)),
    ],
    fine: [
      ...[33, 149, 197].map((r) => dome(r)),
      ...fan(6).flatMap((angle) => [
        stiltedArch(angle, 50, 111, 11.6 * DEGREE),
        petal(56, 120, 5.5 * DEGREE, angle),
        petal(56, 112, 2.8 * DEGREE, angle),
      ]),
    ],
  }),
  some: {
    marks: {
      // two strands that meet at the edges of the stations, an eighth of a wave being 1/128 of a turn
      fine: [
        ...eachTick(96, 142, 146, TURN / 192),
        ...[18, 10].flatMap((swing) => [
          ...braidArc([173, swing, 16, 2], 0, (6 * TURN) / 128),
          ...braidArc([173, swing, 16, 2], (10 * TURN) / 128, TURN / 8),
        ]),
      ],
      dot: eachDot(48, 41.5, 0.7, TURN / 96),
    },
    at: ABOVE,
  },
}

const PRESENCES = [-58, 58]

/** No oracle, no doctrine, no label: the circles of two people, and what comes about between them. */
export const meeting: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [...PRESENCES.map((cx) => dome(100, cx)), ...rosette(0, 121, 17)],
    fine: PRESENCES.flatMap((cx) => steps(12).map((_, index) => dome(94 - 7.5 * index, cx))),
  }),
  some: {
    marks: joinMarks(beads, { line: eachArch(32, 171, 22), fine: eachArch(32, 171, 14) }),
    at: ABOVE,
  },
}

const ARCHES = fan(3)

/** Before, during and after. */
const APART = [36, 24, 13]

/** Two people of a circle each, `apart` from middle to middle, side by side in an arch. */
function pair(angle: number, apart: number): Circle[] {
  const [x, y] = point(angle, 113)
  const [dx, dy] = point(angle + TURN / 4, apart / 2)
  return [-1, 1].map((side) => ({ cx: x + side * dx, cy: y + side * dy, r: 12 }))
}

/** The first session: before, during, after, of two who do not know each other yet. */
export const encounter: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [
      dome(50),
      ...ARCHES.map((angle) => stiltedArch(angle, 50, 112, 20 * DEGREE)),
      ...ARCHES.flatMap((angle, index) => pair(angle, APART[index] ?? 0)),
    ],
    fine: [
      ...[46, 20].map((r) => dome(r)),
      ...ARCHES.map((angle) => stiltedArch(angle, 50, 111, 18 * DEGREE)),
      ...ARCHES.flatMap((angle, index) =>
        pair(angle, APART[index] ?? 0).flatMap(({ cx, cy }) => [9, 6, 3].map((r) => ({ cx, cy, r }))),
      ),
    ],
  }),
  some: {
    marks: joinMarks(beads, {
      line: eachArch(64, 171, 22),
      fine: [...eachArch(64, 171, 14), ...eachTick(96, 20, 46)],
    }),
    at: ABOVE,
  },
}

/** Of stones that grow towards the door, by road: how many, how large the last, whether they are filled. */
const ROADS = [
  [9, 3.2, false],
  [14, 2, true],
  [7, 4, false],
  [11, 2.6, true],
  [6, 5, false],
  [11, 2.6, true],
  [7, 4, false],
  [14, 2, true],
  [9, 3.2, false],
] as const

const stones = (isFilled: boolean): Circle[] =>
  fan(ROADS.length).flatMap((angle, road) => {
    const [count, last, filled] = ROADS[road] ?? [0]
    const at = (index: number) => 78 + (74 * (index + 0.5)) / count
    return filled === isFilled
      ? Array.from({ length: count }, (_, index) => circleAt(angle, at(index), last * (1 - (0.55 * index) / count)))
      : []
  })

/** An arched door of this half width, all of one middle. */
const door = (half: number): string => `M${-half} 0L${-half} -30A${half} ${half} 0 0 1 ${half} -30L${half} 0`

/** Whom the sessions are for: whatever the road was, it leads to one open door. */
export const doorway: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [dome(70), door(26), door(19), ...stones(false)],
    fine: [35, 32, 29].map(door),
    dot: [
      ...stones(true),
      ...hatch({ of: ['M19 0L19 -30C19 -38 15 -44 8 -47L8 0Z'], towards: 90, share: 0.9, gap: 3 }),
    ],
  }),
  some: { marks: joinMarks(beads, { line: eachLotus(32, 167, 194, 1, TURN / 64) }), at: ABOVE },
}

const MOON = 15

/** What of a moon lies in the dark, at its left or its right: from pole to pole along its rim, and back where the light ends. */
function dark(angle: number, share: number, side: 1 | -1): string {
  const [x, y] = point(angle, 128)
  const [px, py] = point(angle, MOON)
  const at = (up: number, aside: number) => format([x + up * px - aside * py, y + up * py + aside * px])
  // a quarter of a circle as a cubic
  const bow = 0.5523
  const half = (from: number, wide: number) =>
    `C${at(from, bow * wide)} ${at(bow * from, wide)} ${at(0, wide)}C${at(-bow * from, wide)} ${at(-from, bow * wide)} ${at(-from, 0)}`
  return `M${at(1, 0)}${half(1, side)}${half(-1, side * (1 - 2 * share))}Z`
}

/** Its shade, from where the light ends towards its rim. */
const shadeOf = (angle: number, share: number, side: 1 | -1): string[] =>
  hatch({ of: [dark(angle, share, side)], towards: (angle * 360) / TURN + (side > 0 ? 0 : 180), share: 1, gap: 3.6 })

/** How much of each is dark. */
const PHASES = [0.86, 0.5, 0.14, 0, 0.14, 0.5, 0.86]

/** Something of each moon that has a dark side. */
const ofMoons = <T>(make: (angle: number, share: number, side: 1 | -1) => T): T[] =>
  fan(7).flatMap((angle, index) => (PHASES[index] ? [make(angle, PHASES[index], index < 3 ? -1 : 1)] : []))

/** The rhythm of the sessions: a moon's seven phases over the days, and the wave they raise. */
export const moons: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, {
    line: [...[159, 97].map((r) => dome(r)), ...fan(7).map((angle) => circleAt(angle, 128, MOON)), ...ofMoons(dark)],
    fine: [...[162, 94, 30].map((r) => dome(r)), ...fan(7).map((angle) => circleAt(angle, 128, 21))],
    dot: ofMoons(shadeOf).flat(),
  }),
  some: {
    marks: {
      line: eachTick(56, 166, 194, TURN / 112),
      fine: [
        ...eachTick(112, 166, 180),
        ...braidArc([62, 24, 8, 2], 0, TURN / 8),
        ...braidArc([62, 14, 8, 2], 0, TURN / 8),
      ],
    },
    at: ABOVE,
  },
}

/** Half circles side by side. */
const scallops = (count: number, radius: number): string[] =>
  each(count, (angle) => {
    const r = (radius * TURN) / count / 2
    return `M${format(point(angle, radius))}A${format([r, r])} 0 0 1 ${format(point(angle + TURN / count, radius))}`
  })

const APART_BY_FAR = [ARCHES[0] ?? 0, ARCHES[2] ?? 0]

/** By video: two people, each in an arch of her own, and what goes to and fro between them. */
export const distance: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [
      dome(50),
      ...APART_BY_FAR.flatMap((angle) => [stiltedArch(angle, 50, 112, 20 * DEGREE), circleAt(angle, 113, 12)]),
      ...braidArc([113, 16, 20, 2], -31.5 * DEGREE, 31.5 * DEGREE),
    ],
    fine: [
      ...[46, 20].map((r) => dome(r)),
      ...APART_BY_FAR.flatMap((angle) => [
        stiltedArch(angle, 50, 111, 18 * DEGREE),
        ...[9, 6, 3].map((r) => circleAt(angle, 113, r)),
      ]),
      ...braidArc([113, 10, 20, 2], -31.5 * DEGREE, 31.5 * DEGREE),
    ],
  }),
  some: {
    marks: joinMarks(beads, {
      line: scallops(48, 172),
      fine: [...scallops(96, 172), ...eachTick(96, 20, 46)],
    }),
    at: ABOVE,
  },
}

const LEAVES = fan(12)

/** Questions: a fan of twelve leaves, from the first that is shut to the last that has opened. */
export const leaves: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [dome(34), ...LEAVES.map((angle, index) => petal(34, 152, (1.6 + 0.5 * index) * DEGREE, angle))],
    fine: [
      dome(31),
      ...LEAVES.flatMap((angle, index) => [
        petal(34, 140, (0.8 + 0.3 * index) * DEGREE, angle),
        petal(34, 124, (0.3 + 0.14 * index) * DEGREE, angle),
      ]),
    ],
    dot: LEAVES.map((angle) => circleAt(angle, 24, 0.9)),
  }),
  some: { marks: joinMarks(beads, { line: eachLotus(48, 167, 194, 1, TURN / 96) }), at: ABOVE },
}

/** An armchair in profile, looking to the right; its back foot is at 0, the floor at y = 0. */
const CHAIR = {
  line: [
    'M2 -14C-7 -40 -5 -70 8 -79C17 -84 25 -77 25 -66L27 -33',
    'M22 -49C30 -55 58 -55 64 -50C70 -45 67 -38 60 -39L26 -40',
    'M27 -33L70 -33C77 -33 78 -22 70 -21L5 -21',
    'M2 -14L68 -14L69 -21M8 -14L5 0M60 -14L63 0',
  ],
  shades: [
    { of: ['M2 -14C-7 -40 -5 -70 8 -79L14 -76C6 -60 8 -40 14 -21L5 -21Z'], towards: 160, share: 0.8, gap: 3.6 },
    { of: ['M5 -21L69 -21L68 -14L2 -14Z'], towards: 90, share: 0.9, gap: 3.6 },
  ],
} as const

/** A path of lines and curves at another place; by `side` -1 its mirror image. */
const moved = (d: string, dx: number, dy: number, side: 1 | -1 = 1): string =>
  parsePath(d)
    .map(({ letter, values }) => letter + values.map((value, index) => (index % 2 ? value + dy : side * value + dx)))
    .join('')

/** A shelf of books from `from` to `to`, up to so tall, none as its neighbours. */
function shelf(from: number, to: number, y: number, tallest: number): Marks {
  const backs: string[] = []
  let x = from + 2
  for (let index = 0; x < to - 9; index++) {
    const uneven = (index * 0.618 + Math.abs(from + y) * 0.37) % 1
    const [broad, tall] = [5 + 4 * uneven, tallest * (0.7 + 0.3 * ((uneven * 2.7) % 1))]
    backs.push(`M${format([x, y])}L${format([x, y - tall])}L${format([x + broad, y - tall])}L${format([x + broad, y])}`)
    x += broad + (index % 5 === 4 ? 3 : 0)
  }
  return { line: [`M${from} ${y}L${to} ${y}`], fine: backs }
}

const SEATS = [
  [-118, 1],
  [118, -1],
] as const

/** The room in which two people talk: two chairs of a height, a window, books. */
export const room: Ornament = {
  viewBox: BOX,
  marks: joinMarks(
    edge,
    innerEdge,
    shelf(-106, -42, -90, 24),
    shelf(42, 106, -90, 24),
    shelf(-74, -42, -121, 17),
    shelf(42, 74, -121, 17),
    {
      line: [
        { cx: 0, cy: -112, r: 34 },
        ...SEATS.flatMap(([x, side]) => CHAIR.line.map((d) => moved(d, x, 0, side))),
        'M-24 -32A24 4 0 1 1 24 -32A24 4 0 1 1 -24 -32ZM0 -28L0 -4M-11 0C-7 -4 7 -4 11 0',
        'M-4 -35C-9 -41 -6 -48 -2 -50L2 -50C6 -48 9 -41 4 -35Z',
      ],
      fine: [
        { cx: 0, cy: -112, r: 37 },
        ...steps(8).map((turn) => moved(petal(4, 32, TURN / 20, turn), 0, -112)),
        'M0 -50C-2 -58 -8 -64 -14 -66M0 -50C0 -60 2 -68 6 -74M-7 -62C-9 -58 -13 -57 -15 -58M1 -60C5 -60 8 -62 9 -65',
      ],
      dot: SEATS.flatMap(([x, side]) =>
        CHAIR.shades.flatMap(({ of, ...shade }) => hatch({ ...shade, of }).map((d) => moved(d, x, 0, side))),
      ),
    },
  ),
  some: { marks: joinMarks(beads, { fine: eachTick(112, 170, 196, TURN / 224) }), at: ABOVE },
}

/** An open envelope, its front towards the reader, and the sheet that comes out of it. */
const ENVELOPE = {
  line: [
    'M-66 -80L-66 0M66 -80L66 0',
    'M-66 -80L0 -32L66 -80',
    'M-66 0L-15 -43M66 0L15 -43',
    'M-66 -80L-48 -94M66 -80L48 -94',
    'M-48 -67L-48 -142L48 -142L48 -67',
  ],
  written: [
    'M-36 -126C-30 -129 -26 -124 -20 -126C-14 -128 -12 -125 -6 -126',
    ...[-113, -103, -93, -83].map((y, row) => `M-36 ${y}C-20 ${y - 2} -8 ${y + 2} ${34 - 9 * (row % 2)} ${y}`),
    'M-26 -73C-14 -75 0 -71 16 -73',
  ],
  shades: [
    { of: ['M-66 0L-15 -43L0 -32L15 -43L66 0Z'], towards: 90, share: 0.55, gap: 4.2 },
    { of: ['M66 -80L66 0L15 -43Z'], towards: 0, share: 0.7, gap: 4.2 },
    { of: ['M66 -80L48 -94L48 -67Z', 'M-66 -80L-48 -94L-48 -67Z'], towards: 90, share: 0.9, gap: 3.6 },
  ],
} as const

/** A first letter: the sheet on its way, pen and ink, a bundle of those before. */
export const letter: Ornament = {
  viewBox: BOX,
  marks: joinMarks(edge, innerEdge, {
    line: [
      ...ENVELOPE.line,
      'M-126 0L-122 -24L-98 -24L-94 0M-118 -24L-118 -31L-102 -31L-102 -24',
      'M-110 -31C-109 -56 -104 -80 -90 -104',
      'M-109 -52C-122 -70 -114 -96 -90 -104C-86 -84 -94 -64 -109 -52',
      'M80 0L80 -10L140 -10L140 0M86 -10L86 -20L136 -20L136 -10M82 -20L82 -30L138 -30L138 -20',
      'M110 -30C100 -44 90 -42 92 -36C94 -31 104 -30 110 -30C120 -44 130 -42 128 -36C126 -31 116 -30 110 -30',
    ],
    fine: [
      ...ENVELOPE.written,
      'M-123 -16L-97 -16M107 -30L107 0M113 -30L113 0M110 -30C106 -22 100 -18 94 -17M110 -30C114 -22 120 -18 126 -17',
      ...steps(8).map((turn) => moved(petal(1, 5, TURN / 16, turn), 30, -128)),
      { cx: 30, cy: -128, r: 6 },
    ],
    dot: [
      ...ENVELOPE.shades.flatMap((shade) => hatch(shade)),
      ...hatch({ of: ['M-126 0L-123 -16L-97 -16L-94 0Z'], towards: 90, share: 0.9, gap: 3 }),
      ...hatch({
        of: ['M-109 -52C-94 -64 -86 -84 -90 -104C-104 -80 -108 -60 -109 -52Z'],
        towards: 40,
        share: 0.9,
        gap: 3.4,
      }),
      ...hatch({
        of: ['M126 0L126 -10L140 -10L140 0Z', 'M124 -20L124 -30L138 -30L138 -20Z'],
        towards: 0,
        share: 0.9,
        gap: 2.5,
      }),
    ],
  }),
  some: { marks: joinMarks(beads, { line: scallops(48, 172), fine: scallops(96, 172) }), at: ABOVE },
}
