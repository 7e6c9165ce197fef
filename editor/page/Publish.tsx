import { useState } from 'react'
import { type BuildAnswer, guidePath, hostingPath, type Note } from '../state.ts'
import { Button } from './Button.tsx'
import { build } from './client.ts'
import { useDraft, useDraftStore } from './draft.ts'
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
  const { practice } = useDraft()
  const [message, setMessage] = useState('')
  const [answer, setAnswer] = useState<BuildAnswer | null>(null)
  /** What it was built from. */
  const [built, setBuilt] = useState<object | null>(null)
  const isBuilding = message === texts.building

  const buildNow = async () => {
    setAnswer(null)
    setMessage(texts.building)
    try {
      await store.save()
      const { problem, practice, server } = store.now()
      if (store.isUnsaved()) return setMessage(problem)
      const wrong = server?.notes.find(({ kind }) => kind === 'wrong')
      if (wrong) {
        setMessage(texts.wrong)
        return goTo(wrong.path)
      }
      setBuilt(practice)
      setAnswer(await build())
      setMessage('')
    } catch (error) {
      setMessage((error as Error).message)
    }
  }
  return (
    <section hidden={isHidden}>
      {notes.length > 0 && <p>{texts.attention}</p>}
      <Button className="btn" disabled={isBuilding} onClick={buildNow} text={texts.build} />
      <p className="notes" role="status">
        {message || (answer && (answer.isBuilt ? (built === practice ? texts.built : texts.outdated) : texts.failed))}
      </p>
      {answer?.isBuilt === false && <pre>{answer.output}</pre>}
      {answer?.isBuilt && (
        <p>
          {texts.folder} <code>{answer.folder}</code>. {texts.zip} <code>{answer.folder}.zip</code>.{' '}
          <a href={hostingPath} target="_blank" rel="noreferrer">
            {texts.steps}
          </a>
          {'. '}
          <a href={`${guidePath}#5-depois-de-publicar`} target="_blank" rel="noreferrer">
            {texts.check}
          </a>
        </p>
      )}
    </section>
  )
}
