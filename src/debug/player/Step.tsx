import { useSelector } from 'react-redux'
import { changesOf } from '../changes'
import { selectStep } from './slice'

/** The site's state after the step on show, and what the step has changed in it. */
export function Step({ states }: { states: readonly object[] }) {
  const step = useSelector(selectStep)
  const state = states[step] ?? {}
  const changes = changesOf(states[step - 1] ?? state, state)
  const isChanged = ([slice]: [string, unknown]) => changes.some(({ path }) => path.startsWith(`${slice}.`))
  const slices = Object.entries(state).sort((one, other) => Number(isChanged(other)) - Number(isChanged(one)))
  return (
    <div className="room__step">
      <section>
        <h2>Changed by this step</h2>
        {changes.length === 0 && <p>Nothing</p>}
        {changes.map(({ path, before, after }) => (
          <p key={path}>
            {path} <del>{JSON.stringify(before) ?? 'nothing'}</del> → <ins>{JSON.stringify(after) ?? 'nothing'}</ins>
          </p>
        ))}
      </section>
      <section>
        <h2>State after this step</h2>
        {slices.map(([slice, part]) => (
          <details key={slice} open={isChanged([slice, part])}>
            <summary>{slice}</summary>
            <pre>{JSON.stringify(part, null, 2)}</pre>
          </details>
        ))}
      </section>
    </div>
  )
}
