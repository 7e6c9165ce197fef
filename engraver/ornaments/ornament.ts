import {
  arch,
  braidArc,
  type Circle,
  circleAt,
  circlePath,
  ogive,
  petal,
  steps,
  TURN,
  tick,
} from '../../src/drawing/index.ts'
import { compactPath } from './compact.ts'

/** The colour is the host's, and so are width and fill of `line`, `dashed` and, in units of the drawing, `scaled`. */
type Look = keyof typeof ATTRIBUTES

const ATTRIBUTES = {
  line: 'vector-effect="non-scaling-stroke"',
  scaled: '',
  dashed: 'stroke-dasharray="3 4" vector-effect="non-scaling-stroke"',
  fine: 'fill="none" stroke-width=".6" vector-effect="non-scaling-stroke"',
  dotted: 'fill="none" stroke-width=".6" stroke-dasharray="1.5 3" vector-effect="non-scaling-stroke"',
  dot: 'fill="currentColor" stroke="none"',
}

export type Marks = Partial<Record<Look, readonly (string | Circle)[]>>

const LOOKS = Object.keys(ATTRIBUTES) as Look[]

/** A drawing whose `eighth` is repeated eight times around the middle. */
export interface Ornament {
  viewBox: string
  marks?: Marks
  eighth?: Marks
  /** Further eighths, for drawings that are not whole: the eighth and the places (0 to 7, clockwise) it is drawn at. */
  some?: { marks: Marks; at: readonly number[] }
  /** Moves the drawing to the right, so that a shape far from the middle can be centred. */
  shift?: number
}

export const FOLD = 8

export function joinMarks(...all: readonly Marks[]): Marks {
  return Object.fromEntries(LOOKS.map((look) => [look, all.flatMap((marks) => marks[look] ?? [])]))
}

/** The marks of a motif that stands `count` times around the middle, which fall into the first eighth. */
export function each<T>(count: number, motif: (angle: number) => T, phase = 0): T[] {
  return steps(count, phase)
    .slice(0, count / FOLD)
    .map(motif)
}

/** Lotus petals of one eighth; `fill` is the share of its room each petal takes. */
export const eachLotus = (count: number, inner: number, outer: number, fill = 1, phase = 0) =>
  each(count, (angle) => ogive(inner, outer, (fill * TURN) / count / 2, angle), phase)
export const eachAlmond = (count: number, inner: number, outer: number, fill: number, phase = 0) =>
  each(count, (angle) => petal(inner, outer, (fill * TURN) / count / 2, angle), phase)
export const eachTick = (count: number, inner: number, outer: number, phase = 0) =>
  each(count, (angle) => tick(inner, outer, angle), phase)
export const eachDot = (count: number, distance: number, r: number, phase = 0): Circle[] =>
  each(count, (angle) => circleAt(angle, distance, r), phase)
export const braidEighth = (radius: number, swing: number, waves: number, strands: number) =>
  braidArc([radius, swing, waves, strands], 0, TURN / FOLD)
export const eachArch = (count: number, foot: number, height: number, power?: number) =>
  each(count, (angle) => arch(count, foot, height, power, Math.round((angle * count) / TURN)))

/** An SVG document with one group per ornament, named by its id, to be drawn by `<use href="file.svg#id">`. */
export function toSvg(ornaments: Readonly<Record<string, Ornament>>): string {
  const groups = Object.entries(ornaments).map(([id, ornament]) => toGroup(id, ornament))
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor">${groups.join('')}</svg>`
}

/** One ornament as a picture that stands alone, in this colour. */
export function toPicture(ornament: Ornament, colour: string): string {
  const look = `fill="none" stroke="${colour}" stroke-width=".9" color="${colour}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ornament.viewBox}" ${look}>${toGroup('plate', ornament)}</svg>`
}

export function toGroup(id: string, { marks = {}, eighth, some, shift }: Ornament): string {
  const turned = eighth ? steps(FOLD).map((_, place) => turn(eighth, place)) : []
  const partial = some ? some.at.map((place) => turn(some.marks, place)) : []
  const drawn = [draw(marks), ...turned, ...partial].join('')
  return `<g id="${id}">${shift ? `<g transform="translate(${shift})">${drawn}</g>` : drawn}</g>`
}

const turn = (marks: Marks, place: number): string =>
  `<g transform="rotate(${(360 / FOLD) * place})">${draw(marks)}</g>`

function draw(marks: Marks): string {
  return LOOKS.filter((look) => marks[look]?.length)
    .map((look) => `<path ${ATTRIBUTES[look]} d="${pathOf(marks[look] ?? [])}"/>`)
    .join('')
}

function pathOf(shapes: readonly (string | Circle)[]): string {
  return compactPath(shapes.map((shape) => (typeof shape === 'string' ? shape : circlePath(shape))).join(''))
}
