import { useEffect, useRef, useState } from 'react'
import { guidePath } from '../state.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { Field } from './Field.tsx'
import { focusField, pathAt } from './fieldIds.ts'
import { fieldsOf, type Group, groupOf, groups, isBelow } from './groups.ts'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { notesIn } from './pages.ts'
import { Sentences } from './Sentences.tsx'
import { texts } from './texts.ts'

const groupInAddress = () => groups.find(({ id }) => `#${id}` === location.hash) ?? groups[0]
const firstField = ({ paths }: Group) => paths.replace(/ .*/, '')

export function Editor() {
  const draft = useDraft()
  const { server, problem } = draft
  /** `goal`: what is to have the focus, a field or, by an empty path, the heading. */
  const [at, setAt] = useState<{ group: Group; goal?: string }>(() => ({ group: groupInAddress() }))
  const { group, goal = '' } = at
  /** The field that was last gone to, which the preview shows; `visit` counts the goings. */
  const [looked, setLooked] = useState({ field: firstField(group), visit: 0 })
  const heading = useRef<HTMLHeadingElement>(null)

  const lookAt = (field: string) => setLooked(({ visit }) => ({ field, visit: visit + 1 }))
  const show = (next: Group, goal = '') => {
    history.replaceState(null, '', `#${next.id}`)
    setAt({ group: next, goal })
    // a sentence was clicked where it is seen
    if (!goal.startsWith('texts.')) lookAt(goal || firstField(next))
  }
  const goTo = (path: string) => show(groupOf(path), path)
  // also where the window comes back with the focus it had
  const focused = (path: string) => path && path !== looked.field && !path.startsWith('texts.') && lookAt(path)
  useEffect(() => {
    if (at.goal !== undefined && !focusField(at.goal)) heading.current?.focus()
  }, [at])

  if (!server) return <p className="opening">{problem || texts.loading}</p>
  if (!server.practice)
    return (
      <main className="opening">
        <h1>{texts.unreadable.title}</h1>
        <p>{server.unreadable}</p>
        <p>{texts.unreadable.help}</p>
      </main>
    )
  const next = groups[groups.findIndex(({ id }) => id === group.id) + 1]
  const notes = notesIn(draft)
  const fields = fieldsOf(group)
  return (
    <div className="editor">
      <header>
        <h1>{texts.title}</h1>
        <SaveStatus />
        <a href={guidePath} target="_blank" rel="noreferrer">
          {texts.guide}
        </a>
      </header>
      <nav aria-label={texts.parts}>
        <ol>
          {groups.map((one) => (
            <li key={one.id}>
              <button type="button" aria-current={one.id === group.id ? 'page' : undefined} onClick={() => show(one)}>
                {one.title}
                <Pending paths={notes.map(({ path }) => path).filter((path) => groupOf(path).id === one.id)} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main onFocus={({ target }) => focused(pathAt(target))}>
        <h2 ref={heading} className="h2" tabIndex={-1}>
          {group.title}
        </h2>
        <p className="kicker">{group.intro}</p>
        {notes
          .filter(({ path }) => groupOf(path).id === group.id && !fields.some((field) => isBelow(path, field.path)))
          .map(({ text }) => (
            <p key={text} className="warning">
              {text}
            </p>
          ))}
        {group.id === 'publicar' ? (
          <Sentences shown={server.shown} clicked={goal} lookAt={lookAt} />
        ) : (
          fields.map((field) => <Field key={field.path} {...field} />)
        )}
        <Publish isHidden={group.id !== 'publicar'} notes={notes} goTo={goTo} />
        {next && <Button className="btn btn--line" onClick={() => show(next)} text={texts.next(next.title)} />}
      </main>
      <Preview {...looked} practice={server.shown} click={goTo} />
    </div>
  )
}

/** Whether the file is saved, and what can be done where somebody else has changed it. */
function SaveStatus() {
  const { status, problem } = useDraft()
  const { reload, overwrite } = useDraftStore()
  return (
    <>
      <p role="status" className={`note note--${status}`}>
        {status === 'failed' ? problem : texts.saving[status]}
      </p>
      {status === 'changed' && (
        <p>
          <Button sure={texts.reloadSure} onClick={reload} text={texts.reload} />
          <Button sure={texts.overwriteSure} onClick={overwrite} text={texts.overwrite} />
        </p>
      )}
    </>
  )
}

const Pending = ({ paths }: { paths: readonly string[] }) =>
  paths.length > 0 && (
    <span className="pending">
      {new Set(paths).size}
      <span className="visually-hidden"> {texts.pending(new Set(paths).size)}</span>
    </span>
  )
