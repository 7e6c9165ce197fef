import fc from 'fast-check'
import { copyRequested, imageRequested, printClosed, printRequested } from '../../../src/sharing/slice'
import {
  type MandalaState,
  mandalaSlice,
  type SymbolId,
  selectActivePart,
  selectChosen,
  selectLastChange,
  symbolIds,
} from '../../../src/tools/mandala/slice'
import { often } from '../../support/often'
import type { ToolTravel } from '../../support/tools'
import { isSame, onlyChanges, type Properties } from '../../timeTravel/properties'
import { pick } from './visits'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = mandalaSlice.actions
const { interpretationRequested, restarted, symbolMoved, symbolPicked, symbolRemoved } = mandalaSlice.actions

/** Specification 4, "Mandala", 5 and 9. */
const properties: Properties<MandalaState> = {
  'a symbol is taken once, behind the others': ({ before, event, after }) => {
    if (!symbolPicked.match(event)) return true
    const { symbol } = event.payload
    if (before.chosen.includes(symbol) || !symbolIds.includes(symbol)) return after === before
    return isSame(after.chosen, [...before.chosen, symbol])
  },

  'a symbol is taken out alone, and one that is not there changes nothing': ({ before, event, after }) => {
    if (!symbolRemoved.match(event)) return true
    const { symbol } = event.payload
    if (!before.chosen.includes(symbol)) return after === before
    return isSame(
      after.chosen,
      before.chosen.filter((other) => other !== symbol),
    )
  },

  'another position changes the order of this one, loses none and adds none': ({ before, event, after }) => {
    if (!symbolMoved.match(event)) return true
    const { symbol, to } = event.payload
    const others = (state: MandalaState) => state.chosen.filter((other) => other !== symbol)
    if (!before.chosen.includes(symbol)) return after === before
    const place = Math.min(Math.max(Math.round(to), 0), before.chosen.length - 1)
    return isSame(others(after), others(before)) && after.chosen.indexOf(symbol) === place
  },

  'the symbols change by no other event': ({ before, event, after }) =>
    after.chosen === before.chosen ||
    [symbolPicked, symbolRemoved, symbolMoved, restarted].some(({ match }) => match(event)),

  'it is interpreted on request, from four symbols on': (step) => {
    const { before, event, after } = step
    if (!interpretationRequested.match(event)) return after.status === 'choosing' || before.status === 'interpreted'
    return before.chosen.length < 4 ? after === before : after.status === 'interpreted' && onlyChanges(step, 'status')
  },

  'the interpretation hides below four symbols, and not before': ({ before, event, after }) =>
    after.chosen.length < 4
      ? after.status === 'choosing'
      : before.status === 'choosing' || after.status === 'interpreted' || restarted.match(event),

  'what was done last to a symbol is remembered': ({ before, event, after }) => {
    const done = symbolPicked.match(event)
      ? 'picked'
      : symbolRemoved.match(event)
        ? 'removed'
        : symbolMoved.match(event)
          ? 'moved'
          : null
    if (done === null) return after.lastChange === before.lastChange || restarted.match(event)
    return (
      after === before ||
      isSame(selectLastChange({ mandala: after }), {
        event: done,
        symbol: Reflect.get(event.payload as object, 'symbol'),
      })
    )
  },
}

const symbol = fc.constantFrom(...symbolIds, 'nuvem' as SymbolId)
const place = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 2.4, -1e300, 1e300))

export const travel: ToolTravel<MandalaState> = {
  properties,
  events: often(
    [12, symbol.map((id) => symbolPicked({ symbol: id }))],
    [4, symbol.map((id) => symbolRemoved({ symbol: id }))],
    [6, fc.record({ symbol, to: place }).map(symbolMoved)],
    [3, fc.constant(interpretationRequested())],
  ),
  part: symbol,
  activePartOf: (mandala) => selectActivePart({ mandala }),
  isInResult: ({ status, chosen }, part) => status === 'interpreted' && chosen.some((id) => id === part),
  isChosen: (mandala, image) => selectChosen({ mandala }).some((id) => id === image),
  visit: [
    openingWordsChanged({ text: 'Um rio.' }),
    ...pick('sol', 'agua', 'fogo', 'lua', 'estrela', 'sol'),
    symbolMoved({ symbol: 'lua', to: 0 }),
    noteChanged({ image: 'agua', text: 'A piscina da minha avó' }),
    symbolRemoved({ symbol: 'fogo' }),
    interpretationRequested(),
    partReached({ part: 'lua' }),
    answerChanged({ question: 'E o rio?', text: 'Corre' }),
    ...[printRequested({ sheet: 'coloring' }), printClosed()],
    ...[copyRequested({ tool: 'mandala' }), imageRequested({ tool: 'mandala' })],
    symbolRemoved({ symbol: 'sol' }),
    ...pick('coracao'),
    interpretationRequested(),
    restarted(),
  ],
}
