import type { ReactNode } from 'react'
import { texts } from './content'

interface Props {
  /** `Etapa 3 de 6`. */
  label: string
  value: number
  max: number
  /** Id of the label, for the heading that describes itself with it when the focus comes there. */
  labelId: string
  /** Further figures at the end of the line. */
  children?: ReactNode
}

/** How far one has come: label, one bar per step, figures. */
export function Progress({ label, value, max, labelId, children }: Props) {
  return (
    <div className="steps small soft screen-only">
      {/* heard as the value of the bar */}
      <p className="steps__label" id={labelId} aria-hidden="true">
        {label}
      </p>
      <div
        className="steps__track"
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={label}
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
          <span key={step} className={step <= value ? 'steps__bar steps__bar--done' : 'steps__bar'} />
        ))}
      </div>
      {children}
    </div>
  )
}
