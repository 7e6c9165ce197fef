import type { crisis } from '../../core/crisis'
import { Crisis } from '../../ui/Crisis'

interface Props {
  length: keyof typeof crisis
  className?: string
}

/** Whom to call, as a paragraph. */
export const CrisisNote = ({ length, className }: Props) => (
  <p className={className}>
    <Crisis length={length} />
  </p>
)
