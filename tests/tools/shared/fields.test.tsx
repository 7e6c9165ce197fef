// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { texts } from '../../../src/tools/shared/content'
import { LineField, RoomLeft } from '../../../src/tools/shared/fields'

afterEach(cleanup)

function Field() {
  const [text, onText] = useState('')
  return <LineField text={text} onText={onText} />
}

describe('when several lines are pasted', () => {
  it('keeps one line, and the caret where it is', () => {
    render(<Field />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: 'x\tyabc', selectionStart: 3, selectionEnd: 3 } })
    expect([field.value, field.selectionStart]).toEqual(['x yabc', 3])
  })
})

describe('the room left in a line', () => {
  it.each([
    [159, ''],
    [160, texts.notes.left(40)],
    [199, texts.notes.left(1)],
    [200, texts.notes.left(0)],
  ])('after %i letters is %j', (count, room) => {
    const { container } = render(<RoomLeft text={'a'.repeat(count)} />)
    expect(container.textContent).toBe(room)
  })
})
