import '../shared/tool.css'
import './journey.css'
import { type MouseEvent, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { isSecondClick, onSinglePress, useReplacedControls } from '../../ui/clicks'
import { focusTargetProps } from '../../ui/focusTarget'
import { terms } from '../shared/content'
import { OpeningLine } from '../shared/fields'
import { NotesPanel } from '../shared/NotesPanel'
import { Progress } from '../shared/Progress'
import { copiesOf } from '../shared/reading'
import { head, noteQuestion, steps, texts } from './content'
import { Drawing } from './Drawing'
import { Result } from './Result'
import { chosenIn, reading } from './reading'
import {
  type JourneyRoot,
  journeySlice,
  lastStep,
  nextRequested,
  previousRequested,
  type StepId,
  scenarioToggled,
  selectChosen,
  selectStatus,
  selectStepId,
  stepIds,
} from './slice'

const placeOf = (root: JourneyRoot) => (selectStatus(root) === 'finished' ? 'result' : selectStepId(root))

export const page: ToolModule<JourneyRoot> = {
  head,
  View,
  hasArrived: (_action, root, before) => placeOf(root) !== placeOf(before),
  ...copiesOf(({ journey }) => ({ ...journey, ...texts.result, reading: reading(journey.answers) })),
}

/** Drawing at the left and a step at the right or, after the last step, the result. */
function View({ site }: { site: SiteParts }) {
  const isFinished = useSelector(selectStatus) === 'finished'
  const step = useSelector(selectStepId)
  useReplacedControls(isFinished, step)
  if (isFinished) return <Result site={site} />
  return (
    <div className="stage journey">
      <div className="column journey__side">
        <h1 className="kicker" tabIndex={-1}>
          {texts.title}
        </h1>
        <Drawing />
      </div>
      <StepPanel step={step} />
      <div className="journey__about screen-only">
        {step === stepIds[0] ? <OpeningLine slice={journeySlice} /> : <p className="note">{texts.about}</p>}
      </div>
    </div>
  )
}

/** The second click of a double click was meant for the button that stood here: it ticks nothing. */
function stopSecondClick(event: MouseEvent) {
  if (!isSecondClick(event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
}

/** One step: how far one has come, what it is about, its four experiences, the buttons on and back. */
function StepPanel({ step }: { step: StepId }) {
  const { name, archetype, description, scenarios } = steps[step]
  const index = stepIds.indexOf(step)
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  // nothing is asked about what tells of distress
  const noted = chosenIn(step, chosen).filter(({ isHard }) => !isHard)
  const dispatch = useDispatch()
  const id = useId()
  return (
    <div className="column journey__panel">
      <Progress label={texts.progress(index)} value={index + 1} max={stepIds.length} labelId={`${id}-steps`}>
        {/* another step, another line: what it says is news only within its step */}
        <p key={step} role="status" id={`${id}-count`}>
          {texts.selected(chosen.length)}
        </p>
      </Progress>
      <h2 className="stage__title journey__title" {...focusTargetProps} aria-describedby={`${id}-steps ${id}-count`}>
        {name}
      </h2>
      <p className="journey__archetype small soft">
        {texts.archetype} <b>{archetype}</b>
      </p>
      <p className="read">{description}</p>
      <fieldset className="journey__scenarios screen-only" key={step} onClickCapture={stopSecondClick}>
        <legend className="read">{texts.legend}</legend>
        {scenarios.map(({ text }, scenario) => (
          <label key={text} className="journey__option">
            <input
              type="checkbox"
              checked={chosen.includes(scenario)}
              onChange={() => dispatch(scenarioToggled({ step, scenario }))}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {/* what it takes, until something is ticked, then the notes: in one place, so that the buttons keep theirs */}
      <div className="journey__below">
        {noted.length > 0 && (
          <NotesPanel
            slice={journeySlice}
            images={[{ image: step, question: noteQuestion(noted) }]}
            invitation={texts.invitation}
          />
        )}
        {chosen.length === 0 && index === 0 && <p className="note">{terms('cinco a dez')}</p>}
      </div>
      <div className="journey__buttons screen-only">
        <button
          type="button"
          className="btn btn--line"
          disabled={index === 0}
          onClick={onSinglePress(() => dispatch(previousRequested()))}
        >
          {texts.previous}
        </button>
        <button type="button" className="btn" onClick={onSinglePress(() => dispatch(nextRequested()))}>
          {index === lastStep ? texts.finish : texts.next}
        </button>
      </div>
    </div>
  )
}
