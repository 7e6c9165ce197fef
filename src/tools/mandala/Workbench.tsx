import { memo, useDeferredValue, useId, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { texts as shared } from '../shared/content'
import { placeHeading } from '../shared/focusHeading'
import { NotesPanel } from '../shared/NotesPanel'
import { OpeningLine } from '../shared/OpeningLine'
import { ChosenList } from './ChosenList'
import { Circle } from './Circle'
import { symbols, texts } from './content'
import { Picker } from './Picker'
import {
  interpretationRequested,
  type MandalaState,
  mandalaSlice,
  minSymbols,
  restarted,
  selectChosen,
  selectCount,
  selectIsInterpreted,
  selectLastChange,
  selectNotes,
} from './slice'
import { outlookOf, statusOf, statusOfDrag } from './status'
import { type Shown, useReorder } from './useReorder'

/** Where the mandala is made: symbols to pick, the drawing, the list of what has been chosen. */
export const Workbench = memo(function Workbench() {
  const chosen = useSelector(selectChosen)
  const lastChange = useSelector(selectLastChange)
  const { shown, reorder } = useReorder(chosen)
  // what has been pressed answers first: the picker or the list; then the drawing, which has most to do
  const drawn = useDeferredValue(shown)
  const drawnChange = useDeferredValue(lastChange)
  const isPicked = lastChange?.event === 'picked'
  const listed = isPicked ? drawn : shown
  return (
    <div className="mandala">
      <div className="mandala__left">
        <Opening />
        <Picker />
      </div>
      <div className="mandala__middle">
        <Circle shown={drawn} reorder={reorder} />
        <StatusLine {...listed} lastChange={isPicked ? drawnChange : lastChange} />
      </div>
      <div className="mandala__right">
        <ChosenList shown={listed} reorder={reorder} />
        <Actions />
      </div>
    </div>
  )
})

const Opening = memo(function Opening() {
  // the title of a result takes its place
  const heading = useSelector(selectIsInterpreted) ? { tabIndex: -1 } : placeHeading
  return (
    <div className="mandala__opening">
      <h1 className="mandala__title" {...heading}>
        {texts.title}
      </h1>
      <p className="read">{`${texts.lead} ${texts.order}`}</p>
      <OpeningLine slice={mandalaSlice} />
    </div>
  )
})

/** Says what has been done, and while a symbol is dragged, what would be. */
function StatusLine({ chosen, order, drag, lastChange }: Shown & Pick<MandalaState, 'lastChange'>) {
  const outlook = drag ? '' : outlookOf(lastChange, chosen.length)
  const { name, words } = drag ? statusOfDrag(drag.symbol, order) : statusOf(lastChange, chosen)
  return (
    <p className="mandala__status" role="status">
      {name && <b>{`${name} `}</b>}
      {/* of its own: a browser that translates puts other nodes into the place of a text among elements */}
      <span>{words}</span>
      {outlook && <span className="visually-hidden">{` ${outlook}`}</span>}
    </p>
  )
}

const Actions = memo(function Actions() {
  const dispatch = useDispatch()
  const count = useSelector(selectCount)
  const missingId = useId()
  const missing = minSymbols - count
  const isInterpreted = useSelector(selectIsInterpreted)
  return (
    <div className="mandala__actions">
      {missing > 0 && (
        <p className="mandala__missing" id={missingId}>
          {texts.missing(missing)}
        </p>
      )}
      {missing <= 0 && <SymbolNotes />}
      <button
        type="button"
        className="btn"
        disabled={missing > 0}
        aria-describedby={missing > 0 ? missingId : undefined}
        onClick={() => dispatch(interpretationRequested())}
      >
        {texts.ask}
      </button>
      {/* below a result it stands at the result's end */}
      {!isInterpreted && (
        <button type="button" className="link" onClick={() => dispatch(restarted())}>
          {texts.restart}
        </button>
      )}
    </div>
  )
})

/** What the symbols bring to mind: asked once there are enough to be read, before they are. */
const SymbolNotes = memo(function SymbolNotes() {
  const chosen = useSelector(selectChosen)
  const images = useMemo(
    () =>
      chosen.map((image) => ({
        image,
        name: symbols[image].name,
        question: shared.notes.question(symbols[image].the),
        example: symbols[image].noteExample,
      })),
    [chosen],
  )
  return (
    <NotesPanel images={images} invitation={texts.invitation} select={selectNotes} actions={mandalaSlice.actions} />
  )
})
