import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Associations } from '../../ui/tool/Associations'
import { asked, invitation } from './associationTexts'
import { selectAssociations, selectChosen } from './selectors'
import { mandalaSlice, minSymbols } from './slice'

/** What the symbols bring to mind: asked once they are enough to be read, before they are. */
export function Remembered() {
  const chosen = useSelector(selectChosen)
  return (
    <Associations
      images={useMemo(() => (chosen.length < minSymbols ? [] : chosen.map(asked)), [chosen])}
      invitation={invitation}
      select={selectAssociations}
      actions={mandalaSlice.actions}
    />
  )
}
