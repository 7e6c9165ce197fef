// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/app/ports'
import { type SectionId, sectionOf, sections } from '../../src/core/sections'

const service = { endpoint: 'https://formulario.exemplo.com.br/envio', accessKey: 'chave' }
const message = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Manhãs.' }

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  navigate.mockClear()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const navigate = vi.fn()
const ports = () => createPorts({ navigate }, service)

function serviceAnswers(body: string, status = 200) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(
    async () => new Response(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const send = () => ports().send(message, new AbortController().signal)

describe('a message', () => {
  it('posts the four fields and the key as multipart form data, and nothing else', async () => {
    const fetch = serviceAnswers('{"success":true}')
    await send()
    expect(fetch).toHaveBeenCalledOnce()
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(address).toBe(service.endpoint)
    expect(request?.method).toBe('POST')
    expect(request?.headers).toEqual({ Accept: 'application/json' })
    const body = request?.body
    expect(body instanceof FormData && [...body.entries()]).toEqual([
      ...Object.entries(message),
      ['access_key', service.accessKey],
    ])
  })

  it('has been taken when the answer says success: true', async () => {
    serviceAnswers('{"success":true,"message":"obrigado"}')
    await expect(send()).resolves.toBeUndefined()
  })

  it.each([
    ['success is false', 200, '{"success":false}'],
    ['success is only a word', 200, '{"success":"true"}'],
    ['success is a number', 200, '{"success":1}'],
    ['success is not said', 200, '{"body":{"success":true}}'],
    ['it is a list', 200, '[true]'],
    ['it is null', 200, 'null'],
    ['it is true and no more', 200, 'true'],
    ['it is empty', 200, ''],
    ['it is a page', 200, '<!doctype html><p>success</p>'],
    ['too many were sent', 429, '<html>'],
    ['the service is broken', 500, '{"success":false}'],
    ['the service is broken and says otherwise', 500, '{"success":true}'],
  ])('has not been taken when %s', async (_why, status, body) => {
    serviceAnswers(body, status)
    await expect(send()).rejects.toThrow(String(status))
  })

  it('has not been taken when the network fails', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(send()).rejects.toThrow('Failed to fetch')
  })

  it('logs why it could not be sent', () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const reason = new Error('no')
    ports().reportFailure(reason)
    expect(console).toHaveBeenCalledExactlyOnceWith(expect.any(String), reason)
  })
})

describe('the print dialog', () => {
  it('opens with the next frame, when the page shows the sheet', () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
    const print = vi.fn()
    vi.stubGlobal('print', print)
    ports().print()
    expect(print).not.toHaveBeenCalled()
    for (const paint of frames) paint()
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the address', () => {
  const nameAt = (address: string, section: SectionId) => {
    window.history.replaceState(null, '', address)
    ports().nameSlide(section)
    return window.location.pathname + window.location.hash
  }

  it('is replaced by that of the section, under the same name of the landing page', () => {
    expect(nameAt('/#contact', 'services')).toBe('/#services')
    expect(nameAt('/spa#services', 'about')).toBe('/spa')
  })

  it('is left alone where it names the section already', () => {
    const replaceState = vi.spyOn(window.history, 'replaceState')
    for (const { address, id } of sections) nameAt(address, id)
    expect(replaceState).toHaveBeenCalledTimes(sections.length)
    replaceState.mockRestore()
  })

  it('is left alone where it is that of a page whose code has still to come', () => {
    expect(nameAt('/privacidade', 'services')).toBe('/privacidade')
  })
})

describe('on the page', () => {
  /** The four sections of the landing page, each with its heading. */
  function landing() {
    const track = document.createElement('main')
    const title = document.createElement('h1')
    title.tabIndex = -1
    track.append(
      title,
      ...sections.map(({ anchor }) => {
        const section = document.createElement('section')
        section.id = anchor
        section.className = 'slide'
        const heading = document.createElement('h2')
        heading.tabIndex = -1
        heading.dataset.arrival = ''
        section.append(heading)
        return section
      }),
    )
    document.body.append(track)
    return track
  }
  const headingOf = (id: 'about' | 'contact') => document.querySelector(`#${sectionOf(id).anchor} h2`)

  it('the focus goes to the heading of a section, and the slide to its top', () => {
    landing()
    const slide = document.getElementById('contact') as HTMLElement
    slide.scrollTop = 200
    ports().focusSection('contact')
    expect(document.activeElement).toBe(headingOf('contact'))
    expect(slide.scrollTop).toBe(0)
  })

  it('the focus also goes to the heading of a section that the next frame renders', () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
    ports().focusSection('contact')
    landing()
    for (const paint of frames) paint()
    expect(document.activeElement).toBe(headingOf('contact'))
  })

  it('a section is scrolled to with the given behaviour', () => {
    landing()
    const section = document.getElementById('contact')
    const scroll = section && vi.spyOn(section, 'scrollIntoView').mockImplementation(() => {})
    ports().scrollToSection('contact', 'smooth')
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
  })

  it('a section that is not there does no harm', () => {
    ports().scrollToSection('contact', 'instant')
    ports().focusSection('contact')
    expect(document.activeElement).toBe(document.body)
  })

  it('arriving by a link puts the window at its top and the focus on the first heading', () => {
    const track = landing()
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    ports().arriveAtPage('link')
    expect(scroll).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(track.querySelector('h1'))
  })
})
