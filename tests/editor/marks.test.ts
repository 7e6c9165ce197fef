import { expect, it } from 'vitest'
import { fields } from '../../editor/page/groups'
import { placeOf } from '../../editor/page/pages'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { valueAt } from '../../practice/paths'
import { fullest } from '../support/extremePractices'
import { fieldsMarkedBy } from '../support/said'

const marked = fieldsMarkedBy(withDerivedCopy(fullest))
const looked = fields.flatMap(({ path }) => {
  const [, mark] = /"(.*)"/.exec(placeOf(path, fullest).part ?? '') ?? []
  // of tools nothing is rendered here
  return mark && mark !== 'tools' && valueAt(fullest, path.split('.')) !== undefined ? [[path, mark]] : []
})

it.each(looked)('where everything is filled in, %s is looked at where the pages say %s', (_path, mark) => {
  expect(marked).toContain(mark)
})
