// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { texts } from '../../../src/tools/shared/content'
import { LettersLeft, typedLine } from '../../../src/tools/shared/fields'

afterEach(cleanup)

function Field() {
  const [text, onText] = useState('')
  return <input value={text} onChange={({ target }) => onText(typedLine(target))} />
}

describe('when several lines are pasted', () => {
  it('keeps one line, and the caret where it is', () => {
    render(<Field />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: 'x\tyabc', selectionStart: 3, selectionEnd: 3 } })
    expect([field.value, field.selectionStart]).toEqual(['x yabc', 3])
  })
})

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
