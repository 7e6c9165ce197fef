import { useDispatch, useSelector } from 'react-redux'
import { playPressed, selectIsPlaying, selectLast, selectStep, stepPicked } from './slice'

/** Playing and stepping. */
export function Controls() {
  const step = useSelector(selectStep)
  const last = useSelector(selectLast)
  const isPlaying = useSelector(selectIsPlaying)
  const dispatch = useDispatch()
  const pick = (to: number) => dispatch(stepPicked({ step: to }))
  return (
    <>
      <div className="room__buttons">
        <button type="button" aria-label="Step back" onClick={() => pick(step - 1)}>
          ‹
        </button>
        <button type="button" aria-label="Step forward" onClick={() => pick(step + 1)}>
          ›
        </button>
        <button type="button" onClick={() => dispatch(playPressed())}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <output>{`${step} of ${last}`}</output>
      </div>
      <input
        type="range"
        aria-label="Step"
        max={last}
        value={step}
        onChange={({ currentTarget }) => pick(currentTarget.valueAsNumber)}
      />
    </>
  )
}
