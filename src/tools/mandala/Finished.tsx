import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Picture } from './optional'
import { selectIsInterpreted } from './selectors'

/** The mandala once it has been read; until then the children. */
export const Finished = ({ children }: { children: ReactNode }) =>
  useSelector(selectIsInterpreted) ? <Picture data-sun aria-hidden="true" /> : children
