import { plainError } from '../plainError.ts'
import { type Declared, exportsOf } from './code.ts'
import { type EventModel, ownEvents, sharedEvents } from './events.ts'
import { explore, type Transition } from './explore.ts'
import { faultsOf } from './faults.ts'
import { type AnySlice, phasesOf } from './phases.ts'

export interface SliceModel {
  name: string
  /** Path of its `slice.ts`. */
  path: string
  purpose: string
  /** Phases that the code names; `null` where nothing tells the phase. */
  expected: readonly string[] | null
  /** Phases come upon, the one it begins in first. */
  phases: readonly string[]
  transitions: readonly Transition[]
  /** Its own events, then the shared ones that it answers. */
  events: readonly EventModel[]
  /** The state's fields with their comments. */
  fields: readonly Pick<Declared, 'name' | 'doc'>[]
}

/** Modules of slices, by their paths from the project's root (`/src/…`). */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Found by looking, so that a new tool follows by itself. */
const siteSlices: Modules = import.meta.glob('/src/{site,tools}/*/slice.ts', { eager: true })

interface Options {
  modules?: Modules
  /** States of each slice to look at; a test makes sure that a look at more shows nothing else. */
  limit?: number
}

/** Reads the slices' declarations and runs their reducers; throws an error that names all they lack. */
export function sliceModels({ modules = siteSlices, limit = 500 }: Options = {}): readonly SliceModel[] {
  const shared = sharedEvents()
  const models = Object.entries(modules).flatMap(([location, module]) => {
    const path = location.slice(1)
    return exportsOf(path).flatMap((declared) => {
      const slice = module[declared.name]
      return isSlice(slice) ? [{ path, ...modelOf(slice, declared, shared, limit) }] : []
    })
  })
  const faults = models.flatMap(faultsOf)
  if (faults.length > 0) throw plainError(...faults)
  return models
}

const isSlice = (value: unknown): value is AnySlice =>
  typeof value === 'object' && value !== null && 'caseReducers' in value

function modelOf(
  slice: AnySlice,
  declared: Declared,
  shared: readonly EventModel[],
  limit: number,
): Omit<SliceModel, 'path'> {
  const members = new Map(declared.members().map((member) => [member.name, member]))
  const membersOf = (name: string) => members.get(name)?.members() ?? []
  const fields = members.get('getInitialState')?.result().members() ?? []
  const own = ownEvents(slice.name, membersOf('actions'), membersOf('caseReducers'))
  const told = phasesOf(slice, fields, membersOf('selectors'))
  const { initial, transitions } = explore(slice.reducer, told?.of ?? String, [...own, ...shared], limit)
  return {
    name: slice.name,
    purpose: declared.doc,
    expected: told?.names ?? null,
    phases: [...new Set([initial, ...transitions.map(({ to }) => to)])],
    transitions,
    events: [...own, ...shared.filter(({ type }) => transitions.some(({ event }) => event === type))],
    fields: fields.map(({ name, doc }) => ({ name, doc })),
  }
}
