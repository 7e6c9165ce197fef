import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Associations } from '../../ui/tool/Associations'
import { asked, invitation } from './associationTexts'
import { chosenIn } from './reading'
import { selectAssociations, selectChosen } from './selectors'
import { type JourneyRoot, journeySlice, type StepId } from './slice'

/** What the ticked experiences bring to mind; not asked of what tells of distress. */
export function Remembered({ step }: { step: StepId }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  const images = useMemo(() => {
    const ticked = chosenIn(step, chosen).filter(({ isHard }) => !isHard)
    return ticked.length > 0 ? [asked(step, ticked)] : []
  }, [step, chosen])
  return (
    <Associations images={images} invitation={invitation} select={selectAssociations} actions={journeySlice.actions} />
  )
}
