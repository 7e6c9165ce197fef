import type { Tool } from '../core/tool'
import { dreams } from './dreams'
import { journey } from './journey'
import { mandala } from './mandala'
import { quiz } from './quiz'

/** The registry: one line per tool, in the order in which they are shown. */
export const tools: readonly Tool[] = [mandala, journey, quiz, dreams]
