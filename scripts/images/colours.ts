/** The tone `papel` (guide, section 2.2), for pictures that stand outside the pages. */
export const PAPEL = {
  ground: '#F3EBDA',
  ground2: '#E8DBC1',
  ink: '#241A16',
  soft: '#5E4D42',
  accent: '#6E1A2B',
  line: '#B08A42',
}

/** Line of the nimbus over a photograph with a light or a dark wall. */
export const NIMBUS_LINE = { light: '#8A5E0C', dark: '#E3BD6C' }
