import { useId } from 'react'
import { texts } from './content'

interface Props {
  value: string
  onWrite: (text: string) => void
}

/** Lines to write on; they grow with the text. On paper only when something has been written. */
export function WritingPlace({ value, onWrite }: Props) {
  const id = useId()
  return (
    <div className={value ? 'writing' : 'writing writing--empty'}>
      <h3 className="writing__title">
        <label htmlFor={id}>{texts.writing.title}</label>
      </h3>
      <p className="writing__note" id={`${id}-note`}>
        {texts.writing.note}
      </p>
      <div className="writing__sheet" data-text={value}>
        <textarea
          id={id}
          value={value}
          rows={5}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onWrite(target.value)}
        />
      </div>
    </div>
  )
}
