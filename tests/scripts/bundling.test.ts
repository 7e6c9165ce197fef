import { expect, it } from 'vitest'
import { fieldMark } from '../../scripts/bundling'
import { filesIn } from '../support/source'

const marks = /'?data-field'?(?:=|: )/

it.each(filesIn('src').filter(({ text }) => marks.test(text)))(
  'leaves out of $path which fields it shows',
  ({ text }) => {
    expect(text.replace(fieldMark, '')).not.toMatch(marks)
  },
)
