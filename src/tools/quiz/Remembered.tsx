import { useMemo } from 'react'
import { Associations } from '../../ui/tool/Associations'
import { associationChanged, associationOpened } from './actions'
import { asked, invitation } from './associationTexts'
import { selectAssociations } from './selectors'
import { type ArchetypeId, sides } from './slice'

/** What the strongest archetype's two sides bring to mind. */
export function Remembered({ archetype }: { archetype: ArchetypeId }) {
  return (
    <Associations
      images={useMemo(() => sides.map((side) => asked(archetype, side)), [archetype])}
      invitation={invitation}
      select={selectAssociations}
      open={associationOpened}
      change={associationChanged}
    />
  )
}
