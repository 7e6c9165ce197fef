import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { isOwnSentence, isTitle, limitOf, normalised, valueAt, withDerivedCopy } from '../../practice/index.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { type Sentence, sentencesOf } from '../../src/pages/sentences.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { Field } from './Field.tsx'
import { focusField, idOf } from './fieldIds.ts'
import { fieldTexts, sentenceTexts } from './texts.ts'

/** The sentences of the pages that are the practitioner's to change. */
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
  const own = valueAt(useDraft().practice, ['texts', name])
  const { put } = useDraftStore()
  const sure = typeof own === 'string' && sentenceTexts.sure
  /** The button clicked goes away. */
  const putFor = (value: null | undefined) => () => {
    flushSync(() => put(['texts', name], value))
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

/** Those that are no longer the site's: one that was left out is on no page. */
export function OwnSentences({ sentences }: { sentences: readonly Sentence[] }) {
  const { practice } = useDraft()
  const own = sentences.filter(({ name }) => valueAt(practice, ['texts', name]) !== undefined)
  return (
    own.length > 0 && (
      <section>
        <h3>{sentenceTexts.own}</h3>
        {own.map((sentence) => (
          <SentenceField key={sentence.name} sentence={sentence} />
        ))}
      </section>
    )
  )
}

/** A sentence clicked in the preview, changed where it stands. */
export function ClickedSentence({ sentence, close }: { sentence: Sentence; close: () => void }) {
  useEffect(() => void focusField(pathOf(sentence.name)), [sentence.name])
  return (
    <section
      aria-label={sentenceTexts.change}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
    >
      <SentenceField sentence={sentence} />
      <Button onClick={close} text={sentenceTexts.close} />
    </section>
  )
}
