type Group = Record<PropertyKey, unknown>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value)

/** A copy with another value at the path: missing groups, or null ones, are made; `undefined` takes the field out. */
export function withValue(group: object, path: readonly PropertyKey[], value: unknown): object
export function withValue(group: unknown, path: readonly PropertyKey[], value: unknown): unknown
export function withValue(group: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value
  const known = group ?? {}
  if (!isGroup(known)) return group
  const inner = withValue(known[key], rest, value)
  return Object.assign(Array.isArray(known) ? [...known] : { ...known }, { [key]: inner })
}
