import { crisis } from '../../core/crisis'
import { RichText } from '../../ui/reading/RichText'
import type { LinkComponent } from '../../ui/reading/types'

interface Props {
  length: keyof typeof crisis
  className?: string
  link: LinkComponent
}

/** Whom to call, with the numbers as links. */
export function CrisisNote({ length, className, link }: Props) {
  return (
    <p className={className}>
      <RichText text={crisis[length]} link={link} />
    </p>
  )
}
