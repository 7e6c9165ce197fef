// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/app/ports'
import { type SectionId, sections } from '../../src/core/sections'

const service = { endpoint: 'https://formulario.exemplo.com.br/envio', accessKey: 'chave' }
const message = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Manhãs.' }

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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

/** Lets the next frames wait; gives the way to render them. */
function holdFrames() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
  return () => {
    for (const paint of frames) paint()
  }
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

  it('fails when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send()).rejects.toThrow('Failed to fetch')
  })
})

describe('when a print is requested', () => {
  it('opens the dialog with the next frame, when the page shows the sheet', () => {
    const render = holdFrames()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    ports().print()
    expect(print).not.toHaveBeenCalled()
    render()
    expect(print).toHaveBeenCalledOnce()
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

describe('when the visitor is led to a place of the page', () => {
  const render = () => {
    const slides = sections.map(
      ({ anchor }) => `<section id="${anchor}" class="slide"><h2 tabindex="-1" data-arrival></h2></section>`,
    )
    document.body.innerHTML = `<main><h1 tabindex="-1"></h1>${slides.join('')}</main>`
  }
  const find = (selector: string) => document.querySelector(selector)

  it('focuses the heading of a section, and scrolls the slide to its top', () => {
    render()
    const slide = find('#contact') as HTMLElement
    slide.scrollTop = 200
    ports().focusSection('contact')
    expect(document.activeElement).toBe(find('#contact h2'))
    expect(slide.scrollTop).toBe(0)
  })

  it('focuses the heading of a section that the next frame renders', () => {
    const renderFrames = holdFrames()
    ports().focusSection('contact')
    render()
    renderFrames()
    expect(document.activeElement).toBe(find('#contact h2'))
  })
})
