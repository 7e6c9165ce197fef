import { useState } from 'react'
import { type BuildAnswer, guidePath, hostingPath, type Note } from '../state.ts'
import { Button } from './Button.tsx'
import { build, showFolder } from './client.ts'
import { useDraft, useDraftStore } from './draft.ts'
import { fieldCount, groupOf, groups } from './groups.ts'
import { publishTexts as texts } from './texts.ts'

interface Props {
  /** While another part is in front. */
  isHidden: boolean
  notes: readonly Note[]
  goTo: (path: string) => void
}

/** Makes the folder that is to be published, and says what is left to do before and after. */
export function Publish({ isHidden, notes, goTo }: Props) {
  const store = useDraftStore()
  const { status, revision } = useDraft()
  const [isBuilding, setIsBuilding] = useState(false)
  const [answer, setAnswer] = useState<BuildAnswer | null>(null)
  /** Of the draft, when it was built. */
  const [builtRevision, setBuiltRevision] = useState(0)
  const [problem, setProblem] = useState('')
  const isCurrent = builtRevision === revision && status === 'saved'
  const isReady = notes.every(({ kind }) => kind === 'warning')
  const isWrong = answer?.wrong !== undefined

  const buildNow = async () => {
    setIsBuilding(true)
    setProblem('')
    try {
      await store.save()
      if (store.isUnsaved()) return setProblem(store.now().problem)
      setBuiltRevision(store.now().revision)
      const built = await build()
      setAnswer(built)
      if (built.wrong !== undefined) goTo(built.wrong)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBuilding(false)
    }
  }
  const message = () => {
    if (isBuilding) return texts.building
    if (problem || !answer) return problem
    if (isWrong) return notes.some(({ kind }) => kind === 'wrong') ? texts.wrong : ''
    if (!answer.isBuilt) return texts.failed
    return isCurrent ? (isReady ? texts.built : texts.unfinished) : texts.outdated
  }

  return (
    <section hidden={isHidden}>
      <h3>{texts.left}</h3>
      <p>{notes.length === 0 ? texts.nothingLeft : texts.attention}</p>
      <ul>
        {groups.map(({ id, title }) => {
          const own = notes.filter(({ path }) => groupOf(path).id === id)
          const [first] = own
          return (
            first && (
              <li key={id}>
                <Button className="link" onClick={() => goTo(first.path)} text={texts.go(title, fieldCount(own))} />
              </li>
            )
          )
        })}
      </ul>
      <p className="choices">
        <Button className="choices__main" disabled={isBuilding} onClick={buildNow} text={texts.build} />
      </p>
      <p className={answer?.isBuilt && isCurrent && !isBuilding ? 'd3' : 'notes'} role="status">
        {message()}
      </p>
      {answer?.isBuilt && isCurrent && !isBuilding && (
        <div className="entry">
          <p>
            {texts.folder} <code>{answer.folder}</code>
          </p>
          <p className="note">
            {texts.zip} <code>{answer.folder}.zip</code>
          </p>
          <p className="choices">
            <Button onClick={showFolder} text={texts.show} />
          </p>
          <p>
            {texts.drag}{' '}
            <a href={hostingPath} target="_blank" rel="noreferrer">
              {texts.steps}
            </a>
            {'. '}
            <a href={`${guidePath}#5-depois-de-publicar`} target="_blank" rel="noreferrer">
              {texts.check}
            </a>
          </p>
        </div>
      )}
      {answer && !answer.isBuilt && !isWrong && !isBuilding && <pre>{answer.output}</pre>}
    </section>
  )
}
