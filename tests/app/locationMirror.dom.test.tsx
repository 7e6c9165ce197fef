import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LocationMirror, type RouterPort, useShownLocation } from '../../src/app/LocationMirror'
import { routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { locationChanged } from '../../src/core/events'
import { normalPath } from '../../src/core/paths'
import { jumpTo } from '../support/timeTravel'

// a location is shown when its page has come
beforeAll(async () => void (await Promise.all(routes.map((route) => route.preload()))))

afterEach(cleanup)

/** The mirror alone, in a router at this address. */
function open(address: string) {
  const store = createStore({ path: normalPath(address.replace(/#.*/, '')) })
  const dispatch = vi.spyOn(store, 'dispatch')
  const router: RouterPort = { navigate: () => {} }
  const Mirror = () => <LocationMirror location={useShownLocation()} router={router} />
  let location = ''
  const Location = () => {
    const { pathname, hash } = useLocation()
    location = `${useNavigationType()} ${pathname}${hash}`
    return null
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>
        <Mirror />
        <Location />
      </Provider>
    </MemoryRouter>,
    { reactStrictMode: true },
  )
  return {
    store,
    go: (to: string, replace = false) => act(async () => router.navigate(to, { replace })),
    goBack: () => act(async () => router.navigate(-1)),
    location: () => location,
    reports: () => dispatch.mock.calls.flatMap(([action]) => (locationChanged.match(action) ? [action.payload] : [])),
  }
}

describe('when the site is opened', () => {
  it.each([
    ['/', '/', 'about'],
    ['/#services', '/', 'services'],
    ['/#nada', '/', null],
    ['/spa', '/spa', 'about'],
    ['/servicos-terapia/', '/servicos-terapia', null],
  ])('reports %s once, also where React begins every effect twice', (address, path, section) => {
    expect(open(address).reports()).toEqual([{ path, section, samePage: true, by: 'load' }])
  })
})

describe('when the location changes', () => {
  it('reports a link to another page, and one to a section', async () => {
    const { go, reports } = open('/spa')
    await go('/#contact')
    await go('/privacidade')
    expect(reports().slice(1)).toEqual([
      { path: '/', section: 'contact', samePage: true, by: 'link' },
      { path: '/privacidade', section: null, samePage: false, by: 'link' },
    ])
  })

  it('reports that the visitor has gone back, also to a page left at any section', async () => {
    const { go, goBack, reports } = open('/')
    await go('/#services')
    await goBack()
    expect(reports().at(-1)).toEqual({ path: '/', section: 'about', samePage: true, by: 'history' })
    await go('/privacidade')
    await goBack()
    expect(reports().at(-1)).toEqual({ path: '/', section: null, samePage: false, by: 'history' })
  })

  it('reports no replaced entry: the store itself has asked for it', async () => {
    const { go, goBack, location, reports } = open('/privacidade')
    await go('/')
    await go('/#services', true)
    expect(location()).toBe('REPLACE /#services')
    expect(reports()).toHaveLength(2)
    await goBack()
    expect(reports().at(-1)).toMatchObject({ path: '/privacidade', by: 'history' })
  })
})

describe('when time travel jumps to another path', () => {
  it('follows in the same entry of the history, and reports nothing', async () => {
    const { store, go, goBack, location, reports } = open('/')
    await go('/privacidade')
    const state = store.getState()
    await act(async () => jumpTo(store, { ...state, layout: { ...state.layout, path: '/acessibilidade' } }))
    expect(location()).toBe('REPLACE /acessibilidade')
    expect(reports()).toHaveLength(2)
    await goBack()
    expect(reports().at(-1)).toMatchObject({ path: '/', by: 'history' })
  })
})
