import fc from 'fast-check'
import { pictureAsked } from '../../../src/site/outputs/slice'
import { elementToggled, interpretationAsked, restarted } from '../../../src/tools/dreams/actions'
import { type DreamsState, dreamsSlice, type ElementId, elements } from '../../../src/tools/dreams/slice'
import { anyKeeping, eachKeeping } from '../../support/keepsake'
import { anyPaste, anyText, often } from '../../support/often'
import { anySeries, eachOfSeries } from '../../support/series'
import type { ToolTravel } from '../../support/tools'
import { dreamsLaws } from './laws'

const { storyReached, storyUnfolded, writingChanged } = dreamsSlice.actions

const element = fc.constantFrom(...elements.map(({ id }) => id), 'dragao' as ElementId)

const { associationOpened, associationChanged, keepsakeEdited } = dreamsSlice.actions

export const travel: ToolTravel<DreamsState> = {
  laws: dreamsLaws,
  events: often(
    [12, element.map((id) => elementToggled({ element: id }))],
    [4, fc.constant(interpretationAsked())],
    [2, fc.option(element).map((image) => associationOpened({ image }))],
    [3, fc.record({ image: element, text: anyPaste }).map(associationChanged)],
    [2, anyText.map((text) => writingChanged({ text }))],
    [2, fc.option(element).map((story) => storyReached({ story }))],
    [2, element.map((story) => storyUnfolded({ story }))],
    [
      6,
      anyKeeping(
        dreamsSlice.actions,
        elements.map(({ id }) => id),
      ),
    ],
    [
      4,
      anySeries(
        dreamsSlice.actions,
        elements.map(({ id }) => id),
        'dragao' as ElementId,
      ),
    ],
    [1, fc.constant(restarted())],
  ),
  each: [
    elementToggled({ element: 'coroa' }),
    interpretationAsked(),
    storyReached({ story: 'coroa' }),
    writingChanged({ text: 'Coroa.' }),
    restarted(),
    associationOpened({ image: 'coroa' }),
    associationChanged({ image: 'coroa', text: 'Um rio.' }),
    storyUnfolded({ story: 'mae' }),
    ...eachKeeping(dreamsSlice.actions, 'coroa'),
    ...eachOfSeries(dreamsSlice.actions, 'coroa'),
  ],
  async walk({ does }) {
    for (const id of ['casa', 'medo', 'mae', 'chave'] as const) does(elementToggled({ element: id }))
    does(associationOpened({ image: 'casa' }), associationChanged({ image: 'casa', text: 'A da rua de terra' }))
    does(elementToggled({ element: 'medo' }), interpretationAsked())
    does(
      storyReached({ story: 'mae' }),
      elementToggled({ element: 'agua' }),
      writingChanged({ text: 'A casa era minha.' }),
    )
    does(storyUnfolded({ story: 'mae' }))
    does(...eachOfSeries(dreamsSlice.actions, 'coroa'))
    does(...eachKeeping(dreamsSlice.actions, 'mae'), keepsakeEdited({ place: 'page', text: null }))
    does(pictureAsked({ tool: 'dreams', format: 'png' }))
    for (const id of ['casa', 'mae', 'chave', 'agua'] as const) does(elementToggled({ element: id }))
    does(restarted())
  },
  selectorArguments: { selectWords: elements.map(({ id }) => [id]), selectIsChosen: elements.map(({ id }) => [id]) },
}
