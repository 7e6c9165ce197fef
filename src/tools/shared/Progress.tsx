import type { ReactNode } from 'react'

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

/** How far one has come: label, bar, figures. */
export const Progress = ({ label, value, max, labelId, children }: Props) => (
  <div className="steps small soft screen-only">
    {/* heard as the name of the bar */}
    <p className="steps__label" id={labelId} aria-hidden="true">
      {label}
    </p>
    <progress value={value} max={max} aria-labelledby={labelId} />
    {children}
  </div>
)
