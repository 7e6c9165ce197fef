import type { Transition } from './explore.ts'
import type { SliceModel } from './slices.ts'

/** Stands for every phase, so that what happens in all of them needs no arrow from each. */
const anyPhase = 'anyPhase'

/** With more phases than this, what happens in all of them is drawn once. */
const fewPhases = 3
/** With more phases than this, the diagram runs downwards: a row of them would be shrunk to the page's width. */
const phasesInRow = 4

/** `carousel/nextAsked` → `nextAsked`. */
const shortName = (event: string) => event.slice(event.indexOf('/') + 1)

/** A slice in Mermaid: phases, the events that lead from one to another and, inside a phase, those that keep it. */
export function stateDiagram(model: SliceModel): string {
  const inAnyPhase = whatHappensInAnyPhase(model)
  const isSaid = (event: string) => inAnyPhase.some((one) => one.event === event)
  const transitions = [...inAnyPhase, ...model.transitions.filter(({ event }) => !isSaid(event))]
  const eventsOf = ({ from, to }: Pick<Transition, 'from' | 'to'>) =>
    model.events
      .filter(({ type }) => transitions.some((one) => one.event === type && one.from === from && one.to === to))
      .map(({ type }) => shortName(type))
      .join('<br/>')
  const box = (phase: string, title = phase) => {
    const inside = eventsOf({ from: phase, to: phase })
    return [`${phase} : ${title}`, ...(inside ? [`${phase} : ${inside}`] : [])]
  }
  const arrows = transitions
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => `${from} --> ${to} : ${eventsOf({ from, to })}`)
  return [
    '%%{init: {"state": {"rankSpacing": 30}}}%%',
    'stateDiagram-v2',
    `direction ${model.phases.length > phasesInRow ? 'TB' : 'LR'}`,
    `[*] --> ${model.phases[0]}`,
    ...model.phases.flatMap((phase) => box(phase)),
    ...(inAnyPhase.length > 0
      ? [...box(anyPhase, 'any phase'), 'classDef dashed stroke-dasharray: 4 3', `class ${anyPhase} dashed`]
      : []),
    ...new Set(arrows),
  ].join('\n')
}

/** In a slice of many phases: the events that lead back to the first from all others, or keep the phase in all. */
function whatHappensInAnyPhase({ phases, transitions, events }: SliceModel): readonly Transition[] {
  const [initial = '', ...others] = phases
  if (phases.length <= fewPhases) return []
  return events.flatMap(({ type }) => {
    const mine = transitions.filter(({ event }) => event === type)
    const happensIn = (phase: string) => mine.some(({ from }) => from === phase)
    const leadsBack = others.every(happensIn) && mine.every(({ to }) => to === initial)
    const keepsPhase = phases.every(happensIn) && mine.every(({ from, to }) => from === to)
    return leadsBack || keepsPhase ? [{ from: anyPhase, event: type, to: leadsBack ? initial : anyPhase }] : []
  })
}
