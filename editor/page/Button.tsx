import type { ComponentProps, MouseEvent } from 'react'

interface Props extends ComponentProps<'button'> {
  text: string
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  /** Asked first, where something would be lost. */
  sure?: string | false
}

export const Button = ({ className = 'link', text, onClick, sure, ...others }: Props) => (
  <button
    type="button"
    className={className}
    {...others}
    onClick={(event) => (!sure || window.confirm(sure)) && onClick(event)}
  >
    {text}
  </button>
)
