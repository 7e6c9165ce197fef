import { type ChangeEvent, type MouseEvent, memo, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isSecondClick, onSinglePress } from '../../ui/onSinglePress'
import { Progress, placeHeading } from '../../ui/tool'
import { terms } from '../../ui/tool/content'
import { nextAsked, previousAsked, scenarioToggled } from './actions'
import { steps, texts } from './content'
import { Remembered } from './optional'
import { selectChosen, selectIsChosen, selectStep } from './selectors'
import { type JourneyRoot, lastStep, type StepId, stepIds } from './slice'

/** One step: how far one has come, what it is about, its four experiences, the ways on and back. */
export const StepPanel = memo(function StepPanel({ step }: { step: StepId }) {
  const { name, archetype, description, scenarios } = steps[step]
  const index = stepIds.indexOf(step)
  const id = useId()
  return (
    <div className="journey__panel">
      <Progress label={texts.progress(index)} value={index + 1} max={stepIds.length} labelId={`${id}-steps`}>
        {/* another step, another line: what it says is news only within its step */}
        <Count key={step} step={step} id={`${id}-count`} />
      </Progress>
      <h2 className="journey__title" {...placeHeading} aria-describedby={`${id}-steps ${id}-count`}>
        {name}
      </h2>
      <p className="journey__archetype">
        {texts.archetype} <b>{archetype}</b>
      </p>
      <p className="read">{description}</p>
      <fieldset className="journey__scenarios" key={step}>
        <legend className="read">{texts.legend}</legend>
        {scenarios.map(({ text }, scenario) => (
          <Option key={text} step={step} scenario={scenario} />
        ))}
      </fieldset>
      <BelowScenarios step={step} />
      <Ways />
    </div>
  )
})

const Count = memo(function Count({ step, id }: { step: StepId; id: string }) {
  const count = useSelector((root: JourneyRoot) => selectChosen(root, step).length)
  return (
    <p className="journey__count" role="status" id={id}>
      {/* of its own: a browser that translates puts other nodes into the place of a text among elements */}
      <span>{texts.selected(count)}</span>
      <span>{texts.inThisStep}</span>
    </p>
  )
})

const Option = memo(function Option({ step, scenario }: { step: StepId; scenario: number }) {
  const isChosen = useSelector((root: JourneyRoot) => selectIsChosen(root, step, scenario))
  const dispatch = useDispatch()
  // the second click of a double click on the button that was here: the words pass it on without their count, the box does not
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement) && isSecondClick(event.nativeEvent)) event.preventDefault()
  }
  const onChange = ({ nativeEvent }: ChangeEvent) => {
    if (!isSecondClick(nativeEvent)) dispatch(scenarioToggled({ step, scenario }))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key has no second click
    <label className="journey__option" onClick={onClick}>
      <input type="checkbox" checked={isChosen} onChange={onChange} />
      {steps[step].scenarios[scenario]?.text}
    </label>
  )
})

/** What it takes, said until something is ticked, and then what that brings to mind: in one place, so that the ways on keep theirs. */
const BelowScenarios = memo(function BelowScenarios({ step }: { step: StepId }) {
  const isTicked = useSelector((root: JourneyRoot) => selectChosen(root, step).length > 0)
  const isFirst = step === stepIds[0]
  return (
    <div className="journey__below">
      {isTicked ? <Remembered step={step} /> : isFirst && <p className="note">{terms('cinco a dez')}</p>}
    </div>
  )
})

const Ways = memo(function Ways() {
  const step = useSelector(selectStep)
  const dispatch = useDispatch()
  return (
    <div className="journey__ways">
      <button
        type="button"
        className="btn btn--line"
        disabled={step === 0}
        onClick={onSinglePress(() => dispatch(previousAsked()))}
      >
        {texts.previous}
      </button>
      <button type="button" className="btn" onClick={onSinglePress(() => dispatch(nextAsked()))}>
        {step === lastStep ? texts.finish : texts.next}
      </button>
    </div>
  )
})
