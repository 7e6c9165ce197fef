import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOwnSentence, isTitle, limitOf, normalised, valueAt, withDerivedCopy } from '../../practice/index.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { type Sentence, sentencesOf } from '../../src/pages/sentences.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { focusField, idOf } from './fieldIds.ts'
import { put, useEditorDispatch, useEditorSelector } from './store.ts'
import { fieldTexts, sentenceTexts } from './texts.ts'

/** The sentences of the pages that speak as the practitioner. */
export const useSentences = (practice: WholePractice | undefined): readonly Sentence[] =>
  useMemo(() => {
    const all = practice ? sentencesOf(withDerivedCopy({ ...practice, texts: undefined })) : []
    return all.filter(({ name }) => isOwnSentence(name))
  }, [practice])

const pathOf = (name: string) => `texts.${name}`

/** `O ritmo das sessões › parágrafo 2`. */
const titleOf = ({ name, titles }: Sentence) =>
  [...titles, ...(isTitle(name) ? [sentenceTexts.title] : (/\d+$/.exec(name) ?? []).map(sentenceTexts.paragraph))].join(
    ' › ',
  )

/** Names by what stands on the pages; more than one where two sentences are the same. */
export function standingWords(
  sentences: readonly Sentence[],
  { texts = {} }: WholePractice,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { name, standard } of sentences) {
    const words = normalised(texts[name] ?? standard)
    if (texts[name] !== null) names.set(words, [...(names.get(words) ?? []), name])
  }
  return names
}

/** One sentence, to be said otherwise, left out or given back. */
function SentenceField({ sentence }: { sentence: Sentence }) {
  const { name, standard } = sentence
  const path = pathOf(name)
  const title = titleOf(sentence)
  const named = (text: string) => ({ text, 'aria-label': `${text}: ${title}` })
  const own = useEditorSelector(({ draft }) => valueAt(draft.practice, ['texts', name]))
  const dispatch = useEditorDispatch()
  const sure = typeof own === 'string' && sentenceTexts.sure
  /** The button pressed goes away. */
  const putFor = (value: null | undefined) => () => {
    flushSync(() => dispatch(put(['texts', name], value)))
    focusField(path)
  }
  const [, maxLength] = limitOf(name)
  return (
    <div className="sentence">
      {own === null ? (
        <p id={idOf(path)} tabIndex={-1}>
          {sentenceTexts.isOut(title)}
        </p>
      ) : (
        <Field path={path} schema={{ title, maxLength, default: standard }} isRequired />
      )}
      {sure && <p className="note">{sentenceTexts.isOwn}</p>}
      <p>
        {own !== null && !isTitle(name) && (
          <Button className="link" sure={sure} onClick={putFor(null)} {...named(fieldTexts.leaveOut)} />
        )}
        {own !== undefined && (
          <Button className="link" sure={sure} onClick={putFor(undefined)} {...named(sentenceTexts.giveBack)} />
        )}
      </p>
    </div>
  )
}

/** Those that are no longer the site's, those that wait for a yes, and one that is chosen. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const { practice, server } = useEditorSelector(({ draft }) => draft)
  const [choice, setChoice] = useState('')
  /** They stay in the list: were one to go once it is answered, what is below would move away from a press. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string) => setChosen((before) => (before.has(name) ? before : new Set(before).add(name)))
  const isShown = ({ name }: Sentence) =>
    chosen.has(name) ||
    valueAt(practice, ['texts', name]) !== undefined ||
    server?.notes.some(({ path }) => path === pathOf(name))
  const show = () => {
    flushSync(() => choose(choice))
    focusField(pathOf(choice))
  }
  return (
    <>
      <div className="field">
        <label htmlFor="frase">{sentenceTexts.other}</label>
        <select id="frase" value={choice} onChange={({ target }) => setChoice(target.value)}>
          <option value="">{fieldTexts.choose}</option>
          {sentences.map((sentence) => (
            <option key={sentence.name} value={sentence.name}>
              {titleOf(sentence)}
            </option>
          ))}
        </select>
        <p className="choices">
          <Button disabled={!choice} onClick={show} text={fieldTexts.change} />
        </p>
      </div>
      {sentences.filter(isShown).map((sentence) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices which of them has the focus
        <div key={sentence.name} onFocus={() => choose(sentence.name)} onPointerDown={() => choose(sentence.name)}>
          <SentenceField sentence={sentence} />
        </div>
      ))}
    </>
  )
}

/** A sentence pressed in the preview, changed where it stands. */
export function PressedSentence({ sentence, close }: { sentence: Sentence; close: () => void }) {
  useEffect(() => void focusField(pathOf(sentence.name)), [sentence.name])
  return (
    <section
      className="pressed"
      aria-label={sentenceTexts.pressed}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
    >
      <SentenceField sentence={sentence} />
      <Button onClick={close} text={sentenceTexts.close} />
    </section>
  )
}
