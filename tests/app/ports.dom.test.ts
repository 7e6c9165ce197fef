import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/app/ports'
import type { SectionId } from '../../src/core/sections'

const service = { endpoint: 'https://formulario.exemplo.com.br/envio', accessKey: 'chave' }
const message = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Manhãs.' }

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint())
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const ports = () => createPorts({ navigate: vi.fn() }, service)

function stubService(body: string, status = 200) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(
    async () => new Response(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('when a message is sent', () => {
  const send = () => ports().send(message, new AbortController().signal)

  it('posts the four fields and the key as multipart form data', async () => {
    const fetch = stubService('{"success":true,"message":"obrigado"}')
    await expect(send()).resolves.toBeUndefined()
    expect(fetch).toHaveBeenCalledOnce()
    const [address, { method, headers, body } = {}] = fetch.mock.calls[0] ?? []
    expect([address, method, headers]).toEqual([service.endpoint, 'POST', { Accept: 'application/json' }])
    expect(body instanceof FormData && [...body.entries()]).toEqual([
      ...Object.entries(message),
      ['access_key', service.accessKey],
    ])
  })

  it.each([
    [200, '{"success":false}'],
    [200, '{"success":"true"}'],
    [200, '{"body":{"success":true}}'],
    [200, 'null'],
    [200, 'true'],
    [200, ''],
    [200, '<!doctype html><p>success</p>'],
    [500, '{"success":true}'],
  ])('fails unless the service says success: true: %i %s', async (status, body) => {
    stubService(body, status)
    await expect(send()).rejects.toThrow(String(status))
  })

  it('logs why it could not be sent', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    ports().reportFailure('offline')
    expect(log).toHaveBeenCalledExactlyOnceWith('The message could not be sent:', 'offline')
  })
})

describe('when a slide gives the address its name', () => {
  it.each<[address: string, section: SectionId, named: string]>([
    ['/#contact', 'services', '/#services'],
    ['/spa#services', 'about', '/spa'],
    // a page whose code has still to come
    ['/privacidade', 'services', '/privacidade'],
  ])('replaces the fragment on the landing page: %s', (address, section, named) => {
    window.history.replaceState(null, '', address)
    ports().nameSlide(section)
    expect(window.location.pathname + window.location.hash).toBe(named)
  })
})
