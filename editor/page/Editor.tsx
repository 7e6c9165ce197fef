import { useEffect, useRef, useState } from 'react'
import { unasked, valueAt } from '../../practice/index.ts'
import { type EditorState, guidePath, inVersion, type Note } from '../state.ts'
import { Button } from './Button.tsx'
import { wished } from './draft.ts'
import { Field, FieldNote } from './Field.tsx'
import { focusField, pathAt } from './fieldIds.ts'
import { fieldsOf, type Group, groupOf, groups, hasField, placeOf } from './groups.ts'
import { Photo } from './Photo.tsx'
import { Preview } from './Preview.tsx'
import { fieldCount, Publish, Versions } from './Publish.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { PressedSentence, Sentences, standingWords, useSentences } from './Sentences.tsx'
import { useEditorDispatch, useEditorSelector } from './store.ts'
import { TestMessage } from './TestMessage.tsx'
import { photoTexts, texts } from './texts.ts'

const [firstGroup] = groups
const groupInAddress = () => groups.find(({ id }) => `#${id}` === location.hash) ?? (firstGroup as Group)

export function Editor() {
  const { server: state, practice, problem, revision } = useEditorSelector(({ draft }) => draft)
  /** `goal`: what is to have the focus, a field or, by an empty path, the heading. */
  const [at, setAt] = useState<{ group: Group; goal?: string }>(() => ({ group: groupInAddress() }))
  const { group } = at
  /** The field that was last gone to, which the preview shows. */
  const [looked, setLooked] = useState('')
  const isFraming = useEditorSelector(({ framing }) => framing.chosen !== null)
  /** Name of the sentence that was pressed in the preview. */
  const [pressed, setPressed] = useState('')
  /** Version in the preview, until something is written or another group comes to the front. */
  const [version, setVersion] = useState({ name: '', revision })
  const sentences = useSentences(state?.shown)
  const heading = useRef<HTMLHeadingElement>(null)

  const closePressed = () => {
    setPressed('')
    heading.current?.focus()
  }

  const show = (next: Group, goal = '') => {
    history.replaceState(null, '', `#${next.id}`)
    setAt({ group: next, goal })
    setLooked('')
    setPressed('')
    lookAt('')
  }
  const lookAt = (name: string) => setVersion({ name, revision })
  const goTo = (path: string) => show(groupOf(path), path)
  useEffect(() => {
    if (at.goal !== undefined && !focusField(at.goal)) heading.current?.focus()
  }, [at])

  if (!state) return <p className="opening">{problem || texts.loading}</p>
  if (!state.practice) return <Unreadable state={state} said={problem} />

  const next = groups[groups.findIndex(({ id }) => id === group.id) + 1]
  const unused: Note = { path: 'portrait.file', kind: 'warning', text: photoTexts.unused }
  const notes = isFraming ? [...state.notes, unused] : state.notes
  const notesOf = ({ id }: Group) => notes.filter(({ path }) => groupOf(path).id === id)
  const sentence = sentences.find(({ name }) => name === pressed)
  const lookedVersion = version.revision === revision ? version.name : ''
  const place = placeOf(looked || (group.paths[0] ?? ''), state.shown.aboutSlug)
  return (
    <div className="editor">
      <header>
        <h1>{texts.title}</h1>
        <SaveStatus group={group} goTo={goTo} onWish={() => heading.current?.focus()} />
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
                <Pending notes={notesOf(one)} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main onFocus={({ target }) => setLooked(pathAt(target))}>
        <h2 ref={heading} tabIndex={-1}>
          {group.title}
        </h2>
        <p className="kicker">{group.intro}</p>
        {notesOf(group)
          .filter((note) => !hasField(note.path) && note !== unused)
          .map((note) => (
            <div key={note.text} className="warning">
              <FieldNote note={note} />
            </div>
          ))}
        {group.id === 'foto' && <Photo />}
        {fieldsOf(group)
          .filter(({ path }) => !unasked(practice).includes(path) || notes.some((note) => note.path.startsWith(path)))
          .map((field) => (
            <Field key={field.path} {...field} />
          ))}
        {group.id === 'frases' && <Sentences sentences={sentences.filter(({ name }) => name !== pressed)} />}
        {group.id === 'formulario' && valueAt(practice, ['contact', 'form']) !== undefined && <TestMessage />}
        <Publish
          isHidden={group.id !== 'publicar'}
          state={{ ...state, notes }}
          goTo={goTo}
          looked={lookedVersion}
          lookAt={lookAt}
        />
        {next && (
          <p className="choices choices--next">
            <Button onClick={() => show(next)} text={texts.next(next.title)} />
          </p>
        )}
      </main>
      <Preview
        part={place.part}
        address={lookedVersion ? inVersion(place.address, lookedVersion) : place.address}
        revision={revision}
        sentences={standingWords(sentences, state.shown)}
        press={setPressed}
        pressField={goTo}
      >
        {sentence && <PressedSentence sentence={sentence} close={closePressed} />}
      </Preview>
    </div>
  )
}

function Pending({ notes }: { notes: readonly Note[] }) {
  const count = fieldCount(notes)
  return count === 0 ? null : (
    <span className="pending">
      {count}
      <span className="visually-hidden"> {texts.pending(count)}</span>
    </span>
  )
}

function Unreadable({ state, said }: { state: EditorState; said: string }) {
  const dispatch = useEditorDispatch()
  return (
    <main className="opening">
      <h1>{texts.unreadable.title}</h1>
      <p>{state.unreadable}</p>
      <p>{texts.unreadable.help}</p>
      <p role="status">{said}</p>
      <p className="choices">
        <Button
          sure={texts.unreadable.sure}
          onClick={() => dispatch(wished({ kind: 'startAgain' }))}
          text={texts.unreadable.startAgain}
        />
      </p>
      <Versions versions={state.versions} />
    </main>
  )
}
