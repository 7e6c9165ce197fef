import { useEffect, useEffectEvent, useState } from 'react'
import { type BuildAnswer, type EditorState, guidePath, type Note } from '../state.ts'
import { build, latestBuild, showFolder, undo } from './client.ts'
import { groupOf, groups } from './groups.ts'
import { publishTexts as texts } from './texts.ts'
import type { Take } from './usePractice.ts'

interface Props {
  /** While another part is in front: a build goes on. */
  isHidden: boolean
  state: EditorState
  goTo: (path: string) => void
  save: () => Promise<void>
  take: Take
}

/** Makes the folder that is to be published, and says what is left to do before and after. */
export function Publish({ isHidden, state, goTo, save, take }: Props) {
  const [said, setSaid] = useState('')
  const [answer, setAnswer] = useState<BuildAnswer | null>(null)
  const isBuilding = said === texts.building
  const examples = fieldCount(state.notes.filter(({ kind }) => kind !== 'warning'))
  const isWrong = state.notes.some(({ kind }) => kind === 'wrong')
  const isCurrent = answer?.contents === state.contents
  const outcome = answer?.isBuilt && (isCurrent ? texts.built(examples) : texts.outdated)

  const follow = async (building: Promise<BuildAnswer | null>) => {
    setAnswer(null)
    setSaid(texts.building)
    try {
      const made = await building
      if (made?.wrong !== undefined) {
        goTo(made.wrong)
        throw new Error(texts.wrong)
      }
      setAnswer(made)
      setSaid(made?.isBuilt ? '' : texts.failed)
    } catch (error) {
      setSaid((error as Error).message)
    }
  }
  const built = () => save().then(build)
  // begun before this page was loaded, or in another tab
  const join = useEffectEvent(() => {
    if (!isBuilding) follow(latestBuild())
  })
  useEffect(() => {
    if (state.isBuilding) join()
  }, [state.isBuilding])
  const undoAll = async () => {
    if (!window.confirm(texts.undoSure)) return
    try {
      await save()
      await take(undo)
      setAnswer(null)
      setSaid(texts.undone)
    } catch (error) {
      setSaid((error as Error).message)
    }
  }

  return (
    <section hidden={isHidden}>
      <h3>{texts.left}</h3>
      <p>{state.notes.length === 0 ? texts.nothingLeft : texts.attention}</p>
      <ul>
        {groups.map(({ id, title }) => {
          const notes = state.notes.filter(({ path }) => groupOf(path).id === id)
          const [first] = notes
          return (
            first && (
              <li key={id}>
                <button type="button" className="link" onClick={() => goTo(first.path)}>
                  {texts.go(title, fieldCount(notes))}
                </button>
              </li>
            )
          )
        })}
      </ul>
      <p className="choices">
        <button type="button" className="main" disabled={isBuilding} onClick={() => follow(built())}>
          {texts.build}
        </button>
        {(state.canUndo || answer?.isBuilt) && (
          <button type="button" disabled={isBuilding} onClick={undoAll}>
            {texts.undo}
          </button>
        )}
      </p>
      <p className={outcome && isCurrent ? 'd3' : 'notes'} role="status">
        {(said !== texts.wrong || isWrong) && said ? said : outcome}
      </p>
      {outcome && isCurrent && (
        <div className="entry">
          <p>
            {texts.folder} <code>{answer.folder}</code>
          </p>
          <p className="choices">
            <button type="button" onClick={showFolder}>
              {texts.show}
            </button>
          </p>
          <p>
            {texts.drag}{' '}
            <a href={`${guidePath}#5-depois-de-publicar`} target="_blank" rel="noreferrer">
              {texts.look}
            </a>
          </p>
        </div>
      )}
      {answer && !answer.isBuilt && <pre>{answer.said}</pre>}
    </section>
  )
}

export const fieldCount = (notes: readonly Note[]): number => new Set(notes.map(({ path }) => path)).size
