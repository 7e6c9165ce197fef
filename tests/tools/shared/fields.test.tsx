// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { typedLine } from '../../../src/tools/shared/fields'

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
