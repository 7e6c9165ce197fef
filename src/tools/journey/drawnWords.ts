import { numerals } from '../../core/sections'
import { texts } from './content'
import { stepIds } from './slice'

/** Read at build: the words of the drawing and its title, to be outlines in a saved picture. */
export const drawnWords = [texts.title, ...stepIds.flatMap((_, index) => numerals[index] ?? [])]
