import type { Note } from '../state.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { fieldCount } from './groups.ts'
import { texts } from './texts.ts'

interface Props {
  notes: readonly Note[]
  goTo: (path: string) => void
  /** The button clicked goes away. */
  onChoice: () => void
}

/** Whether the file is saved, how much is wrong with it, and what can be done where somebody else has changed it. */
export function SaveStatus({ notes, goTo, onChoice }: Props) {
  const { status, problem } = useDraft()
  const { reload, overwrite } = useDraftStore()
  const choose = (act: () => void) => () => {
    act()
    onChoice()
  }
  const wrong = notes.filter(({ kind }) => kind === 'wrong')
  const [firstWrong] = wrong
  return (
    <>
      <p role="status" className={`note note--${status}`}>
        {status === 'failed' ? problem : texts.saving[status]}
        {status === 'saved' && firstWrong && (
          <>
            {' · '}
            <Button className="link" onClick={() => goTo(firstWrong.path)} text={texts.wrong(fieldCount(wrong))} />
          </>
        )}
      </p>
      {status === 'changed' && (
        <p className="choices">
          <Button sure={texts.reloadSure} onClick={choose(reload)} text={texts.reload} />
          <Button sure={texts.overwriteSure} onClick={choose(overwrite)} text={texts.overwrite} />
        </p>
      )}
    </>
  )
}
