/** The arch the portrait stands in; a photograph has its proportion. */
export const PORTRAIT = { width: 340, height: 500, arch: 'M0 500V170A170 170 0 0 1 340 170V500Z' }

export const heightOf = (width: number): number => (width * PORTRAIT.height) / PORTRAIT.width

/** Width of a photograph as the site shows it, px: sharp on a telephone; none is smaller. */
export const PHOTO_WIDTH = 680
