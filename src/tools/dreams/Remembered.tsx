import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Associations } from '../../ui/tool/Associations'
import { asked, invitation } from './associationTexts'
import { useDream } from './dream'
import { askedOf } from './reading'
import { selectAssociations, selectMissing } from './selectors'
import { dreamsSlice } from './slice'

/** What the elements bring to mind: asked once they are enough to be read, before they are. */
export function Remembered() {
  const dream = useDream()
  const isEnough = useSelector(selectMissing) === 0
  return (
    <Associations
      images={useMemo(() => (isEnough ? askedOf(dream).map(asked) : []), [dream, isEnough])}
      invitation={invitation}
      select={selectAssociations}
      actions={dreamsSlice.actions}
    />
  )
}
