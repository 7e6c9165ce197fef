import '../shared/tool.css'
import './mandala.css'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { focusTargetProps } from '../../ui/focusTarget'
import { texts as shared } from '../shared/content'
import { OpeningLine } from '../shared/fields'
import { NotesPanel } from '../shared/NotesPanel'
import { copiesOf } from '../shared/reading'
import { arrivesBelow, ResultBelow, ResultButtons } from '../shared/resultBelow'
import { ChosenList } from './ChosenList'
import { head, nameOf, symbols, texts } from './content'
import { Circle } from './Drawing'
import { Icon } from './motifs'
import { Result } from './Result'
import { reading } from './reading'
import {
  type MandalaRoot,
  mandalaSlice,
  minSymbols,
  type SymbolId,
  selectChosen,
  selectLastChange,
  symbolIds,
  symbolPicked,
} from './slice'

export const page: ToolModule<MandalaRoot> = {
  head,
  View,
  hasArrived: arrivesBelow(mandalaSlice),
  ...copiesOf(({ mandala }) => ({ ...mandala, ...texts.result, reading: reading(mandala.chosen) })),
  ColoringDrawing: Circle,
}

/** Where the mandala is made (symbols to pick, the drawing, the list of what has been chosen), and what it may say. */
function View({ site }: { site: SiteParts }) {
  return (
    <>
      <div className="stage mandala">
        <div className="column mandala__left">
          <div className="mandala__opening">
            <h1 className="stage__title" {...focusTargetProps}>
              {texts.title}
            </h1>
            <p className="read screen-only">{`${texts.lead} ${texts.order}`}</p>
            <OpeningLine slice={mandalaSlice} />
          </div>
          <ul className="mandala__picker screen-only" aria-label={texts.picker}>
            {symbolIds.map((symbol) => (
              <li key={symbol}>
                <PickButton symbol={symbol} />
              </li>
            ))}
          </ul>
        </div>
        <div className="mandala__work">
          <div className="mandala__middle">
            <Circle />
            <StatusLine />
          </div>
          <div className="column mandala__right screen-only">
            <ChosenList />
            <Actions />
          </div>
        </div>
      </div>
      <ResultBelow slice={mandalaSlice}>
        <Result site={site} />
      </ResultBelow>
    </>
  )
}

/** A chosen symbol's button stays in reach, so that the focus does; the slice refuses it. */
function PickButton({ symbol }: { symbol: SymbolId }) {
  const dispatch = useDispatch()
  // its own, so that a click renders one button and not all
  const isChosen = useSelector((root: MandalaRoot) => selectChosen(root).includes(symbol))
  return (
    <button
      type="button"
      className="mandala-pick"
      data-pigment={symbol}
      aria-pressed={isChosen}
      aria-disabled={isChosen}
      onClick={() => dispatch(symbolPicked({ symbol }))}
    >
      <Icon symbol={symbol} className="mandala__icon" />
      {nameOf(symbol)}
    </button>
  )
}

/** Says where a symbol has come to lie in the circle: its position from one, and the names of its neighbours. */
function placeOf(symbol: SymbolId, chosen: readonly SymbolId[]): string {
  const index = chosen.indexOf(symbol)
  const count = chosen.length
  if (count === 1) return texts.alone
  const neighbours = count > 2 ? [index - 1, index + 1] : [index + 1]
  const names = neighbours.map((place) => nameOf(chosen[(place + count) % count] ?? symbol))
  return texts.placed(index + 1, count, names)
}

/** Says what has been done to a symbol. */
function StatusLine() {
  const chosen = useSelector(selectChosen)
  const lastChange = useSelector(selectLastChange)
  const symbol = lastChange?.symbol
  const count = chosen.length
  const words = () => {
    if (!symbol) return texts.nothing
    return chosen.includes(symbol) ? placeOf(symbol, chosen) : texts.left(chosen.map(nameOf))
  }
  /** What a symbol that came or left means for the interpretation: seen at its button, so here only heard. */
  const outlook = () => {
    if (!lastChange || lastChange.event === 'moved') return ''
    if (count < minSymbols) return `${texts.missing(minSymbols - count)}.`
    return lastChange.event === 'picked' && count === minSymbols ? texts.ready : ''
  }
  return (
    <p className="mandala__status small soft screen-only" role="status">
      {symbol && <b>{`${nameOf(symbol)} `}</b>}
      {/* of its own: a browser that translates puts other nodes into the place of a text among elements */}
      <span>{words()}</span>
      {outlook() && <span className="visually-hidden">{` ${outlook()}`}</span>}
    </p>
  )
}

/** What is missing or, once there are enough, what the symbols bring to mind: asked before they are read. */
function Actions() {
  const missingId = useId()
  const chosen = useSelector(selectChosen)
  const missing = minSymbols - chosen.length
  const images = chosen.map((image) => ({ image, question: shared.notes.question(symbols[image].the) }))
  return (
    <div className="column mandala__actions">
      {missing > 0 ? (
        <p className="mandala__missing small" id={missingId}>
          {texts.missing(missing)}
        </p>
      ) : (
        <NotesPanel slice={mandalaSlice} images={images} invitation={texts.invitation} />
      )}
      <ResultButtons
        slice={mandalaSlice}
        missingId={missing > 0 ? missingId : undefined}
        ask={texts.ask}
        restart={texts.result.restart}
      />
    </div>
  )
}
