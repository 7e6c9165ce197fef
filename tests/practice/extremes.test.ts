import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { wholePractices } from '../support/extremePractices'

describe.each(Object.entries(wholePractices))('the practice %s', (name, practice) => {
  it('is right', () => {
    expect(checkPractice(practice).problems).toEqual([])
  })

  it('is built for the browser tests', async () => {
    await expect(`${JSON.stringify(practice, null, 2)}\n`).toMatchFileSnapshot(`../../e2e/practices/${name}.json`)
  })
})
