import './series.css'
import { type DragEvent, useId, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { dateLabel } from '../../../core/format'
import { mostEarlier, type Series } from '../../../core/series'
import { CrisisNote } from '../../Crisis'
import { onSinglePress } from '../../onSinglePress'
import { Sheet } from '../WritingPlace'
import { byDay, readingOf, type Source, sideBySide } from './compose'
import { FigureShape } from './FigureShape'
import type { SeriesOptions, SeriesTexts } from './options'
import { choiceLine } from './read'
import { texts } from './texts'

/** Where results of before are brought back, and set side by side with the one on show. */
export function SeriesPlace<Root, Id extends string>(options: SeriesOptions<Root, Id>) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const dispatch = useDispatch()
  const store = useStore<Root>()
  const series = useSelector(options.select)
  const { isOpen, draft } = series
  /** What stands in the field, as it is now, since a file takes its time; and what else there is to be read. */
  const read = (more: readonly Source[] = []) => {
    const now = options.select(store.getState())
    dispatch(options.actions.earlierRead(readingOf([{ text: now.draft }, ...more], now.earlier, options)))
  }
  // a file is the visitor's own input, as a paste is: only what is read of it goes on to the store
  const readFiles = async (files: readonly File[]) =>
    read(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text().catch(() => '') }))))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const { files } = event.dataTransfer
    if (files.length > 0) void readFiles([...files])
    else read([{ text: event.dataTransfer.getData('text/plain') }])
  }
  return (
    <section className="series" aria-label={options.texts.ask}>
      <button
        ref={opener}
        type="button"
        className="link"
        aria-expanded={isOpen}
        onClick={() => dispatch(options.actions.seriesToggled())}
      >
        {options.texts.ask}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field and the file button do the same
        <div className="series__place writing" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <label htmlFor={id}>{texts.label}</label>
          <Sheet
            id={id}
            rows={3}
            text={draft}
            onText={(text) => dispatch(options.actions.earlierTyped({ text }))}
            describedBy={`${id}-note`}
          />
          <p className="writing__note" id={`${id}-note`}>
            {texts.note}
          </p>
          <div className="series__ways">
            <button type="button" className="btn btn--line" onClick={onSinglePress(() => read())}>
              {texts.read}
            </button>
            <label className="link series__file">
              {texts.file}
              <input
                type="file"
                multiple
                accept=".txt,.svg,.png,text/plain"
                className="visually-hidden"
                onChange={({ target }) => {
                  if (target.files) void readFiles([...target.files])
                  target.value = ''
                }}
              />
            </label>
          </div>
          <p className="series__said" role="status">
            {said(series, options.texts)}
          </p>
        </div>
      )}
      <SideBySide {...options} onRemove={() => opener.current?.focus()} />
    </section>
  )
}

function said({ found, draft, earlier }: Series<string>, { found: read, none }: SeriesTexts): string {
  if (found === null) return ''
  const isFull = earlier.length === mostEarlier
  if (found === 0) return none
  return [read(found), draft === '' ? '' : isFull ? texts.full : texts.left].join(' ').trim()
}

interface SideBySideProps<Root, Id extends string> extends SeriesOptions<Root, Id> {
  /** Before a result is taken out, and its button with it. */
  onRemove: () => void
}

/** The results one beside the other, what came again lit, and what that may give to think about. */
function SideBySide<Root, Id extends string>({ onRemove, ...options }: SideBySideProps<Root, Id>) {
  const { groupsOf, figureOf, compare, mark, texts: own } = options
  const { captionOf = (of) => choiceLine(groupsOf(of), null) } = options
  const dispatch = useDispatch()
  const { earlier } = useSelector(options.select)
  const chosen = useSelector(options.chosen, (one, other) => one.join() === other.join())
  if (earlier.length === 0) return null
  const all = sideBySide(earlier, chosen)
  const comparison = all.length > 0 ? compare(all) : null
  const shown = (key: string, title: string, of: readonly Id[], place?: number) => (
    <li key={key}>
      <FigureShape figure={figureOf(of)} again={comparison?.again ?? []} mark={mark} />
      <h4>{title}</h4>
      <p className="note">{captionOf(of)}</p>
      {place !== undefined && (
        <button
          type="button"
          className="link"
          aria-label={own.remove(title)}
          onClick={() => {
            onRemove()
            dispatch(options.actions.earlierRemoved({ place }))
          }}
        >
          {texts.remove}
        </button>
      )}
    </li>
  )
  return (
    <>
      <h3 className="series__title">{own.title}</h3>
      <ol className="series__row">
        {byDay(earlier).map((one) =>
          shown(
            `${one.day} ${one.chosen.join()}`,
            one.day === null ? texts.undated : dateLabel(one.day),
            one.chosen,
            one.place,
          ),
        )}
        {chosen.length > 0 && shown('now', own.now, chosen)}
      </ol>
      {comparison && (
        <div className="series__reading">
          {comparison.sentences.map((sentence) => (
            <p key={sentence} className="read">
              {sentence}
            </p>
          ))}
          <p className="read series__question">{comparison.question}</p>
          {comparison.crisis && <CrisisNote length={comparison.crisis} className="note" />}
        </div>
      )}
    </>
  )
}
