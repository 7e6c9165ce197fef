import type { EventModel } from './events.ts'
import type { SliceModel } from './slices.ts'

/** What a slice lacks to be drawn rightly, in sentences that name the file and what to do. */
export function faultsOf(model: SliceModel): readonly string[] {
  const { name, path, purpose, expected, phases, events } = model
  const missing = (expected ?? []).filter((phase) => !phases.includes(phase))
  return [
    ...(purpose ? [] : [`a sentence above the slice ${name} should say what it is`]),
    ...(expected ? [] : [`${name} needs a phase, status or mode, or a selector for it in scripts/models/phases.ts`]),
    ...missing.map((phase) => `nothing leads to the phase ${phase} of ${name}`),
    ...events.flatMap((event) => eventFaults(event, model)),
  ].map((fault) => `${path}: ${fault}`)
}

function eventFaults({ type, speaker, payloads, isForListeners }: EventModel, { transitions }: SliceModel): string[] {
  const isTried = payloads.length > 0
  const changes = isForListeners || transitions.some(({ event }) => event === type)
  return [
    ...(speaker ? [] : [`the comment above ${type} should begin with Visitor:, Clock: or World:`]),
    ...(isTried ? [] : [`scripts/models/examples.ts has no examples of the payload of ${type}`]),
    ...(changes || !isTried
      ? []
      : [`${type} changes nothing; if only a listener answers it, its reducer calls the state _state`]),
  ]
}
