import { arc, braid, circlesPath, closedOgive, format, lotus, petals, point, ring, TURN, ticks } from '../../drawing'
import type { QuestionId } from './slice'
import { type ArchetypeId, archetypeIds } from './slice'

/** The result's drawing: six petals in a clock face of radius 153, with names around it, and without. */
export const chartBox = '-182 -182 364 364'
export const faceBox = '-156 -156 312 312'
/** The rings of the questions, the outermost at 200. */
export const ringsBox = '-204 -204 408 408'

const hub = 24
/** One point is this long, as long as the longest petal ends within the face. */
const pointLength = 29
const longest = 4 * pointLength
const halfWidth = (0.86 * TURN) / 12
const labelRadius = 162

const stepLength = (max: number): number => (max * pointLength > longest ? longest / max : pointLength)

/** How far from the centre a petal of so many points ends. */
export const tipRadius = (score: number, max: number): number => hub + stepLength(max) * score

export const angleOf = (archetype: ArchetypeId): number =>
  (archetypeIds.indexOf(archetype) * TURN) / archetypeIds.length

/** A petal closed along the hub, and the two lines inside it. */
export function petalOf(archetype: ArchetypeId, score: number, max: number): { outline: string; veins: string } {
  return closedOgive(hub, tipRadius(score, max), halfWidth, angleOf(archetype))
}

/** The arc on which a name stands; in the lower half it runs the other way, further out, so that the name is upright. */
export function labelArc(archetype: ArchetypeId): string {
  const angle = angleOf(archetype)
  if (angle <= TURN / 4 || angle >= (3 * TURN) / 4) return arc(labelRadius, angle - 1, angle + 1)
  const radius = labelRadius + 10
  return `M${format(point(angle + 1, radius))}A${radius} ${radius} 0 0 0 ${format(point(angle - 1, radius))}`
}

const rings = (...radii: number[]): string => circlesPath(radii.map(ring))

/** What the petals stand on: hub and face, and in finer lines one circle per point, spokes and a scale. */
export function faceOf(max: number): { main: string; fine: string } {
  const levels = Array.from({ length: Math.max(max, 4) }, (_, index) => tipRadius(index + 1, max))
  return {
    main: rings(hub, 150) + petals(6, 4, 22, 0.8),
    fine: rings(...levels, 153) + ticks(72, 146, 150) + ticks(6, hub, 140, TURN / 12),
  }
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

const drawn = new Map<QuestionId, { main: string; fine: string }>()

/** The ring of an answered question; drawn once and kept. */
export function bandOf(question: QuestionId): { main: string; fine: string } {
  const known = drawn.get(question)
  if (known) return known
  const band = drawBand(bands[question])
  drawn.set(question, band)
  return band
}

function drawBand({ radius, motif, count }: Band): { main: string; fine: string } {
  if (motif === 'braid') return { main: rings(radius - 10, radius + 10), fine: braid(radius, 7, count, 3).join('') }
  const foot = radius - 11
  return { main: rings(foot) + lotus(count, foot, radius + 9), fine: lotus(count, foot, radius + 2, 0.62) }
}

/** The ring of a question still open. */
export const openRing = (question: QuestionId): string => rings(bands[question].radius)

/** What is there from the beginning: the flower in the middle and the rim. */
export const center = {
  main: () => rings(44, 200) + petals(8, 6, 42, 0.8),
  fine: () => petals(8, 6, 30, 0.6, TURN / 16),
}
