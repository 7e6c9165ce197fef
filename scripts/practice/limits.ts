/**
 * Smallest and greatest length, in characters, of each text of the practice file. The greatest is what still fits its place
 * in the design at 1280x800 with every text at its greatest at once: no slide I to III scrolls (e2e/limits.spec.ts).
 */
export const limits = {
  name: [3, 32],
  aboutSlug: [3, 60],
  email: [6, 48],
  town: [2, 28],
  stateName: [4, 24],
  school: [3, 60],
  credentialTitle: [3, 19],
  credentialDescription: [3, 62],
  biography: [40, 175],
  serviceTitle: [3, 32],
  serviceDescription: [20, 138],
  serviceName: [2, 40],
  servicePlace: [10, 120],
  serviceRetention: [10, 160],
  portraitAlt: [15, 200],
  poweredBy: [2, 32],
} as const satisfies Record<string, Range>

export type Range = readonly [min: number, max: number]

/** Characters that fit one line of a service's title, in an arch 205 px wide set in 30 px. */
export const serviceTitleLine = 16
