import {
  interpretationRequested,
  type MandalaState,
  mandalaSlice,
  restarted,
  symbolIds,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
} from '../../../src/tools/mandala/slice'
import {
  isDistinct,
  isSame,
  noteProperties,
  onlyChanges,
  type Properties,
  resultProperties,
} from '../../timeTravel/properties'

/** Specification 4, "Mandala", 5 and 9. */
export const mandalaProperties: Properties<MandalaState> = {
  'it holds at most eight of the eight symbols, and none twice': ({ after: { chosen } }) =>
    chosen.length <= 8 && isDistinct(chosen) && chosen.every((symbol) => symbolIds.includes(symbol)),

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
      isSame(after.lastChange, { event: done, symbol: Reflect.get(event.payload as object, 'symbol') })
    )
  },

  ...resultProperties(
    mandalaSlice,
    ({ status, chosen }, part) => status === 'interpreted' && chosen.some((symbol) => symbol === part),
  ),

  ...noteProperties(mandalaSlice, ({ chosen }, image) => chosen.some((symbol) => symbol === image)),
}
