import { weakMapMemoize } from '@reduxjs/toolkit'
import { arc, braid, closedOgive, format, lotus, ogive, petals, point, rings, TURN } from '../../drawing'
import { type ArchetypeId, archetypeIds, type QuestionId } from './slice'

/** The result's drawing, six petals on the rings of the questions with names around it: half its side, and its box. */
export const chartHalf = 190
export const chartBox = [-chartHalf, -chartHalf, 2 * chartHalf, 2 * chartHalf].join(' ')
/** The rings of the questions: the outermost, and half the box around it. */
const rim = 200
const ringsHalf = 204
export const ringsBox = [-ringsHalf, -ringsHalf, 2 * ringsHalf, 2 * ringsHalf].join(' ')

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

export const angleOf = (archetype: ArchetypeId): number =>
  (archetypeIds.indexOf(archetype) * TURN) / archetypeIds.length

/** A petal closed along its foot, and the two lines inside it; a short one is slender, too. */
export function petalOf(archetype: ArchetypeId, score: number, max: number): { outline: string; veins: string } {
  return closedOgive(foot, tipRadius(score, max), halfWidthOf(score, max), angleOf(archetype))
}

const halfWidthOf = (score: number, max: number) => ((0.58 + (0.32 * score) / max) * TURN) / 12

/** Finer lines between those two, as the lens shows them. */
export function engravedIn(archetype: ArchetypeId, score: number, max: number): string {
  const long = tipRadius(score, max) - foot
  return [0.94, 0.89, 0.84, 0.72, 0.66, 0.6, 0.47, 0.4]
    .map((share) =>
      ogive(foot, foot + long * share, halfWidthOf(score, max) * (1.45 * share - 0.45), angleOf(archetype)),
    )
    .join('')
}

/** The arc on which a name stands; in the lower half it runs the other way, further out, so that the name is upright. */
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
  if (motif === 'braid') return { main: rings(radius - 10, radius + 10), fine: braid(radius, 7, count, 3).join('') }
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
