import fc from 'fast-check'
import { copyRequested, imageRequested, printClosed, printRequested } from '../../../src/sharing/slice'
import {
  interpretationRequested,
  type MandalaState,
  mandalaSlice,
  restarted,
  type SymbolId,
  symbolIds,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
} from '../../../src/tools/mandala/slice'
import { often } from '../../support/often'
import { anyNoteEvent, anyResultEvent } from '../../support/results'
import type { ToolTravel } from '../../support/tools'
import type { Visit } from '../../support/visit'
import { mandalaProperties } from './properties'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = mandalaSlice.actions

const symbol = fc.constantFrom(...symbolIds, 'nuvem' as SymbolId)
const place = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 2.4, -1e300, 1e300))

/** Prints, copies and saves the result; saving fails once. */
async function share({ does, ports, wait }: Visit) {
  const tool = 'mandala'
  does(printRequested({ sheet: 'coloring' }), printClosed(), printRequested({ sheet: 'result' }))
  does(copyRequested({ tool }))
  await wait(3500)
  does(copyRequested({ tool }))
  await wait(100)
  ports.saveImage.mockRejectedValueOnce(new Error('no image'))
  does(imageRequested({ tool }))
  await wait(3500)
  does(imageRequested({ tool }))
}

export const travel: ToolTravel<MandalaState> = {
  properties: mandalaProperties,
  events: often(
    [12, symbol.map((id) => symbolPicked({ symbol: id }))],
    [4, symbol.map((id) => symbolRemoved({ symbol: id }))],
    [6, fc.record({ symbol, to: place }).map(symbolMoved)],
    [3, fc.constant(interpretationRequested())],
    [7, anyResultEvent(mandalaSlice.actions, symbol)],
    [5, anyNoteEvent(mandalaSlice.actions, symbol)],
    [1, fc.constant(restarted())],
  ),
  async walk(visitor) {
    const { does } = visitor
    does(openingWordsChanged({ text: 'Um' }), openingWordsChanged({ text: 'Um rio.' }))
    for (const id of ['sol', 'agua', 'fogo', 'lua', 'estrela'] as const) does(symbolPicked({ symbol: id }))
    does(symbolPicked({ symbol: 'sol' }), symbolMoved({ symbol: 'lua', to: 0 }))
    does(noteChanged({ image: 'agua', text: 'A piscina da minha avó' }))
    does(symbolRemoved({ symbol: 'fogo' }), interpretationRequested())
    does(partReached({ part: 'lua' }), partReached({ part: 'agua' }))
    does(answerChanged({ question: 'E o rio?', text: 'Corre' }))
    await share(visitor)
    does(symbolRemoved({ symbol: 'sol' }), symbolPicked({ symbol: 'coracao' }))
    does(interpretationRequested(), symbolPicked({ symbol: 'sol' }), restarted())
  },
}
