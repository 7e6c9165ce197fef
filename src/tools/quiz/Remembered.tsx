import { useMemo } from 'react'
import { Associations } from '../../ui/tool/Associations'
import { asked, invitation } from './associationTexts'
import { selectAssociations } from './selectors'
import { type ArchetypeId, quizSlice, sides } from './slice'

/** What the strongest archetype's two sides bring to mind. */
export function Remembered({ archetype }: { archetype: ArchetypeId }) {
  return (
    <Associations
      images={useMemo(() => sides.map((side) => asked(archetype, side)), [archetype])}
      invitation={invitation}
      select={selectAssociations}
      actions={quizSlice.actions}
    />
  )
}
