import { positionOf, type SectionId, sections } from '../core/sections'

/** Carousel index: 0 is the copy of the last section, 1 … n the sections, n + 1 the copy of the first. */
export const firstIndex = 1
export const lastIndex: number = sections.length
export const lastSectionCopy = 0
export const firstSectionCopy: number = sections.length + 1

export const indexOf = (section: SectionId): number => positionOf(section) + 1

/** The section seen at an index, a copy counting as its original. */
export const sectionAt = (index: number): SectionId =>
  (sections[(index - 1 + sections.length) % sections.length] ?? sections[0]).id

/** The real slide a copy stands for; a real slide stands for itself. */
export const realIndex = (index: number): number => indexOf(sectionAt(index))

/** How far the track is shifted, in percent of a slide's width. */
export const trackOffset = (index: number): number => (firstIndex - index) * 100

/** How much of a section is visible: as a share of itself, as a share of the window, and in square px. */
export interface Share {
  ofSection: number
  ofWindow: number
  area: number
}

/**
 * The active section: visible by at least the share `threshold` of itself, or covering that share of the window; of
 * several, the one with the largest visible area (readings, "Thresholds on tall sections").
 */
export function mostVisible(shares: ReadonlyMap<SectionId, Share>, threshold: number): SectionId | null {
  let active: SectionId | null = null
  let largest = 0
  for (const [id, { ofSection, ofWindow, area }] of shares) {
    const qualifies = ofSection >= threshold || ofWindow >= threshold
    if (qualifies && area > largest) {
      active = id
      largest = area
    }
  }
  return active
}
