import { useDispatch, useSelector } from 'react-redux'
import { pauseAsked, playAsked, selectIsPlaying, selectLast, selectStep, stepPicked } from './slice'

/** Playing and stepping. */
export function Controls() {
  const step = useSelector(selectStep)
  const last = useSelector(selectLast)
  const isPlaying = useSelector(selectIsPlaying)
  const dispatch = useDispatch()
  const pick = (to: number) => dispatch(stepPicked({ step: to }))
  const stepButton = (name: string, sign: string, to: number) => (
    <button type="button" aria-label={name} title={name} onClick={() => pick(to)}>
      {sign}
    </button>
  )
  return (
    <div className="room__controls">
      <div className="room__buttons">
        {stepButton('To the beginning', '«', 0)}
        {stepButton('Step back', '‹', step - 1)}
        <button type="button" className="room__play" onClick={() => dispatch(isPlaying ? pauseAsked() : playAsked())}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        {stepButton('Step forward', '›', step + 1)}
        {stepButton('To the end', '»', last)}
        <output>{`${step} of ${last}`}</output>
      </div>
      <input
        type="range"
        aria-label="Step"
        max={last}
        value={step}
        onChange={({ currentTarget }) => pick(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
