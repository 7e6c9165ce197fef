// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { texts } from '../../../src/tools/shared/content'
import { LettersLeft } from '../../../src/tools/shared/fields'

afterEach(cleanup)

describe('the letters left in a line', () => {
  it.each([
    [159, ''],
    [160, texts.notes.left(40)],
    [199, texts.notes.left(1)],
    [200, texts.notes.left(0)],
  ])('after %i letters is %j', (count, left) => {
    const { container } = render(<LettersLeft text={'a'.repeat(count)} />)
    expect(container.textContent).toBe(left)
  })
})
