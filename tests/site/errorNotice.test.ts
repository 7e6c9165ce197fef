import { describe, expect, it } from 'vitest'
import { typedText } from '../../src/app/typed'
import { noticeClosed, pageMissed, selectMissing, selectNotices } from '../../src/site/errorNotice/slice'
import { typedCopyRequested } from '../../src/site/sharing/slice'
import { dreamsSlice, elementToggled } from '../../src/tools/dreams/slice'
import { type Visit, visit } from '../support/visit'

describe('before a page is missed', () => {
  it('has no notice', () => {
    expect(visit().store.getState().errorNotice).toEqual({ status: 'hidden', missing: null, notices: 0 })
  })
})

describe('when a page is missed', () => {
  const missed = pageMissed({ path: '/privacidade', section: null })
  const missing = ({ store }: Pick<Visit, 'store'>) => selectMissing(store.getState())

  it('names it, and leaves the current page with what was typed', () => {
    const visitor = visit({ address: '/contato-agendar' })
    visitor.type('message', 'Bom dia.')
    visitor.does(missed)
    expect(missing(visitor)).toBe('/privacidade')
    expect(visitor.store.getState().layout.path).toBe('/contato-agendar')
    expect(visitor.form().fields.message).toBe('Bom dia.')
  })

  it('names the section of the landing page, too', () => {
    const visitor = visit({ address: '/diario-sonhos' })
    visitor.does(pageMissed({ path: '/', section: 'contact' }))
    expect(missing(visitor)).toBe('/#contact')
  })

  it('closes the notice on request, and focuses the current page', () => {
    const visitor = visit()
    visitor.does(missed, noticeClosed())
    expect(missing(visitor)).toBeNull()
    expect(visitor.ports.arriveAtPage).toHaveBeenCalledExactlyOnceWith('kept')
  })

  it('closes the notice when another page comes', () => {
    const visitor = visit()
    visitor.does(missed)
    visitor.followLink('/privacidade')
    expect(missing(visitor)).toBeNull()
  })

  it('keeps the notice while the visitor moves on the current page', () => {
    const visitor = visit()
    visitor.does(missed)
    visitor.followLink('/#services')
    expect(missing(visitor)).toBe('/privacidade')
  })

  it('announces a second failure, too', () => {
    const { store, does } = visit()
    does(missed, missed)
    expect(selectNotices(store.getState())).toBe(2)
  })
})

describe('when all that was typed is copied', () => {
  it('has each text under the name of its place, within the click', () => {
    const { store, ports, type, does } = visit({ address: '/contato-agendar' })
    type('name', 'Ana')
    type('message', 'Às terças.\nOu às quintas.')
    type('phone', '  ')
    does(dreamsSlice.actions.openingWordsChanged({ text: 'Uma casa sem portas.' }), typedCopyRequested())
    expect(ports.copyTyped).toHaveBeenCalledExactlyOnceWith(store.getState())
    expect(typedText(store.getState())).toBe(
      'Nome\nAna\n\nMensagem\nÀs terças.\nOu às quintas.\n\nDiário de Sonhos\nUma casa sem portas.',
    )
  })

  it('has every line of a tool: opening words, answer and notes', () => {
    const { store, does } = visit()
    const { openingWordsChanged, answerChanged, noteChanged } = dreamsSlice.actions
    does(openingWordsChanged({ text: 'Um rio.' }), answerChanged({ question: 'E o rio?', text: 'Corria.' }))
    does(elementToggled({ element: 'agua' }), noteChanged({ image: 'agua', text: 'A da avó' }))
    expect(typedText(store.getState())).toBe('Diário de Sonhos\nUm rio.\nCorria.\nA da avó')
  })

  it('is empty where nothing was typed', () => {
    expect(typedText(visit().store.getState())).toBe('')
  })
})
