import { useEffect, useEffectEvent } from 'react'
import { type EditorState, guidePath, hostingPath, type Note } from '../state.ts'
import { Button } from './Button.tsx'
import { differing, groupOf, groups } from './groups.ts'
import { buildAsked, folderAsked, isBusy, restoreAsked } from './publishing.ts'
import { useEditorDispatch, useEditorSelector } from './store.ts'
import { publishTexts as texts } from './texts.ts'

interface Props {
  /** While another part is in front. */
  isHidden: boolean
  state: EditorState
  goTo: (path: string) => void
  /** Name of the version in the preview. */
  looked: string
  lookAt: (version: string) => void
}

/** Makes the folder that is to be published, and says what is left to do before and after. */
export function Publish({ isHidden, state, goTo, ...look }: Props) {
  const publishing = useEditorSelector((root) => root.publishing)
  const { status, answer, problem } = publishing
  const dispatch = useEditorDispatch()
  const examples = fieldCount(state.notes.filter(({ kind }) => kind !== 'warning'))
  const isWrong = state.notes.some(({ kind }) => kind === 'wrong')
  const isCurrent = answer?.contents === state.contents
  const said = {
    ...texts.said,
    built: isCurrent ? texts.built(examples) : texts.outdated,
    wrong: isWrong ? texts.wrong : '',
    rejected: problem,
  }
  const goToWrong = useEffectEvent(() => goTo(answer?.wrong ?? ''))
  useEffect(() => {
    if (status === 'wrong') goToWrong()
  }, [status])

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
                <Button className="link" onClick={() => goTo(first.path)} text={texts.go(title, fieldCount(notes))} />
              </li>
            )
          )
        })}
      </ul>
      <p className="choices">
        <Button
          className="choices__main"
          disabled={isBusy(publishing)}
          onClick={() => dispatch(buildAsked())}
          text={texts.build}
        />
      </p>
      <p className={status === 'built' && isCurrent ? 'd3' : 'notes'} role="status">
        {said[status]}
      </p>
      {status === 'built' && isCurrent && (
        <div className="entry">
          <p>
            {texts.folder} <code>{answer.folder}</code>
          </p>
          <p className="note">
            {texts.zip} <code>{answer.folder}.zip</code>
          </p>
          <p className="choices">
            <Button onClick={() => dispatch(folderAsked())} text={texts.show} />
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
      {status === 'failed' && answer && <pre>{answer.said}</pre>}
      {state.versions.length > 0 && (
        <>
          <h3>{texts.versions}</h3>
          <p className="note">{texts.versionsKept}</p>
          <Versions versions={state.versions} {...look} />
        </>
      )}
    </section>
  )
}

export const fieldCount = (notes: readonly Note[]): number => new Set(notes.map(({ path }) => path)).size

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

type VersionsProps = Pick<EditorState, 'versions'> & Partial<Pick<Props, 'looked' | 'lookAt'>>

/** What can be looked at, where there is a preview, and gone back to. */
export function Versions({ versions, looked, lookAt }: VersionsProps) {
  const isDisabled = useEditorSelector(({ publishing }) => isBusy(publishing))
  const dispatch = useEditorDispatch()
  const now = useEditorSelector(({ draft }) => draft.server?.practice)
  return (
    <ul>
      {versions.map(({ name, at, isBuild, practice }) => (
        <li key={name}>
          {texts.version(day.format(new Date(at)), isBuild)}{' '}
          {now && practice && texts.differing(differing(practice, now))}
          <p className="choices">
            {lookAt && practice && (
              <Button
                aria-pressed={name === looked}
                onClick={() => lookAt(name === looked ? '' : name)}
                text={texts.look}
                aria-label={`${texts.look}: ${day.format(new Date(at))}`}
              />
            )}
            <Button
              disabled={isDisabled}
              onClick={() => dispatch(restoreAsked(name))}
              text={texts.restore}
              aria-label={`${texts.restore}: ${day.format(new Date(at))}`}
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
