import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { examplePractice, forSite, practiceSchema, sentenceNames, valueAt, withSaid } from '../../practice/index.ts'
import { type Sentence, sentencesOf } from '../../src/site/pages/sentences.ts'
import { Field, type FieldContext } from './Field.tsx'
import { focusField, idOf } from './fieldIds.ts'
import { fieldTexts, sentenceTexts } from './texts.ts'

/** The sentences of the pages that speak as the practitioner; while her file has faults, the example's. */
export function useSentences(file: object | null): readonly Sentence[] {
  return useMemo(() => {
    const { success, data } = practiceSchema.safeParse(file)
    const all = sentencesOf(success ? forSite(data) : withSaid(examplePractice))
    return all.filter(({ name }) => sentenceNames.includes(name))
  }, [file])
}

const pathOf = (name: string) => `texts.${name}`

/** `O ritmo das sessões › parágrafo 2`. */
const titleOf = ({ name, titles }: Sentence) =>
  [...titles, ...(/\d+$/.exec(name) ?? []).map(sentenceTexts.paragraph)].join(' › ')

/** What stands there now: her own words, or the site's. */
export const wordsOf = ({ name, standard }: Sentence, practice: object): string => {
  const own = valueAt(practice, ['texts', name])
  return typeof own === 'string' ? own : standard
}

interface Props {
  sentence: Sentence
  practice: object
  context: FieldContext
}

/** One sentence, to be said otherwise, left out or given back. */
export function SentenceField({ sentence, practice, context }: Props) {
  const { name, standard } = sentence
  const path = pathOf(name)
  const own = valueAt(practice, ['texts', name])
  const put = (value: unknown) => context.put(['texts', name], value === standard ? undefined : value)
  /** The button pressed goes away. */
  const putFor = (value: null | undefined) => () => {
    flushSync(() => put(value))
    focusField(path)
  }
  return (
    <div className="sentence">
      {own === null ? (
        <p id={idOf(path)} tabIndex={-1}>
          {sentenceTexts.isOut(titleOf(sentence))}
        </p>
      ) : (
        <Field
          path={path}
          schema={{ title: titleOf(sentence), maxLength: sentenceTexts.most }}
          value={wordsOf(sentence, practice)}
          isRequired
          context={{ ...context, put: (_, value) => put(value) }}
        />
      )}
      {typeof own === 'string' && <p className="note">{sentenceTexts.isOwn}</p>}
      <p>
        {own !== null && (
          <button type="button" className="link" onClick={putFor(null)}>
            {fieldTexts.leaveOut}
          </button>
        )}
        {own !== undefined && (
          <button type="button" className="link" onClick={putFor(undefined)}>
            {sentenceTexts.giveBack}
          </button>
        )}
      </p>
    </div>
  )
}

/** Those that are no longer the site's, those that wait for a yes, and one that is chosen. */
export function Sentences({
  sentences,
  practice,
  context,
}: Omit<Props, 'sentence'> & { sentences: readonly Sentence[] }) {
  const [chosen, setChosen] = useState('')
  const isShown = ({ name }: Sentence) =>
    name === chosen ||
    valueAt(practice, ['texts', name]) !== undefined ||
    context.notes.some(({ path }) => path === pathOf(name))
  const shown = sentences.filter(isShown)
  return (
    <>
      <p className="field">
        <label htmlFor="frase">{sentenceTexts.other}</label>
        <select
          id="frase"
          value=""
          onChange={({ target: { value } }) => {
            flushSync(() => setChosen(value))
            focusField(pathOf(value))
          }}
        >
          <option value="">{fieldTexts.choose}</option>
          {sentences.map((sentence) => (
            <option key={sentence.name} value={sentence.name}>
              {titleOf(sentence)}
            </option>
          ))}
        </select>
      </p>
      {shown.map((sentence) => (
        <SentenceField key={sentence.name} sentence={sentence} practice={practice} context={context} />
      ))}
    </>
  )
}

/** A sentence pressed in the preview, changed where it stands. */
export function PressedSentence({ close, ...props }: Props & { close: () => void }) {
  useEffect(() => void focusField(pathOf(props.sentence.name)), [props.sentence.name])
  return (
    <section
      className="pressed"
      aria-label={sentenceTexts.pressed}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <SentenceField {...props} />
      <button type="button" onClick={close}>
        {sentenceTexts.close}
      </button>
    </section>
  )
}
