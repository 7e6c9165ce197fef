import { useState } from 'react'
import type { BuildAnswer, EditorState, Note } from '../state.ts'
import { build, showFolder, undo } from './client.ts'
import { groupOf, groups } from './groups.ts'
import { publishTexts as texts } from './texts.ts'

interface Props {
  state: EditorState
  goTo: (path: string) => void
  save: () => Promise<void>
  take: (state: EditorState) => void
}

/** Makes the folder that is to be published, and says what is left to do before and after. */
export function Publish({ state, goTo, save, take }: Props) {
  const [said, setSaid] = useState('')
  const [answer, setAnswer] = useState<BuildAnswer | null>(null)
  const isBuilding = said === texts.building
  const ofGroup = ({ id }: { id: string }) => state.notes.filter(({ path }) => groupOf(path).id === id)
  const examples = state.notes.filter(({ kind }) => kind === 'example').length

  const make = async () => {
    const wrong = state.notes.find(({ kind }) => kind === 'wrong')
    if (wrong) {
      setSaid(texts.wrong)
      return goTo(wrong.path)
    }
    setAnswer(null)
    setSaid(texts.building)
    try {
      await save()
      const made = await build()
      setAnswer(made)
      setSaid(made.isBuilt ? texts.built : texts.failed)
    } catch {
      setSaid(texts.failed)
    }
  }
  const undoAll = async () => {
    if (!window.confirm(texts.undoSure)) return
    try {
      await save()
      take(await undo())
      setSaid(texts.undone)
    } catch {
      setSaid(texts.notUndone)
    }
  }

  return (
    <section className="publish">
      <h3>{texts.left}</h3>
      {state.notes.length === 0 ? (
        <p>{texts.nothingLeft}</p>
      ) : (
        <ul>
          {groups.map((group) => {
            const [first, ...others] = ofGroup(group)
            return (
              first && (
                <li key={group.id}>
                  <button type="button" className="link" onClick={() => goTo(first.path)}>
                    {texts.go(group.title, fieldCount([first, ...others]))}
                  </button>
                </li>
              )
            )
          })}
        </ul>
      )}
      <p className="choices">
        <button type="button" className="main" disabled={isBuilding} onClick={make}>
          {texts.build}
        </button>
        {(state.canUndo || answer?.isBuilt) && (
          <button type="button" disabled={isBuilding} onClick={undoAll}>
            {texts.undo}
          </button>
        )}
      </p>
      <p className={answer?.isBuilt ? 'done' : 'notes'} role="status">
        {said}
      </p>
      {answer?.isBuilt && (
        <div className="built">
          <p>
            {texts.folder} <code>{answer.folder}</code>
          </p>
          <p className="choices">
            <button type="button" onClick={showFolder}>
              {texts.show}
            </button>
          </p>
          {examples > 0 && <p className="warning">{texts.examples(examples)}</p>}
          <p>{texts.drag}</p>
          <p>{texts.look}</p>
          <ul>
            {texts.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
      )}
      {answer && !answer.isBuilt && <pre>{answer.said}</pre>}
    </section>
  )
}

export const fieldCount = (notes: readonly Note[]): number => new Set(notes.map(({ path }) => path)).size
