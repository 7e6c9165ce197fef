import type { Checker, Type } from 'typescript/unstable/sync'

/** Examples of the types that are no list of words. Numbers are positions, and the first moves, sends and presses. */
const open: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'texto'],
  number: [0, 1, 2, 3],
  null: [null],
  void: [undefined],
}

/**
 * Values that a type allows: every word of a union, some of what has no end, every combination of a record's fields.
 * There are none of types that are not known here.
 */
export function examplesOf(checker: Checker, type: Type): readonly unknown[] {
  if (type.isUnionType()) return type.getTypes().flatMap((part) => examplesOf(checker, part))
  if (type.isLiteralType()) return [type.value]
  if (type.isIntrinsicType()) return open[type.intrinsicName] ?? []
  if (type.isTypeReference() && checker.isArrayType(type))
    return [[], ...checker.getTypeArguments(type).map((part) => examplesOf(checker, part))]
  const fields = checker.getPropertiesOfType(type)
  return fields.reduce<readonly object[]>(
    (records, field) => {
      const values = examplesOf(checker, checker.getTypeOfSymbol(field) ?? checker.getAnyType())
      return records.flatMap((record) => values.map((value) => ({ ...record, [field.name]: value })))
    },
    fields.length > 0 ? [{}] : [],
  )
}
