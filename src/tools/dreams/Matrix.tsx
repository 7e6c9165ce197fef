import { memo, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { elementToggled } from './actions'
import { categoryTexts, elementTexts } from './content'
import { selectIsChosen } from './selectors'
import { type Category, categories, type DreamsRoot, type ElementId, elementsOf } from './slice'

/** All that can be marked: a row per category, a button per element. */
export const Matrix = memo(() => (
  <div className="dreams__matrix">
    {categories.map((category) => (
      <Row key={category} category={category} />
    ))}
  </div>
))

function Row({ category }: { category: Category }) {
  const id = useId()
  return (
    <fieldset className="dreams__category" aria-labelledby={id}>
      <h2 className="kicker" id={id}>
        {categoryTexts[category]}
      </h2>
      <div className="dreams__elements">
        {elementsOf[category].map((element) => (
          <Element key={element} element={element} />
        ))}
      </div>
    </fieldset>
  )
}

const Element = memo(function Element({ element }: { element: ElementId }) {
  const isChosen = useSelector((root: DreamsRoot) => selectIsChosen(root, element))
  const dispatch = useDispatch()
  const { emoji, name } = elementTexts[element]
  return (
    <button
      type="button"
      className="dreams__element"
      aria-pressed={isChosen}
      onClick={() => dispatch(elementToggled({ element }))}
    >
      <span className="dreams__emoji" aria-hidden="true">
        {emoji}
      </span>
      {name}
    </button>
  )
})
