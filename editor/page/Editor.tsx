import { useEffect, useRef, useState } from 'react'
import { examplePractice, unasked } from '../../practice/index.ts'
import { type EditorState, guidePath, type Note } from '../state.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { Field } from './Field.tsx'
import { focusField, pathAt } from './fieldIds.ts'
import { fieldCount, fieldsOf, type Group, groupOf, groups, hasField } from './groups.ts'
import { Photo, useFraming } from './Photo.tsx'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { notesIn, placeOf } from './pages.ts'
import { PagesToRead } from './Reading.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { ClickedSentence, OwnSentences, standingWords, useSentences } from './Sentences.tsx'
import { fieldTexts, photoTexts, texts } from './texts.ts'

const groupInAddress = () => groups.find(({ id }) => `#${id}` === location.hash) ?? groupOf('care')

export function Editor() {
  const draft = useDraft()
  const { put } = useDraftStore()
  const { server, practice, problem, revision } = draft
  /** `goal`: what is to have the focus, a field or, by an empty path, the heading. */
  const [at, setAt] = useState<{ group: Group; goal?: string }>(() => ({ group: groupInAddress() }))
  const { group } = at
  /** The field that was last gone to, which the preview shows; `visit` counts the goings. */
  const [looked, setLooked] = useState({ path: '', visit: 0 })
  /** Name of the sentence that was clicked in the preview. */
  const [clicked, setClicked] = useState('')
  const framing = useFraming()
  const sentences = useSentences(server?.shown)
  const heading = useRef<HTMLHeadingElement>(null)

  const lookAt = (path: string) => setLooked(({ visit }) => ({ path, visit: visit + 1 }))
  // also where the window comes back with the focus it had
  const focused = (path: string) => path && path !== looked.path && lookAt(path)
  const closeClicked = () => {
    setClicked('')
    heading.current?.focus()
  }
  const show = (next: Group, goal = '') => {
    history.replaceState(null, '', `#${next.id}`)
    setAt({ group: next, goal })
    setClicked('')
    lookAt(goal)
  }
  const goTo = (path: string) => show(groupOf(path), path)
  /** Of a field the site does not know. */
  const takeOut = (unknown: readonly PropertyKey[]) => {
    put(unknown, undefined)
    heading.current?.focus()
  }
  useEffect(() => {
    if (at.goal !== undefined && !focusField(at.goal)) heading.current?.focus()
  }, [at])

  if (!server) return <p className="opening">{problem || texts.loading}</p>
  if (!server.practice) return <Unreadable server={server} message={problem} />

  const next = groups[groups.findIndex(({ id }) => id === group.id) + 1]
  const unused: Note = { path: 'portrait.file', kind: 'warning', text: photoTexts.unused }
  const notes = [...notesIn(draft), ...(framing.chosen ? [unused] : [])]
  const notesOf = ({ id }: Group) => notes.filter(({ path }) => groupOf(path).id === id)
  const sentence = sentences.find(({ name }) => name === clicked)
  return (
    <div className="editor">
      <header>
        <h1>{texts.title}</h1>
        <SaveStatus notes={notes} goTo={goTo} onChoice={() => heading.current?.focus()} />
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
      <main onFocus={({ target }) => focused(pathAt(target))}>
        <h2 ref={heading} tabIndex={-1}>
          {group.title}
        </h2>
        <p className="kicker">{group.intro}</p>
        {notesOf(group)
          .filter((note) => note.unknown || (note.kind !== 'statement' && !hasField(note.path) && note !== unused))
          .map(({ text, unknown }) => (
            <div key={text} className="warning">
              <p>{text}</p>
              {unknown && (
                <p className="choices">
                  <Button onClick={() => takeOut(unknown)} text={fieldTexts.takeOut} />
                </p>
              )}
            </div>
          ))}
        {group.id === 'foto' && <Photo {...framing} />}
        {fieldsOf(group)
          .filter(({ path }) => !unasked(practice).includes(path) || notes.some((note) => note.path.startsWith(path)))
          .map((field) => (
            <Field key={field.path} {...field} />
          ))}
        {group.id === 'frases' && (
          <>
            <PagesToRead lookAt={({ id }) => lookAt(`texts.${id}`)} />
            <OwnSentences sentences={sentences.filter(({ name }) => name !== clicked)} />
          </>
        )}
        <Publish isHidden={group.id !== 'publicar'} notes={notes} goTo={goTo} />
        {next && (
          <p className="choices">
            <Button onClick={() => show(next)} text={texts.next(next.title)} />
          </p>
        )}
      </main>
      <Preview
        {...placeOf(looked.path || (fieldsOf(group)[0]?.path ?? 'texts'), server.shown)}
        visit={looked.visit}
        practice={server.shown}
        revision={revision}
        sentences={standingWords(sentences, server.shown)}
        click={setClicked}
        clickField={goTo}
        left={() => setClicked('')}
      >
        {sentence && <ClickedSentence sentence={sentence} close={closeClicked} />}
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

function Unreadable({ server, message }: { server: EditorState; message: string }) {
  const { overwrite } = useDraftStore()
  const startAgain = () => overwrite(examplePractice)
  return (
    <main className="opening">
      <h1>{texts.unreadable.title}</h1>
      <p>{server.unreadable}</p>
      <p>{texts.unreadable.help}</p>
      <p role="status">{message}</p>
      <p className="choices">
        <Button sure={texts.unreadable.sure} onClick={startAgain} text={texts.unreadable.startAgain} />
      </p>
    </main>
  )
}
