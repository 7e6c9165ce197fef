import { expect, it } from 'vitest'
import { typedText } from '../../src/app/typed'
import { noticeClosed, pageMissed, selectMissing, selectNotices } from '../../src/site/errorNotice/slice'
import { typedCopyAsked } from '../../src/site/outputs/slice'
import { dreamsSlice } from '../../src/tools/dreams/slice'
import { visit } from '../support/visit'

it('no notice is on show when I come', () => {
  expect(visit().store.getState().errorNotice).toEqual({
    status: 'hidden',
    missing: null,
    notices: 0,
  })
})

it('a page that does not come leaves the page I am on, with what I typed, and tells me which one it was', () => {
  const { store, type, does } = visit({ address: '/contato-agendar' })
  type('message', 'Bom dia.')
  does(pageMissed({ path: '/privacidade', section: null }))
  expect(selectMissing(store.getState())).toBe('/privacidade')
  expect(store.getState().layout.path).toBe('/contato-agendar')
  expect(store.getState().form.fields.message).toBe('Bom dia.')
})

it('the notice goes when I close it, and I am at the page on show, or when a page comes', () => {
  const { store, ports, does, followLink } = visit()
  does(pageMissed({ path: '/privacidade', section: null }), noticeClosed())
  expect(selectMissing(store.getState())).toBeNull()
  expect(ports.arriveAtPage).toHaveBeenCalledExactlyOnceWith('kept')
  does(pageMissed({ path: '/privacidade', section: null }))
  followLink('/privacidade')
  expect(selectMissing(store.getState())).toBeNull()
})

it('the way to a section of the landing page leads there at the next try, too', () => {
  const { store, does } = visit({ address: '/diario-sonhos' })
  does(pageMissed({ path: '/', section: 'contact' }))
  expect(selectMissing(store.getState())).toBe('/#contact')
})

it('moving about on the page I am on leaves the notice where it is', () => {
  const { store, does, followLink } = visit()
  does(pageMissed({ path: '/privacidade', section: null }))
  followLink('/#services')
  expect(selectMissing(store.getState())).toBe('/privacidade')
})

it('a second failure is said again', () => {
  const { store, does } = visit()
  does(pageMissed({ path: '/privacidade', section: null }), pageMissed({ path: '/privacidade', section: null }))
  expect(selectNotices(store.getState())).toBe(2)
})

it('all I typed is copied within the very press, each text under the name of its place', () => {
  const { store, ports, type, does } = visit({ address: '/contato-agendar' })
  type('name', 'Ana')
  type('message', 'Às terças.\nOu às quintas.')
  type('phone', '  ')
  does(dreamsSlice.actions.writingChanged({ text: 'Uma casa sem portas.' }), typedCopyAsked())
  expect(ports.copyTyped).toHaveBeenCalledExactlyOnceWith(store.getState())
  expect(typedText(store.getState())).toBe(
    'Nome\nAna\n\nMensagem\nÀs terças.\nOu às quintas.\n\nDiário de Sonhos\nUma casa sem portas.',
  )
})

it('where nothing was typed there is nothing to copy', () => {
  expect(typedText(visit().store.getState())).toBe('')
})
