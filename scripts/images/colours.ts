/** The tone `papel` of `tones.css`, for pictures that stand outside the pages. */
export const PAPEL = { ground: '#F3EBDA', ink: '#241A16', soft: '#5E4D42', accent: '#6E1A2B', line: '#B08A42' }

/** The line of the tone `noite`. */
export const NOITE_LINE = '#B8964E'

export const NIMBUS_LINE = { light: '#8A5E0C', dark: '#E3BD6C' }
export const SALVIA_LINE = '#5F7E62'
export const ARGILA_LINE = '#DD9F78'
