import { glyphs } from './glyphs'
import type { ArchetypeId } from './slice'

/** The sign of an archetype; its name always stands beside it. */
export const Glyph = ({ archetype }: { archetype: ArchetypeId }) => (
  <svg className="quiz__glyph" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={glyphs[archetype]} />
  </svg>
)
