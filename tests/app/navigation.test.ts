// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNavigation } from '../../src/app/navigation'

beforeEach(() => {
  window.history.replaceState(null, '', '/')
})

const address = () => window.location.pathname + window.location.search + window.location.hash

function listening() {
  const navigation = createNavigation(window)
  const heard = vi.fn<(by: 'link' | 'history') => void>()
  return { navigation, heard, stop: navigation.subscribe(heard) }
}

describe('following a link', () => {
  it('adds an entry to the history, and is told', () => {
    const { navigation, heard } = listening()
    const entries = window.history.length
    navigation.push('/#services')
    expect(address()).toBe('/#services')
    expect(window.history.length).toBe(entries + 1)
    expect(heard).toHaveBeenCalledExactlyOnceWith('link')
  })

  it('to the address already shown adds none, but is told all the same', () => {
    const { navigation, heard } = listening()
    navigation.push('/#services')
    const entries = window.history.length
    navigation.push('/#services')
    expect(window.history.length).toBe(entries)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('understands the router’s addresses in parts', () => {
    const { navigation } = listening()
    navigation.push({ pathname: '/servicos-terapia', search: '?de=rede', hash: '#perguntas' })
    expect(address()).toBe('/servicos-terapia?de=rede#perguntas')
    expect(navigation.createHref({ pathname: '/a' })).toBe('/a')
    expect(navigation.createHref('/a#b')).toBe('/a#b')
  })
})

describe('replacing the address', () => {
  it('adds no entry, and is told', () => {
    const { navigation, heard } = listening()
    const entries = window.history.length
    navigation.replace('/#contact')
    expect(address()).toBe('/#contact')
    expect(window.history.length).toBe(entries)
    expect(heard).toHaveBeenCalledExactlyOnceWith('link')
  })
})

describe('the browser’s back and forward', () => {
  it('are told as such', () => {
    const { heard } = listening()
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledExactlyOnceWith('history')
  })

  it('can be asked for', () => {
    const { navigation } = listening()
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
    navigation.go(-1)
    expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  })
})

describe('those who listen', () => {
  it('all hear, until they stop', () => {
    const { navigation, heard, stop } = listening()
    const other = vi.fn<() => void>()
    navigation.subscribe(other)
    navigation.push('/a')
    stop()
    navigation.push('/b')
    expect(heard).toHaveBeenCalledOnce()
    expect(other).toHaveBeenCalledTimes(2)
  })
})
