import { useEffect, useMemo, useRef, useState } from 'react'
import { practice as example } from '../../practice/examplePractice.ts'
import { valueAt, withValue } from '../../practice/paths.ts'
import { webAddress } from '../../practice/understood.ts'
import type { EditorState, Note } from '../state.ts'
import { savePractice, undo } from './client.ts'
import { type FormContext, focusField } from './fields.tsx'
import { GroupForm } from './GroupForm.tsx'
import { type Group, groupOf, groups, hasField } from './groups.ts'
import { Photo } from './Photo.tsx'
import { Preview } from './Preview.tsx'
import { fieldCount, Publish } from './Publish.tsx'
import { TestMessage } from './TestMessage.tsx'
import { publishTexts, texts } from './texts.ts'
import { type Change, usePractice } from './usePractice.ts'

const [firstGroup] = groups
const groupInAddress = () => groups.find(({ id }) => `#${id}` === location.hash) ?? (firstGroup as Group)

export function Editor() {
  const { state, practice, saving, revision, change, save, take } = usePractice()
  const [group, setGroup] = useState(groupInAddress)
  const heading = useRef<HTMLHeadingElement>(null)
  /** What is to have the focus when the group is shown: a field, or its heading. */
  const goal = useRef<string>(null)

  const show = (next: Group, path = '') => {
    goal.current = path
    history.replaceState(null, '', `#${next.id}`)
    setGroup({ ...next })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time a group is shown
  useEffect(() => {
    if (goal.current === null) return
    if (!focusField(goal.current)) heading.current?.focus()
    goal.current = null
  }, [group])

  const context = useFormContext(state, change)
  if (!state) return <p className="opening">{saving === 'failed' ? texts.gone : texts.loading}</p>
  if (!state.practice) return <Unreadable state={state} take={take} />

  const next = groups[groups.findIndex(({ id }) => id === group.id) + 1]
  const notesOf = ({ id }: Group) => state.notes.filter(({ path }) => groupOf(path).id === id)
  const email = valueAt(practice, ['contact', 'email'])
  const formValue = (field: string) =>
    state.fixed[`contact.form.${field}`]?.value ?? String(valueAt(practice, ['contact', 'form', field])).trim()
  return (
    <div className="editor">
      <header>
        <h1>{texts.title}</h1>
        <p role="status" className={`saving is-${saving}`}>
          {texts.saving[saving]}
          {saving === 'saved' && <Wrong notes={state.notes} />}
        </p>
      </header>
      <nav aria-label={texts.parts}>
        <ol>
          {groups.map((one) => (
            <li key={one.id}>
              <button type="button" aria-current={one.id === group.id ? 'page' : undefined} onClick={() => show(one)}>
                {one.title}
                <Pending notes={notesOf(one)} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main>
        <h2 ref={heading} tabIndex={-1}>
          {group.title}
        </h2>
        <p className="intro">{group.intro}</p>
        {notesOf(group)
          .filter(({ path }) => !hasField(path))
          .map(({ text }) => (
            <p key={text} className="warning">
              {text}
            </p>
          ))}
        {group.id === 'foto' && (
          <Photo
            hasPhoto={typeof valueAt(practice, ['portrait', 'file']) === 'string'}
            hasOriginal={state.hasOriginal}
            change={change}
          />
        )}
        <GroupForm key={group.id} group={group} practice={practice} change={change} context={context} />
        {group.id === 'formulario' && (
          <TestMessage
            endpoint={webAddress(formValue('endpoint'))}
            accessKey={formValue('accessKey')}
            email={String(email)}
            isReady={!state.notes.some(({ path }) => /^contact\.(?:email|form\.(?:endpoint|accessKey))$/.test(path))}
          />
        )}
        {group.id === 'publicar' && (
          <Publish state={state} goTo={(path) => show(groupOf(path), path)} save={save} take={take} />
        )}
        {next && (
          <p className="next">
            <button type="button" onClick={() => show(next)}>
              {texts.next(next.title)}
            </button>
          </p>
        )}
      </main>
      <Preview address={group.page} part={group.part} revision={revision} />
    </div>
  )
}

function useFormContext(state: EditorState | null, change: Change): FormContext {
  const notes = useMemo(() => {
    const byPath = new Map<string, Note[]>()
    for (const note of state?.notes ?? []) byPath.set(note.path, [...(byPath.get(note.path) ?? []), note])
    return byPath
  }, [state])
  return {
    notes,
    fixed: state?.fixed ?? {},
    confirm: (path) =>
      change((practice) => {
        const confirmed = valueAt(practice, ['confirmed'])
        return { ...practice, confirmed: [...(Array.isArray(confirmed) ? confirmed : []), path] }
      }),
    leaveOut: (path) => change((practice) => withValue(practice, path.split('.'), undefined)),
  }
}

function Wrong({ notes }: { notes: readonly Note[] }) {
  const count = fieldCount(notes.filter(({ kind }) => kind === 'wrong'))
  return count === 0 ? null : ` · ${texts.wrong(count)}`
}

function Pending({ notes }: { notes: readonly Note[] }) {
  const count = fieldCount(notes)
  return count === 0 ? null : (
    <span className="pending">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{texts.pending(count)}</span>
    </span>
  )
}

function Unreadable({ state, take }: { state: EditorState; take: (state: EditorState) => void }) {
  const startAgain = async () => {
    if (window.confirm(texts.unreadable.sure)) take(await savePractice(example))
  }
  return (
    <main className="opening">
      <h1>{texts.unreadable.title}</h1>
      <p>{state.unreadable}</p>
      <p>{texts.unreadable.help}</p>
      {state.canUndo && (
        <button type="button" onClick={async () => take(await undo())}>
          {publishTexts.undo}
        </button>
      )}
      <button type="button" onClick={startAgain}>
        {texts.unreadable.startAgain}
      </button>
    </main>
  )
}
