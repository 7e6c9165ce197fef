import { type Circle, steps, tick } from '../../src/drawing/index.ts'
import type { ElementId } from '../../src/tools/dreams/index.ts'
import { cut, hatch, type Shade } from './burin.ts'

const circle = (cx: number, cy: number, r: number): Circle => ({ cx, cy, r })

/** What is drawn on the right stands on the left, too. */
const twice = (draw: (side: 1 | -1) => string): string[] => [draw(-1), draw(1)]

/** Wavelets from one side to the other, each 5 wide. */
const wavelets = (y: number, count: number): string =>
  steps(count)
    .map((_, index) => {
      const x = 5 * index - 2.5 * count
      return `${index === 0 ? `M${x} ${y}` : ''}Q${x + 2.5} ${y + (index % 2 === 0 ? -2.6 : 2.6)} ${x + 5} ${y}`
    })
    .join('')

interface Figure {
  lines: readonly (string | Circle)[]
  shades: readonly Shade[]
}

/** Closed shapes that are both cut along their edge and shaded. */
const veil = 'M-8.6 10.4C-8.6 2 -6.8 -10.6 0 -10.6C6.8 -10.6 8.6 2 8.6 10.4Z'
const hood = circle(0, -5, 3)
const cradle = 'M-2.8 -.6C-6.2 3.2 -4 7.8 .4 7.8C5 7.8 6.6 3.8 4.6 .2C2.4 -1 -.4 -1.4 -2.8 -.6Z'
const infant = circle(1.9, 2.6, 1.9)
const father = 'M-9.4 10.4C-9.4 2.6 -6 -1 0 -1C6 -1 9.4 2.6 9.4 10.4Z'
const shirt = 'M-3 -.6L0 5.4L3 -.6Z'
const balloon =
  'M6 -1.6C3 -3.2 1.8 -5.2 1.8 -7C1.8 -9.4 3.6 -11 6 -11C8.4 -11 10.2 -9.4 10.2 -7C10.2 -5.2 9 -3.2 6 -1.6Z'
const child = 'M-8.6 10.4C-8.6 5.4 -6.8 2.6 -3.6 2.6C-.4 2.6 1.4 5.4 1.4 10.4Z'
const crown = 'M-4.8 -4.2L-4.2 -8.6C-3.6 -11 3.6 -11 4.2 -8.6L4.8 -4.2C1.6 -3.2 -1.6 -3.2 -4.8 -4.2Z'
const shadow = 'M-4.4 -3.6C-1.6 -2.7 1.6 -2.7 4.4 -3.6L3.8 1.2L0 5.2L-3.8 1.2Z'
const coat = 'M-9.6 10.4C-9.6 4.8 -7.6 2.2 -3.8 1.2L0 5.2L3.8 1.2C7.6 2.2 9.6 4.8 9.6 10.4Z'
const cloak =
  'M-.6 -10.8C-3 -9 -4.4 -6 -4.6 -2.8C-7.8 0 -9.2 5 -9.2 10.4L6.2 10.4C6.2 5.4 5.4 .4 3.4 -2.8C3.2 -6 1.8 -9 -.6 -10.8Z'
