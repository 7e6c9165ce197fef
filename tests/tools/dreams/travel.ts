import fc from 'fast-check'
import { imageRequested } from '../../../src/sharing/slice'
import {
  type DreamsState,
  dreamsSlice,
  type ElementId,
  elementIds,
  elementToggled,
  interpretationRequested,
  restarted,
} from '../../../src/tools/dreams/slice'
import { often } from '../../support/often'
import { anyNoteEvent, anyResultEvent } from '../../support/results'
import type { ToolTravel } from '../../support/tools'
import { dreamsProperties } from './properties'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = dreamsSlice.actions

const element = fc.constantFrom(...elementIds, 'dragao' as ElementId)

export const travel: ToolTravel<DreamsState> = {
  properties: dreamsProperties,
  events: often(
    [12, element.map((id) => elementToggled({ element: id }))],
    [4, fc.constant(interpretationRequested())],
    [6, anyResultEvent(dreamsSlice.actions, element)],
    [5, anyNoteEvent(dreamsSlice.actions, element)],
    [1, fc.constant(restarted())],
  ),
  async walk({ does }) {
    does(openingWordsChanged({ text: 'A casa era minha.' }))
    for (const id of ['casa', 'medo', 'mae', 'chave'] as const) does(elementToggled({ element: id }))
    does(noteChanged({ image: 'casa', text: 'A da rua de terra' }))
    does(elementToggled({ element: 'medo' }), interpretationRequested())
    does(partReached({ part: 'mae' }), elementToggled({ element: 'agua' }))
    does(answerChanged({ question: 'E a casa?', text: 'Estava vazia.' }))
    does(imageRequested({ tool: 'dreams' }))
    for (const id of ['casa', 'mae', 'chave', 'agua'] as const) does(elementToggled({ element: id }))
    does(restarted())
  },
}
