import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { fullest, smallest } from '../support/extremePractices'

describe.each([
  ['fullest', fullest],
  ['smallest', smallest],
])('the %s practice', (name, practice) => {
  it('is right', () => {
    expect(checkPractice(practice).problems).toEqual([])
  })

  it('is built for the browser tests', async () => {
    await expect(`${JSON.stringify(practice, null, 2)}\n`).toMatchFileSnapshot(`../../e2e/practices/${name}.json`)
  })
})
