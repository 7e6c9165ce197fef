import './keepsake.css'
import { useDispatch, useSelector } from 'react-redux'
import type { Answer, Whole } from '../../../core/keepsake'
import { LineField, RoomLeft } from '../LineField'
import type { KeepsakeOptions } from './options'
import { texts } from './texts'

const answers: readonly Answer[] = ['mine', 'notMine']

export interface AnswersProps<Root, Image extends string> extends KeepsakeOptions<Root, Image> {
  part: Image | Whole
}

/** Below a part of the result: two quiet answers and, once she has given one, a line of her own. */
export function Answers<Root, Image extends string>({ part, select, nameOf, actions }: AnswersProps<Root, Image>) {
  const given = useSelector((root: Root) => select(root).answers[part])
  const line = useSelector((root: Root) => select(root).lines[part])
  const dispatch = useDispatch()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
    <div
      role="group"
      aria-label={part === 'reflection' ? texts.whole : nameOf(part)}
      className={given === 'notMine' ? 'answers answers--not-hers' : 'answers'}
    >
      {answers.map((one) => (
        <button
          key={one}
          type="button"
          className="link"
          aria-pressed={given === one}
          onClick={() => dispatch(actions.partAnswered({ part, answer: given === one ? null : one }))}
        >
          {texts.answers[one]}
        </button>
      ))}
      {(given || line) && (
        <LineField
          aria-label={texts.line}
          placeholder={texts.line}
          text={line}
          onText={(text) => dispatch(actions.partNoted({ part, text }))}
        />
      )}
      <RoomLeft text={line} />
    </div>
  )
}
