import { arch, braidArc, type Circle, circleAt, ogive, petal, TURN, tick } from '../../src/drawing/index.ts'
import { each, FOLD } from './ornament.ts'

/** Lotus petals of one eighth; `fill` is the share of its room each petal takes. */
export const lotus = (count: number, inner: number, outer: number, fill = 1, phase = 0) =>
  each(count, (angle) => ogive(inner, outer, (fill * TURN) / count / 2, angle), phase)
export const almonds = (count: number, inner: number, outer: number, fill: number, phase = 0) =>
  each(count, (angle) => petal(inner, outer, (fill * TURN) / count / 2, angle), phase)
export const ticks = (count: number, inner: number, outer: number, phase = 0) =>
  each(count, (angle) => tick(inner, outer, angle), phase)
export const dots = (count: number, distance: number, r: number, phase = 0): Circle[] =>
  each(count, (angle) => circleAt(angle, distance, r), phase)
export const braid = (radius: number, swing: number, waves: number, strands: number) =>
  braidArc([radius, swing, waves, strands], 0, TURN / FOLD)
export const arcade = (count: number, foot: number, height: number, power?: number) =>
  each(count, (angle) => arch(count, foot, height, power, Math.round((angle * count) / TURN)))
