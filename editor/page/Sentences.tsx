import { isOwnSentence, isTitle, limitOf, valueAt } from '../../practice/index.ts'
import type { Practice } from '../../src/core/practice.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { Field, useField } from './Field.tsx'
import { idOf } from './fieldIds.ts'
import { isRead, madeOf, pagesOf, type ShownSentence, withRead } from './pages.ts'
import { fieldTexts, readingTexts, sentenceTexts } from './texts.ts'

interface Props {
  shown: Practice
  /** Path of the sentence that was clicked in the preview, if any. */
  clicked: string
  lookAt: (path: string) => void
}

/** The pages that speak for the practitioner, each to be read, and the sentences that are no longer the site's. */
export function Sentences({ shown, clicked, lookAt }: Props) {
  const draft = useDraft()
  const { change } = useDraftStore()
  const own = madeOf(shown).sentences.filter(
    ({ name, path }) =>
      isOwnSentence(name) && (path === clicked || valueAt(draft.practice, ['texts', name]) !== undefined),
  )
  const read = (id: string, isTrue: boolean) => change((practice) => withRead(practice, shown, id, isTrue))
  return (
    <>
      {own.length > 0 && <h3>{sentenceTexts.own}</h3>}
      {own.map((sentence) => (
        <SentenceField key={sentence.name} sentence={sentence} />
      ))}
      <h3>{readingTexts.pages}</h3>
      <p className="note">{readingTexts.again}</p>
      <ul>
        {pagesOf(shown).map(({ id, title }) => (
          <li key={id}>
            <Button onClick={() => lookAt(`texts.${id}`)} text={title} />
            <label>
              <input
                type="checkbox"
                aria-label={`${readingTexts.isTrue}: ${title}`}
                checked={isRead(draft, id)}
                onChange={({ target }) => read(id, target.checked)}
                onDoubleClick={() => read(id, true)}
              />
              {readingTexts.isTrue}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One sentence, to be said otherwise, left out or given back. */
function SentenceField({ sentence: { name, path, standard, titles } }: { sentence: ShownSentence }) {
  const { value: own, change } = useField({ path, schema: {} })
  /** `O ritmo das sessões › parágrafo 2`. */
  const place = isTitle(name) ? sentenceTexts.title : /\d+$/.exec(name)?.map(sentenceTexts.paragraph)
  const title = [...titles, ...[place ?? []].flat()].join(' › ')
  const button = (text: string, value: null | undefined) => (
    <Button
      sure={typeof own === 'string' && sentenceTexts.sure}
      onClick={() => change(value)}
      text={text}
      aria-label={`${text}: ${title}`}
    />
  )
  return (
    <div className="sentence">
      {own === null ? (
        <p id={idOf(path)} tabIndex={-1}>
          {sentenceTexts.isOut(title)}
        </p>
      ) : (
        <Field path={path} schema={{ title, maxLength: limitOf(name)[1], default: standard }} isRequired />
      )}
      <p>
        {own !== null && !isTitle(name) && button(fieldTexts.leaveOut, null)}
        {own !== undefined && button(sentenceTexts.giveBack, undefined)}
      </p>
    </div>
  )
}
