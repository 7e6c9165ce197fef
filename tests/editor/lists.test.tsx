// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { ports } from '../../editor/page/client'
import { written } from '../../editor/page/draft'
import { Field } from '../../editor/page/Field'
import { fields } from '../../editor/page/groups'
import { createStore } from '../../editor/page/store'
import { fieldTexts } from '../../editor/page/texts'
import { valueAt } from '../../practice/paths'
import { questionTitles, toolNames } from '../../src/core/practice'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A list of the form, and what stands in it once its button has been pressed. */
function opened(path: string, practice: object = {}) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const store = createStore(ports)
  store.dispatch(written(practice))
  const field = fields.find((one) => one.path === path)
  render(<Provider store={store}>{field && <Field {...field} />}</Provider>)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const add = (entry: string) => {
    press(fieldTexts.add(entry))
    return valueAt(store.getState().draft.practice, path.split('.'))
  }
  return { add, press }
}

it('the tools begin with all there are, in their order, and one that was taken out comes again', () => {
  const { add, press } = opened('tools')
  expect(add('Ferramenta')).toEqual(toolNames)
  expect(screen.getAllByRole('combobox')[0]).toBe(document.activeElement)
  expect(screen.getByText(fieldTexts.full(toolNames.length))).toBeTruthy()
  press(`${fieldTexts.remove('Ferramenta')} 1`)
  const [first, ...others] = toolNames
  expect(add('Ferramenta')).toEqual([...others, first])
})

it('a question that is added is one not yet among them', () => {
  const { add } = opened('questions')
  const [first, second] = questionTitles
  expect(add('Pergunta')).toEqual([first])
  expect(add('Pergunta')).toEqual([first, second])
})

it('whom she sees is not said for her', () => {
  const { add } = opened('care.whom', { care: { whom: ['casais'] } })
  expect(add('Público')).toEqual(['casais', ''])
})
