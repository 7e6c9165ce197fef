import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createDraft, DraftContext } from '../../editor/page/draft'
import { Field } from '../../editor/page/Field'
import { fields } from '../../editor/page/groups'
import { fieldTexts } from '../../editor/page/texts'
import { examplePractice } from '../../practice/examplePractice'
import { valueAt } from '../../practice/paths'
import { toolNames } from '../../src/core/practice'

afterEach(cleanup)

const silent = () => new Promise<never>(() => undefined)

/** A list of the form, and what stands in it once its button has been clicked. */
function opened(path: string, practice: object = {}) {
  const draft = createDraft({ read: silent, save: silent })
  draft.change(() => practice)
  const field = fields.find((one) => one.path === path)
  render(<DraftContext value={draft}>{field && <Field {...field} />}</DraftContext>)
  const click = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    return valueAt(draft.now().practice, path.split('.'))
  }
  return { click }
}

it('the tools begin with all there are, can be taken out, and put into another order', () => {
  const { click } = opened('tools')
  expect(click(fieldTexts.arrange)).toEqual(toolNames)
  expect(screen.getAllByRole('combobox')[0]).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: fieldTexts.add('Ferramenta') })).toBeNull()
  const [first, second, ...others] = toolNames
  expect(click(fieldTexts.raise('Ferramenta 2'))).toEqual([second, first, ...others])
  expect(document.activeElement).toBe(screen.getAllByRole('combobox')[0])
  expect(screen.queryByRole('button', { name: fieldTexts.raise('Ferramenta 1') })).toBeNull()
  expect(click(fieldTexts.remove('Ferramenta 2'))).toEqual([second, ...others])
})

it('what another answer implies is not asked, and what it needs is not optional', () => {
  const services = [{ title: '', format: 'Presencial' }]
  opened('services', { care: { where: 'por vídeo' }, services })
  expect(screen.queryByRole('combobox', { name: 'Formato' })).toBeNull()
  cleanup()
  opened('services', { care: { where: 'no consultório e por vídeo' }, services })
  expect(screen.getByRole('combobox', { name: 'Formato' })).toBeTruthy()
  opened('education', { education: { training: 'em formação' } })
  expect(screen.getByRole('textbox', { name: 'Em que instituto' })).toBeTruthy()
})

it('the form begins with the service that is shipped, and comes again with its key', () => {
  const { click } = opened('contact.form', { contact: {} })
  const { accessKey, ...shipped } = Object(examplePractice.contact.form)
  expect(click(fieldTexts.takeIn)).toEqual(shipped)
  fireEvent.change(screen.getByRole('textbox', { name: 'Sua chave do formulário' }), { target: { value: accessKey } })
  expect(click(fieldTexts.leaveOut)).toBeUndefined()
  expect(click(fieldTexts.takeIn)).toEqual({ ...shipped, accessKey })
})
