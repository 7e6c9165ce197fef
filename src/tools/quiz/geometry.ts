import { weakMapMemoize } from '@reduxjs/toolkit'
import {
  arc,
  braid,
  circle,
  closedOgive,
  format,
  lotus,
  petals,
  point,
  rings,
  TURN,
  ticks,
  viewBoxOf,
} from '../../drawing'
import type { LensTarget } from '../shared/Lens'
import { type ArchetypeId, archetypeIds, type QuestionId } from './slice'

/** The result's drawing, six petals on the rings of the questions with names around it: half its side, and its box. */
const chartHalf = 190
export const chartBox = viewBoxOf(chartHalf)
/** The rings of the questions: the outermost, and half the box around it. */
const rim = 200
export const ringsBox = viewBoxOf(204)

/** The rings as calyx: petals stand between the third and the fourth, and the outer two lie behind them. */
export const calyxScale = 0.32
const foot = 46
const longest = 116
const labelRadius = foot + longest + 12

/** How far from the centre a petal of so many points ends; that of the most points is always as long. */
export const tipRadius = (score: number, max: number): number => foot + (longest * score) / max

/** A ring for each number of points, where the petals of so many end. */
export const scalePath = (max: number): string =>
  rings(...Array.from({ length: max }, (_, index) => tipRadius(index + 1, max)))

const angleOf = (archetype: ArchetypeId): number => (archetypeIds.indexOf(archetype) * TURN) / archetypeIds.length

/** A petal closed along its foot, and the two lines inside it; a short one is slender, too. */
export function petalOf(archetype: ArchetypeId, score: number, max: number): { outline: string; veins: string } {
  const halfWidth = ((0.58 + (0.32 * score) / max) * TURN) / 12
  return closedOgive(foot, tipRadius(score, max), halfWidth, angleOf(archetype))
}

/** Under the lens: the petal from foot to tip. */
export const targetOf = (archetype: ArchetypeId, score: number, max: number): LensTarget => ({
  angle: angleOf(archetype),
  distance: (foot + tipRadius(score, max)) / 2 / chartHalf,
  zoom: 1.6,
})

/** The arc on which a name stands; in the lower half it runs the other way, further out, to keep the name upright. */
export function labelArc(archetype: ArchetypeId): string {
  const angle = angleOf(archetype)
  if (angle <= TURN / 4 || angle >= (3 * TURN) / 4) return arc(labelRadius, angle - 1, angle + 1)
  const radius = labelRadius + 10
  return `M${format(point(angle + 1, radius))}A${radius} ${radius} 0 0 0 ${format(point(angle - 1, radius))}`
}

interface Band {
  radius: number
  /** What the ring becomes once its question is answered, and how often it repeats. */
  motif: 'lotus' | 'braid'
  count: number
}

export const bands: Record<QuestionId, Band> = {
  fim: { radius: 70, motif: 'lotus', count: 16 },
  chegada: { radius: 100, motif: 'lotus', count: 24 },
  plano: { radius: 130, motif: 'braid', count: 24 },
  conversa: { radius: 160, motif: 'lotus', count: 32 },
  tarde: { radius: 190, motif: 'braid', count: 32 },
}

/** The ring of an answered question; drawn once and kept. */
export const bandOf = weakMapMemoize((question: QuestionId) => drawBand(bands[question]))

function drawBand({ radius, motif, count }: Band): { main: string; fine: string } {
  if (motif === 'braid') return { main: rings(radius - 10, radius + 10), fine: braid(radius, 7, count, 3) }
  const foot = radius - 11
  return { main: rings(foot) + lotus(count, foot, radius + 9), fine: lotus(count, foot, radius + 2, 0.62) }
}

/** The ring of a question still open. */
export const openRing = (question: QuestionId): string => rings(bands[question].radius)

/** What is there from the beginning: the flower in the middle and the rim. */
export const center = {
  main: () => rings(44, rim) + petals(8, 6, 42, 0.8),
  fine: () => petals(8, 6, 30, 0.6, TURN / 16),
}

/** Line signs in a box from -10 to 10, with the mandala's pen: bud, lamp, shield and spears, bowl, boat, circlet. */
export const glyphs: Record<ArchetypeId, string> = {
  inocente: `M0 10V3M0 3C-4.6 .6 -4.4 -5.4 0 -10C4.4 -5.4 4.6 .6 0 3ZM0 3C-6 3.4 -9 -.6 -8.6 -6.4C-6.6 -5.6 -5.2 -4.4 -4.1 -2.6M0 3C6 3.4 9 -.6 8.6 -6.4C6.6 -5.6 5.2 -4.4 4.1 -2.6M0 -.4V-4M-4 10H4`,
  sabio: `M-9.6 -.4C-6.6 -.6 -5 .6 -2 .6H4.4C4.4 5 1.8 7.4 -1 7.4C-4.8 7.4 -6.6 3.4 -9.6 -.4ZM4.4 .6C9.6 -1.6 10.4 4.4 3.2 4.6M-3.6 10H2.2M-1 7.4V10M-8.4 -3.2C-10.4 -5.2 -9 -7 -8.2 -10C-6.4 -7.4 -6 -5 -8.4 -3.2ZM-2.6 3.4H1.8${circle([1.2, -1.6], 0.6)}`,
  guerreiro: `${rings(6, 1.8)}${ticks(8, 3.2, 4.6)}M4.3 -4.3L7.9 -7.9M10 -10L6.8 -9L9 -6.8ZM-4.3 -4.3L-7.9 -7.9M-10 -10L-6.8 -9L-9 -6.8ZM-4.3 4.3L-9.4 9.4M4.3 4.3L9.4 9.4`,
  cuidador: `M-10 -1H10C9.4 4.6 5.6 8 0 8C-5.6 8 -9.4 4.6 -10 -1ZM-4.4 10H4.4M-8.6 2.4Q-6.5 5 -4.3 2.4T0 2.4T4.3 2.4T8.6 2.4M0 -10C2.2 -7.4 2.6 -6.2 2.6 -5.4A2.6 2.6 0 0 1 -2.6 -5.4C-2.6 -6.2 -2.2 -7.4 0 -10Z`,
  explorador: `M-9 3.4H9C7.8 6 6 7 4 7H-4C-6 7 -7.8 6 -9 3.4ZM0 3.4V-10M1.6 .8C1.6 -3 1.6 -5 1.2 -8.4C5 -6.6 7.4 -3.2 8 .8ZM-1.6 .8C-1.4 -1.6 -1.4 -3.4 -1.6 -5.6C-4.4 -4 -6 -2 -6.6 .8ZM-10 10q2.5-2.6 5 0t5 0 5 0 5 0`,
  governante: `M-8.4 8.4H8.4M-8.4 4.6H8.4M-8.4 4.6C-9.8 1 -9.8 -2 -9 -5.4C-6.4 -3 -4.6 -.6 -3.6 1.4C-4 -3 -2.6 -6 0 -9C2.6 -6 4 -3 3.6 1.4C4.6 -.6 6.4 -3 9 -5.4C9.8 -2 9.8 1 8.4 4.6V8.4M-8.4 4.6V8.4M0 1.6V-3.4${circle([-4.2, 6.5], 0.5)}${circle([0, 6.5], 0.5)}${circle([4.2, 6.5], 0.5)}`,
}
