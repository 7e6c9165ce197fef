import type { SectionId } from '../../core/sections'

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
