import fc from 'fast-check'
import { copyAsked, pictureAsked, printAsked } from '../../../src/site/outputs/slice'
import {
  interpretationAsked,
  restarted,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
} from '../../../src/tools/mandala/actions'
import { type MandalaState, mandalaSlice, type SymbolId, symbolIds } from '../../../src/tools/mandala/slice'
import { anyKeeping, eachKeeping } from '../../support/keepsake'
import { anyPaste, anyText, often } from '../../support/often'
import { anySeries, eachOfSeries } from '../../support/series'
import type { ToolTravel } from '../../support/tools'
import type { Visit } from '../../support/visit'
import { mandalaLaws } from './laws'

const { storyReached, storyUnfolded, writingChanged } = mandalaSlice.actions

const symbol = fc.constantFrom(...symbolIds, 'nuvem' as SymbolId)
const place = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 2.4, -1e300, 1e300))

/** Prints, copies, saves; and is refused once. */
async function keep({ does, ports, wait }: Visit) {
  const tool = 'mandala'
  does(printAsked({ tool }), copyAsked({ tool }))
  await wait(3500)
  does(copyAsked({ tool }))
  await wait(100)
  ports.savePicture.mockRejectedValueOnce(new Error('no picture'))
  does(pictureAsked({ tool, format: 'png' }))
  await wait(3500)
  does(pictureAsked({ tool, format: 'svg' }))
}

const { associationOpened, associationChanged, keepsakeEdited } = mandalaSlice.actions

export const travel: ToolTravel<MandalaState> = {
  laws: mandalaLaws,
  events: often(
    [12, symbol.map((id) => symbolPicked({ symbol: id }))],
    [4, symbol.map((id) => symbolRemoved({ symbol: id }))],
    [6, fc.record({ symbol, to: place }).map(symbolMoved)],
    [3, fc.constant(interpretationAsked())],
    [2, fc.option(symbol).map((image) => associationOpened({ image }))],
    [3, fc.record({ image: symbol, text: anyPaste }).map(associationChanged)],
    [3, anyText.map((text) => writingChanged({ text }))],
    [2, fc.option(symbol).map((story) => storyReached({ story }))],
    [2, symbol.map((story) => storyUnfolded({ story }))],
    [6, anyKeeping(mandalaSlice.actions, symbolIds)],
    [4, anySeries(mandalaSlice.actions, symbolIds, 'dragao' as SymbolId)],
    [1, fc.constant(restarted())],
  ),
  each: [
    symbolPicked({ symbol: 'arvore' }),
    symbolMoved({ symbol: 'arvore', to: 0 }),
    interpretationAsked(),
    storyReached({ story: 'lua' }),
    writingChanged({ text: 'Árvore.' }),
    symbolRemoved({ symbol: 'arvore' }),
    restarted(),
    associationOpened({ image: 'lua' }),
    associationChanged({ image: 'lua', text: 'Um rio.' }),
    storyUnfolded({ story: 'lua' }),
    ...eachKeeping(mandalaSlice.actions, 'arvore'),
    ...eachOfSeries(mandalaSlice.actions, 'lua'),
  ],
  async walk(visitor) {
    const { does } = visitor
    for (const id of ['sol', 'agua', 'fogo', 'lua', 'estrela'] as const) does(symbolPicked({ symbol: id }))
    does(symbolPicked({ symbol: 'sol' }), symbolMoved({ symbol: 'lua', to: 0 }))
    does(associationOpened({ image: 'agua' }), associationChanged({ image: 'agua', text: 'A piscina da minha avó' }))
    does(associationOpened({ image: null }), symbolRemoved({ symbol: 'fogo' }), interpretationAsked())
    does(storyReached({ story: 'lua' }), writingChanged({ text: 'Um' }), writingChanged({ text: 'Um rio.' }))
    does(storyUnfolded({ story: 'lua' }))
    does(...eachOfSeries(mandalaSlice.actions, 'lua'))
    does(...eachKeeping(mandalaSlice.actions, 'lua'), keepsakeEdited({ place: 'page', text: null }))
    await keep(visitor)
    does(symbolRemoved({ symbol: 'sol' }), symbolPicked({ symbol: 'coracao' }))
    does(interpretationAsked(), symbolPicked({ symbol: 'sol' }), restarted())
  },
  selectorArguments: { selectWords: symbolIds.map((id) => [id]), selectIsChosen: symbolIds.map((id) => [id]) },
}
