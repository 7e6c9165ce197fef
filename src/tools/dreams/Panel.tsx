import { useDeferredValue, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Announcement } from '../../ui/tool'
import { interpretationAsked, restarted } from './actions'
import { categoryTexts, elementTexts, namesOf, texts } from './content'
import { useDream } from './dream'
import { Remembered } from './optional'
import { Sky } from './Sky'
import { selectCount, selectIsInterpreted, selectMissing } from './selectors'
import { type Category, categories, type ElementId, elementOf } from './slice'

/** The dream as it stands: its sky, its elements as a list, and what can be done with it. */
export function Panel() {
  const dream = useDream()
  const missing = useSelector(selectMissing)
  const dispatch = useDispatch()
  const id = useId()
  return (
    <section className="dreams__panel" aria-labelledby={`${id}-title`}>
      <div className="dreams__head">
        <h2 className="d3" id={`${id}-title`}>
          {texts.panel}
        </h2>
        <p id={`${id}-count`}>{missing > 0 ? texts.missing(missing) : texts.count(dream.length)}</p>
      </div>
      <div className="dreams__sky">
        <DrawnDream dream={dream} />
      </div>
      {dream.length > 0 ? (
        <dl className="dreams__list">
          {categories.map((category) => (
            <Named key={category} category={category} dream={dream} />
          ))}
        </dl>
      ) : (
        <p className="dreams__list dreams__list--empty">{texts.empty}</p>
      )}
      {dream.length > 0 && <Remembered />}
      <div className="dreams__ways">
        <button
          type="button"
          className="btn"
          disabled={missing > 0}
          aria-describedby={missing > 0 ? `${id}-count` : undefined}
          onClick={() => dispatch(interpretationAsked())}
        >
          {texts.interpret}
        </button>
        <button type="button" className="link" onClick={() => dispatch(restarted())}>
          {texts.restart}
        </button>
      </div>
      <Status />
    </section>
  )
}

/** The press is answered by its button and the list; the sky follows one picture later. */
function DrawnDream({ dream }: { dream: readonly ElementId[] }) {
  const drawn = useDeferredValue(dream)
  return <Sky dream={drawn} label={drawn.length > 0 ? texts.sky.chosen(namesOf(drawn)) : texts.sky.empty} />
}

function Named({ category, dream }: { category: Category; dream: readonly ElementId[] }) {
  const names = dream.filter((id) => elementOf(id)?.category === category).map((id) => elementTexts[id].name)
  if (names.length === 0) return null
  return (
    <div>
      <dt>{categoryTexts[category]}</dt>
      <dd>{names.join(', ')}</dd>
    </div>
  )
}

function Status() {
  const count = useSelector(selectCount)
  const missing = useSelector(selectMissing)
  const isInterpreted = useSelector(selectIsInterpreted)
  const { none, chosen, ready, interpreted } = texts.announcement
  // the same before and after the interpretation is asked for, which its heading announces
  const next = missing === 0 ? ready : isInterpreted ? interpreted : `${texts.missing(missing)}.`
  return <Announcement>{`${count === 0 ? none : chosen(count)} ${next}`}</Announcement>
}
