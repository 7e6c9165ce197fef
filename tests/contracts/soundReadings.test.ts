import { describe, expect, it } from 'vitest'
import { cruelExamples, leaveToBeGone } from '../support/soundReadings'

describe('the rules of every result', () => {
  it.each(cruelExamples)('stop what two choices together would make cruel: $where', ({ never, stops }) => {
    expect(stops).toMatch(never)
  })

  it('stop what can be heard as leave to be gone', () => {
    expect('A paz na montanha pode vir da distância, que deixa pequena a vida lá embaixo.').toMatch(leaveToBeGone)
  })
})