const beard = 'M-3.2 -3.6C-3.6 2.2 -2.2 5.6 -.6 7.4C1 5.6 2.4 2.2 2 -3.6C.4 -2.2 -1.6 -2.2 -3.2 -3.6Z'
const roof = 'M-10.8 .4L0 -9.8L10.8 .4L8.4 .4L0 -7.4L-8.4 .4Z'
const gable = 'M-7.6 .4L0 -6.8L7.6 .4L7.6 10.2L-7.6 10.2Z'
const door = 'M-2.4 10.2L-2.4 5.6C-2.4 2.4 2.4 2.4 2.4 5.6L2.4 10.2Z'
const fir = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`
  return `M${at(0, -9)}L${at(2.6, -4.4)}L${at(1.5, -4.4)}L${at(3.7, -0.2)}L${at(2.2, -0.2)}L${at(4.8, 4.4)}L${at(-4.8, 4.4)}L${at(-2.2, -0.2)}L${at(-3.7, -0.2)}L${at(-1.5, -4.4)}L${at(-2.6, -4.4)}Z`
}
const firs = [fir(-0.6, -1.6, 1), fir(7.4, 2.4, 0.66), fir(-8, 2.8, 0.6)]
const billow =
  'M-11 5.4C-6.4 4.6 -6.6 -8.8 2.6 -8.8C8.2 -8.8 10.2 -4.8 8.4 -2C6.8 .2 3.2 -.6 3.4 -3.4C.4 -2.6 -.6 .4 .8 2.6C2.4 5 6.6 5.6 10.8 3L10.8 5.4Z'
const peak = 'M-11 9.4L-2.8 -10L4.6 9.4Z'
const night = 'M-2.8 -10L-1.6 -4.4L-3.2 -1.6L-1.2 2.4L-2.4 5.6L-.6 9.4L4.6 9.4Z'
const secondNight = 'M5.6 -3.6L6 1L5.2 4L6.8 9.4L11 9.4Z'
const hall = 'M-5 10.2L-5 -2.4L5 -2.4L5 10.2Z'
const pediment = 'M-6.2 -2.4L0 -7.6L6.2 -2.4Z'
const portal = 'M-1.9 10.2L-1.9 6.4C-1.9 3.8 1.9 3.8 1.9 6.4L1.9 10.2Z'
const clock = circle(0, 0.8, 1.7)
const wing = 'M5 1.4L10.6 1.4L10.6 10.2L5 10.2Z'
const wingLeft = 'M-5 1.4L-10.6 1.4L-10.6 10.2L-5 10.2Z'
const ring = circle(0, -6, 4.8)
const hole = circle(0, -6, 2)
const pageRight = 'M0 -5.4C2.6 -7.8 6.6 -8 10.6 -7L10.6 6.4C6.6 5.4 2.6 5.6 0 8Z'
const pageLeft = 'M0 -5.4C-2.6 -7.8 -6.6 -8 -10.6 -7L-10.6 6.4C-6.6 5.4 -2.6 5.6 0 8Z'
const frame = 'M0 -10.8C3.9 -10.8 7 -7.4 7 -3.1C7 1.2 3.9 4.6 0 4.6C-3.9 4.6 -7 1.2 -7 -3.1C-7 -7.4 -3.9 -10.8 0 -10.8Z'
const glass = 'M0 -8.8C2.8 -8.8 5 -6.3 5 -3.1C5 .1 2.8 2.6 0 2.6C-2.8 2.6 -5 .1 -5 -3.1C-5 -6.3 -2.8 -8.8 0 -8.8Z'
const handle = 'M-1.5 4.8L-1.2 10C-1 11.2 1 11.2 1.2 10L1.5 4.8Z'
const span = 'M-11 -2.4C-5 -6.4 5 -6.4 11 -2.4L11 6.6L6.2 6.6C6.2 2.4 3.4 .2 0 .2C-3.4 .2 -6.2 2.4 -6.2 6.6L-11 6.6Z'
const vault =
  'M-6.2 6.6C-6.2 2.4 -3.4 .2 0 .2C3.4 .2 6.2 2.4 6.2 6.6L4.2 6.6C4.2 4 2.4 2.2 0 2.2C-2.4 2.2 -4.2 4 -4.2 6.6Z'
const points = 'M-8.4 4.6L-10.2 -4.6L-4.8 .2L0 -7.2L4.8 .2L10.2 -4.6L8.4 4.6Z'
const band = 'M-8.4 4.6L8.4 4.6L8.2 8.8L-8.2 8.8Z'
const mask = 'M-8 -8.4C-3 -10.8 3 -10.8 8 -8.4C9.2 .4 6.2 7.6 0 10.8C-6.2 7.6 -9.2 .4 -8 -8.4Z'
const eyes = [circle(-3.3, -2.4, 2), circle(3.3, -2.4, 2)]
const mouth = 'M0 2.2C1.5 2.2 2.2 3.5 2.2 5C2.2 6.2 1.3 7.4 0 7.4C-1.3 7.4 -2.2 6.2 -2.2 5C-2.2 3.5 -1.5 2.2 0 2.2Z'
const disc = circle(0, 0, 5.8)
const dove =
  'M-9.6 -2.6L-7 -4C-6.4 -6.2 -3 -6.4 -2.2 -3.8C-1.4 -1.8 .6 -.8 3 -.6L11 2.2L9 3.8L9.4 6.2C6 5.6 4.6 7 1.4 7.4C-4 7.8 -7.2 3.4 -7 -1.4Z'
const pinion =
  'M-1.4 -2.2C-2.4 -6 -.4 -9.4 3.8 -11C3.4 -7.8 5.2 -4.4 8.8 -2.4C6.8 -.4 6 3 1.4 3.2C.2 1.4 -.6 -.4 -1.4 -2.2Z'
const sandAbove = 'M-3.7 -5.4L3.7 -5.4C3 -3.4 1 -2.4 0 -.4C-1 -2.4 -3 -3.4 -3.7 -5.4Z'
const sandBelow = 'M-4.8 9.4C-3.8 6.8 -1.8 5.4 0 4C1.8 5.4 3.8 6.8 4.8 9.4Z'
const bulbs =
  'M-5.4 -9.4C-5.4 -3.6 -1 -2.8 -1 0C-1 2.8 -5.4 3.6 -5.4 9.4L5.4 9.4C5.4 3.6 1 2.8 1 0C1 -2.8 5.4 -3.6 5.4 -9.4Z'

/** A ray of the sun, broad at its foot. */
const ray = (index: number): string => {
  const turn = (angle: number, distance: number) =>
    `${(distance * Math.sin(angle)).toFixed(2)} ${(-distance * Math.cos(angle)).toFixed(2)}`
  const angle = (index * Math.PI) / 4
  return `M${turn(angle - 0.2, 7)}L${turn(angle, 11.2)}L${turn(angle + 0.2, 7)}Z`
}
const rays = steps(8).map((_, index) => ray(index))

/** A figure for each element of a dream, drawn by hand on 24 units, as in an old star atlas. */
const figures: Record<ElementId, Figure> = {
  mae: {
    lines: [veil, hood, cradle, infant, 'M-2.7 -5.6C-1.6 -7.6 1.6 -7.6 2.7 -5.6', 'M-8 5.6C-7 8 -5.4 9.4 -3.4 10'],
    shades: [
      { of: [veil, hood, cradle], towards: 62, share: 0.42, bend: 0.1 },
      { of: [cradle, infant], towards: 20, share: 0.5, gap: 1.4, bend: -0.14 },
    ],
  },
  pai: {
    lines: [
      circle(0, -6.6, 3.6),
      father,
      'M-3 -.6L0 5.4L3 -.6M0 5.4L0 10.2',
      'M-5.4 10.2L-5.6 5.6',
      'M5.4 10.2L5.6 5.6',
    ],
    shades: [
      { of: [father, shirt], towards: 50, share: 0.42, bend: 0.08 },
      { of: [circle(0, -6.6, 3.6)], towards: 40, share: 0.42, gap: 1.1 },
    ],
  },
  crianca: {
    lines: [circle(-3.6, -0.8, 2.8), child, balloon, 'M-.6 5L4 2.4C5 1 5.8 .2 6 -1.6'],
    shades: [
      { of: [child], towards: 40, share: 0.46, bend: 0.08 },
      { of: [balloon], towards: 40, share: 0.55, gap: 1.15, bend: -0.12 },
      { of: [circle(-3.6, -0.8, 2.8)], towards: 40, share: 0.4, gap: 1.1 },
    ],
  },
  estranho: {
    lines: [crown, 'M-8.8 -5C-4 -2.4 4 -2.4 8.8 -5', shadow, coat, 'M0 5.2L0 10.2'],
    shades: [
      { of: [crown], towards: 10, share: 0.6, gap: 1.1 },
      { of: [shadow], towards: 100, share: 1, gap: 0.9 },
      { of: [coat], towards: 55, share: 0.4 },
    ],
  },
  sabio: {
    lines: [
      cloak,
      beard,
      'M-1.8 -.4L-1.2 4.4',
      'M.6 -.4L0 5',
      'M5 4.4C6.4 4.4 7.4 3.8 8.2 3.2',
      'M8.6 10.4L8.6 -5.6C8.6 -8.8 4.8 -8.8 4.8 -6.2',
    ],
    shades: [{ of: [cloak, beard], towards: 58, share: 0.44, bend: 0.1 }],
  },
  casa: {
    lines: [roof, gable, door, circle(0, -1.4, 1.7), 'M4.8 -5.4L4.8 -9.6L7.6 -9.6L7.6 -2.8'],
    shades: [
      { of: [roof], towards: 90, share: 1, gap: 1.1 },
      { of: [gable, door, circle(0, -1.4, 1.7)], towards: 8, share: 0.36, gap: 1.25 },
      { of: [door], towards: 30, share: 0.9, gap: 0.9 },
    ],
  },
  floresta: {
    lines: [...firs, 'M-.6 2.8L-.6 10', 'M7.4 5.4L7.4 10', 'M-8 5.4L-8 10', 'M-11 10.2C-6 9.2 6 9.2 11 10.2'],
    shades: firs.map((tree) => ({ of: [tree], towards: 24, share: 0.56, gap: 1.05 })),
  },
  agua: {
    lines: [billow, 'M-5.6 4.4C-3.4 2.4 -3.2 -5.4 2.6 -6.4', 'M-3 4.6C-2 2.6 -2.2 -2.2 1.6 -4', wavelets(9.2, 4)],
    shades: [{ of: [billow], towards: 62, share: 0.34, gap: 1.15, bend: 0.1 }],
  },
  montanha: {
    lines: [peak, 'M2 2.4L5.6 -3.6L11 9.4L4.6 9.4', 'M-5.4 -3.8L-3.8 -2.2L-2.6 -4.4'],
    shades: [
      { of: [night], towards: 36, share: 1, gap: 1.15 },
      { of: [secondNight], towards: 36, share: 1, gap: 1.15 },
    ],
  },
  escola: {
    lines: [
      hall,
      pediment,
      portal,
      clock,
      wing,
      wingLeft,
      'M0 -7.6L0 -11.4',
      'M0 -11.2C1.2 -12 2.4 -10.4 3.8 -11L3.8 -8.8C2.4 -8.2 1.2 -9.8 0 -9Z',
      ...twice((side) => `M${7.8 * side} 4L${7.8 * side} 7.2`),
    ],
    shades: [
      { of: [pediment], towards: 20, share: 0.7, gap: 1.1 },
      { of: [hall, portal, clock], towards: 10, share: 0.34, gap: 1.3 },
      { of: [wing], towards: 10, share: 0.6, gap: 1.3 },
      { of: [wingLeft], towards: 10, share: 0.36, gap: 1.3 },
      { of: [portal], towards: 30, share: 0.9, gap: 0.9 },
    ],
  },
  chave: {
    lines: [
      ring,
      hole,
      'M-.9 -1.2L.9 -1.2L.9 10.8L-.9 10.8Z',
      'M-2.2 1.2L2.2 1.2',
      'M.9 5L5 5L5 6.8L3.4 6.8L3.4 8.2L5 8.2L5 10L.9 10',
    ],
    shades: [
      { of: [ring, hole], towards: 48, share: 0.8, gap: 1.05, bend: 0.1 },
      { of: ['M-.9 1.6L.9 1.6L.9 10.8L-.9 10.8Z'], towards: 20, share: 0.6, gap: 1.1 },
      { of: ['M.9 5L5 5L5 6.8L3.4 6.8L3.4 8.2L5 8.2L5 10L.9 10Z'], towards: 60, share: 0.5, gap: 1.1 },
    ],
  },
  livro: {
    lines: [
      pageRight,
      pageLeft,
      ...[-3.6, -0.6, 2.4].map((y) => `M8.4 ${y - 0.7}C6.6 ${y - 1} 5.4 ${y - 0.8} 4.4 ${y - 0.2}`),
      ...[-3.6, -0.6, 2.4].map((y) => `M-8.4 ${y - 0.7}C-6.4 ${y - 1} -4.4 ${y - 0.7} -2.6 ${y + 0.2}`),
      'M-10.6 8.2C-6.6 7.2 -2.6 7.4 0 9.8C2.6 7.4 6.6 7.2 10.6 8.2',
    ],
    shades: [
      { of: [pageRight], towards: 188, share: 0.26, gap: 1.1, bend: 0.1 },
      { of: [pageLeft], towards: -8, share: 0.14, gap: 1.1 },
    ],
  },
  espelho: {
    lines: [frame, glass, handle, 'M-2.6 -3.2L.6 -6.6', 'M-2.6 -.4L.4 -3.6'],
    shades: [
      { of: [frame, glass], towards: 45, share: 0.9, gap: 1.15 },
      { of: [glass], towards: 48, share: 0.3, gap: 1.05, bend: 0.06 },
      { of: [handle], towards: 10, share: 0.6, gap: 1.1 },
    ],
  },
  ponte: {
    lines: [
      span,
      'M-11 -5C-5 -9 5 -9 11 -5',
      ...[-8, -4, 0, 4, 8].map((x) => `M${x} ${-8 + x * x * 0.033}L${x} ${-5.4 + x * x * 0.033}`),
      wavelets(9.8, 4),
    ],
    shades: [
      { of: [vault], towards: 100, share: 1, gap: 1 },
      { of: [span], towards: 62, share: 0.4, gap: 1.25 },
    ],
  },
  coroa: {
    lines: [
      points,
      band,
      circle(0, -8.8, 1.4),
      circle(-10.2, -6, 1.2),
      circle(10.2, -6, 1.2),
      circle(0, 6.7, 1.1),
      ...twice((side) => `M${3.6 * side} 6.7L${6 * side} 6.7`),
    ],
    shades: [
      { of: [points], towards: 58, share: 0.44, gap: 1.1 },
      { of: [band, circle(0, 6.7, 1.1)], towards: 30, share: 0.3, gap: 1.2 },
    ],
  },
  medo: {
    lines: [mask, ...eyes, mouth, 'M-5.8 -5.4C-4.4 -5.6 -3 -6.2 -1.8 -7.2', 'M5.8 -5.4C4.4 -5.6 3 -6.2 1.8 -7.2'],
    shades: [
      { of: [mask, ...eyes, mouth], towards: 32, share: 0.38, gap: 1.15, bend: -0.1 },
      { of: eyes, towards: 60, share: 0.95, gap: 0.8 },
      { of: [mouth], towards: 60, share: 0.95, gap: 0.8 },
    ],
  },
  alegria: {
    lines: [
      disc,
      ...rays,
      ...steps(8).map((_, index) => tick(7.2, 9.6, Math.PI / 8 + (index * Math.PI) / 4)),
      'M-3.6 -.8C-2.8 -2.2 -1.8 -2.2 -1 -.8',
      'M1 -.8C1.8 -2.2 2.8 -2.2 3.6 -.8',
      'M-3 1.6C-2 4.2 2 4.2 3 1.6',
    ],
    shades: [
      { of: [disc], towards: 44, share: 0.36, gap: 1.05, bend: -0.14 },
      ...rays.map((one) => ({ of: [one], towards: 44, share: 0.7, gap: 0.8 })),
    ],
  },
  confusao: {
    lines: [
      'M-10.8 7.8C-3 10 9.2 7.2 9.2 -1.2C9.2 -10.8 -5.8 -11.4 -7.6 -3.6C-9 3.2 .6 7.2 4.2 2.4C7.4 -2.2 1.6 -7.8 -2.2 -4.6C-5.2 -1.8 -1.8 2.8 1 .4C2.2 -1.2 .8 -2.6 -.4 -2',
    ],
    shades: [
      {
        of: ['M9.2 -1.2C9.2 4.6 6 7 1.6 8C4 6.4 6 3.4 6 -1.2C6 -4.4 4.6 -6.6 2.4 -7.8C6.6 -7 9.2 -4.4 9.2 -1.2Z'],
        towards: 40,
        share: 0.8,
        gap: 1.05,
      },
    ],
  },
  paz: {
    lines: [
      dove,
      pinion,
      'M.6 -2.4C.6 -5 1.4 -7 2.6 -8.4',
      'M2.4 -.8C2.6 -3 3.2 -4.6 4.2 -5.6',
      'M3.8 .8C4.4 -.8 5.2 -1.8 6.4 -2.6',
      'M-9.6 -2.6L-9.8 5',
      'M-9.7 .4C-11 .4 -11.6 -.6 -11.6 -1.8',
      'M-9.8 2.8C-8.4 2.8 -7.6 2 -7.6 .8',
      'M-4.9 -4.1L-4.5 -3.9',
    ],
    shades: [
      { of: [dove, pinion], towards: 60, share: 0.42, gap: 1.15, bend: 0.1 },
      { of: [pinion], towards: 60, share: 0.3, gap: 1.15 },
    ],
  },
  urgencia: {
    lines: [
      'M-7.4 -11L7.4 -11L7.4 -9.4L-7.4 -9.4Z',
      'M-7.4 9.4L7.4 9.4L7.4 11L-7.4 11Z',
      bulbs,
      'M-3.7 -5.4C-1.4 -4.8 1.4 -4.8 3.7 -5.4',
      'M0 -.4L0 4',
      'M-4.8 9.4C-3.8 6.8 -1.8 5.4 0 4C1.8 5.4 3.8 6.8 4.8 9.4',
    ],
    shades: [
      { of: [sandAbove], towards: 60, share: 1, gap: 0.85 },
      { of: [sandBelow], towards: 60, share: 0.8, gap: 0.85 },
      { of: ['M-7.4 -11L7.4 -11L7.4 -9.4L-7.4 -9.4Z'], towards: 90, share: 0.9, gap: 1.2 },
      { of: ['M-7.4 9.4L7.4 9.4L7.4 11L-7.4 11Z'], towards: 90, share: 0.9, gap: 1.2 },
    ],
  },
}

/** Each figure as the contours of its ink, to be filled. */
export const signs: Record<string, string> = Object.fromEntries(
  Object.entries(figures).map(([element, { lines, shades }]) => [
    element,
    [...cut(lines), ...shades.flatMap(hatch)].join(''),
  ]),
)
