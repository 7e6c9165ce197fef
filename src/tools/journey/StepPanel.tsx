import { memo, useId, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Associations, headingShown, onSinglePress, Steps, useReplacedControls } from '../../ui/tool'
import { terms } from '../../ui/tool/content'
import { associationChanged, associationOpened, nextAsked, previousAsked, scenarioToggled } from './actions'
import { steps, texts } from './content'
import { chosenIn } from './reading'
import { selectAssociations, selectChosen, selectIsChosen, selectStep } from './selectors'
import { type JourneyRoot, lastStep, type StepId, stepIds } from './slice'

/** One step: how far one has come, what it is about, its four experiences, the ways on and back. */
export const StepPanel = memo(function StepPanel({ step }: { step: StepId }) {
  const { name, archetype, description, scenarios } = steps[step]
  const index = stepIds.indexOf(step)
  const id = useId()
  return (
    <div className="journey__panel">
      <Steps label={texts.progress(index)} value={index + 1} max={stepIds.length} labelId={`${id}-steps`}>
        {/* another step, another line: what it says is news only within its step */}
        <Count key={step} step={step} id={`${id}-count`} />
      </Steps>
      <h2
        className="journey__title"
        tabIndex={-1}
        data-arrival
        ref={headingShown}
        aria-describedby={`${id}-steps ${id}-count`}
      >
        {name}
      </h2>
      <p className="journey__archetype">
        {texts.archetype} <b>{archetype}</b>
      </p>
      <p className="read">{description}</p>
      {index === 0 && <p className="note">{terms('cinco a dez')}</p>}
      <fieldset className="journey__scenarios" key={step}>
        <legend className="read">{texts.legend}</legend>
        {scenarios.map(({ text }, scenario) => (
          <Option key={text} step={step} scenario={scenario} />
        ))}
      </fieldset>
      <Remembered step={step} />
      <Ways />
    </div>
  )
})

const Count = memo(function Count({ step, id }: { step: StepId; id: string }) {
  const count = useSelector((root: JourneyRoot) => selectChosen(root, step).length)
  return (
    <p className="journey__count" role="status" id={id}>
      {texts.selected(count)}
      <span>{texts.inThisStep}</span>
    </p>
  )
})

const Option = memo(function Option({ step, scenario }: { step: StepId; scenario: number }) {
  const isChosen = useSelector((root: JourneyRoot) => selectIsChosen(root, step, scenario))
  const dispatch = useDispatch()
  return (
    <label className="journey__option">
      <input type="checkbox" checked={isChosen} onChange={() => dispatch(scenarioToggled({ step, scenario }))} />
      {steps[step].scenarios[scenario]?.text}
    </label>
  )
})

/** What the ticked experiences bring to mind; not asked of what tells of distress. */
const Remembered = memo(function Remembered({ step }: { step: StepId }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  const images = useMemo(() => {
    const some = chosenIn(step, chosen).filter(({ isHard }) => !isHard)
    const { name, example } = steps[step]
    const question = texts.asked(some.map(({ text }) => text))
    return some.length > 0 ? [{ image: step, name, question, example }] : []
  }, [step, chosen])
  return (
    <Associations
      images={images}
      invitation={texts.associations}
      select={selectAssociations}
      open={associationOpened}
      change={associationChanged}
    />
  )
})

const Ways = memo(function Ways() {
  const step = useSelector(selectStep)
  useReplacedControls(step)
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
