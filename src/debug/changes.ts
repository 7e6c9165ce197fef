/** A place in the state that a step has changed; `undefined` where there was nothing, or is nothing any more. */
export interface Change {
  /** `form.fields.name` */
  path: string
  before: unknown
  after: unknown
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What differs between two states, down to single values and lists. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return []
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    changesOf(Reflect.get(before, key), Reflect.get(after, key), path ? `${path}.${key}` : key),
  )
}
