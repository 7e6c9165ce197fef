/** The arch the portrait stands in; every size of a photograph has its proportion. */
export const PORTRAIT = { width: 340, height: 500, arch: 'M0 500V170A170 170 0 0 1 340 170V500Z' }

export const heightOf = (width: number): number => (width * PORTRAIT.height) / PORTRAIT.width

/** Width of the size telephones load, px; no photograph is smaller. */
export const PHONE_WIDTH = 680
