import type { Note } from '../state.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { fieldCount, type Group, groupOf } from './groups.ts'
import { texts } from './texts.ts'

interface Props {
  /** The part in front, whose own faults stand in it. */
  group: Group
  notes: readonly Note[]
  goTo: (path: string) => void
  /** The button clicked goes away. */
  onChoice: () => void
}

/** Whether the file is saved, what is wrong with it elsewhere, and what can be done where somebody else has changed it. */
export function SaveStatus({ group, notes, goTo, onChoice }: Props) {
  const { status, problem } = useDraft()
  const { reload, overwrite } = useDraftStore()
  const choose = (act: () => void) => () => {
    act()
    onChoice()
  }
  const wrong = notes.filter(({ kind }) => kind === 'wrong')
  const [firstWrong] = wrong
  const elsewhere = wrong.filter(({ path }) => groupOf(path).id !== group.id)
  // one of those alike, and what contradicts, which comes after what is not filled in yet
  const wrongElsewhere = [
    ...new Map(elsewhere.map((note) => [groupOf(note.path).id + note.text, note])).values(),
  ].slice(-3)
  return (
    <>
      <p role="status" className={`note note--${status}`}>
        {status === 'failed' ? problem : texts.saving[status]}
        {status === 'saved' && firstWrong && (
          <>
            {' · '}
            <Button className="link" onClick={() => goTo(firstWrong.path)} text={texts.wrong(fieldCount(wrong))} />
            {wrongElsewhere.map(({ path, text }) => (
              <span key={path + text}>
                {' · '}
                <Button className="link" onClick={() => goTo(path)} text={groupOf(path).title} />
                {`: ${text}`}
              </span>
            ))}
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
