import checked from 'practice:checked'
import type { Practice } from './core/practice'

/** What `practice.json` says. */
export const practice: Practice = checked
