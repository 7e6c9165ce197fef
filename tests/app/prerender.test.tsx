import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../src/app/App'
import { isLanding, routeOf } from '../../src/app/routes'
import { createStore, type Store } from '../../src/app/store'
import { viewportChanged } from '../../src/core/events'
import { credentialLine } from '../../src/core/format'
import { normalPath } from '../../src/core/paths'
import { fieldNames, sendFailed, sendRequested } from '../../src/form/slice'
import { practice } from '../../src/practice'
import { allPages, parse, textOf } from '../support/pages'

const pages = await allPages()
const pageAt = (path: string) => pages.find((page) => page.path === normalPath(path))

const ids = (document: Document) => [...document.querySelectorAll('[id]')].map(({ id }) => id)
const links = (document: Document) => [...document.querySelectorAll('a[href]')]
const hrefOf = (link: Element) => link.getAttribute('href') ?? ''

const isTool = (path: string) => routeOf(path).tool !== undefined

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(pages)('the page $path', ({ path, document }) => {
  it('names the practitioner in full, with profession and council registration', () => {
    const text = textOf(document.body)
    expect(text).toContain(practice.name)
    expect(text).toContain(credentialLine(practice))
    expect(text).toMatch(/psicólog[ao], CRP \d{2}\/\d+/i)
  })

  it('has exactly one first heading, which can take the focus, and one main part', () => {
    const [heading, ...others] = document.querySelectorAll('h1')
    expect(others).toEqual([])
    expect(heading?.getAttribute('tabindex') ?? (isLanding(path) ? '-1' : null)).toBe('-1')
    expect(document.querySelectorAll('main')).toHaveLength(1)
  })

  it('is indexed at its own address, unless it is for unknown ones', () => {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    const isIndexed = document.querySelector('meta[name="robots"][content="noindex"]') === null
    expect(canonical).toBe(isIndexed ? new URL(routeOf(path).page.path, practice.site.url).href : undefined)
    expect(isIndexed).toBe(path !== '/404')
  })

  it('names whom to call in distress, with both numbers as links', () => {
    const numbers = links(document).map(hrefOf)
    expect(numbers).toEqual(expect.arrayContaining(['tel:188', 'tel:192']))
    expect(textOf(document.body)).toMatch(/risco agora.*192 \(SAMU\).*Para conversar, dia e noite.*188 \(CVV/i)
  })

  it('uses every id once, and refers only to ids there are', () => {
    expect(twice(ids(document))).toEqual([])
    for (const attribute of ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) expect(ids(document)).toContain(id)
      }
    }
  })

  it('links only to pages and places there are', () => {
    for (const link of links(document)) {
      const href = hrefOf(link)
      if (!/^[/#]/.test(href)) continue
      const { pathname, hash } = new URL(href, `https://www.exemplo.com.br${path}`)
      const target = pageAt(pathname)
      expect(target, `${href} leads nowhere`).toBeDefined()
      expect(routeOf(pathname).path).toBe(pathname)
      if (hash && target) expect(ids(target.document)).toContain(hash.slice(1))
    }
  })

  it('opens other sites without handing them the page, and says so of new tabs', () => {
    for (const link of links(document)) {
      if (!/^https?:/.test(hrefOf(link)) || link.getAttribute('target') !== '_blank') continue
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
      expect(textOf(link)).toContain('(abre em nova aba)')
    }
  })

  if (isTool(path)) {
    it('leads back home in its header, and says that it needs JavaScript', () => {
      const header = [...document.querySelectorAll('header a')]
      expect(header.map((link) => [textOf(link), hrefOf(link)])).toEqual([
        ['Voltar', '/'],
        [practice.name, '/'],
      ])
      expect(document.querySelector('noscript')?.innerHTML).toContain('precisa de JavaScript')
    })
  }
})

describe('the links of the bar', () => {
  const current = (path: string) =>
    [...(pageAt(path)?.document.querySelectorAll('.nav__link[aria-current]') ?? [])].map((link) => [
      textOf(link),
      link.getAttribute('aria-current'),
    ])

  it.each([
    ['/', [['Início', 'page']]],
    ['/spa', [['Início', 'page']]],
    [`/sobre-${practice.aboutSlug}`, [['Início', 'true']]],
    ['/atuacao-clinica-junguiana', [['Atuação Clínica', 'page']]],
    ['/servicos-terapia', [['Serviços', 'page']]],
    ['/contato-agendar', [['Contato', 'page']]],
    ['/privacidade', []],
    ['/404', []],
  ])('are current on the page of their section: %s', (path, links) => {
    expect(current(path)).toEqual(links)
  })

  it('lead to sections on the landing page, elsewhere to pages, at last to the contact', () => {
    const targets = (path: string) => [...(pageAt(path)?.document.querySelectorAll('.nav a') ?? [])].map(hrefOf)
    expect(targets('/')).toEqual(['/', '/#emotional-map', '/#services', '/#contact', '/#contact'])
    expect(targets('/privacidade')).toEqual([
      '/',
      '/atuacao-clinica-junguiana',
      '/servicos-terapia',
      '/contato-agendar',
      '/#contact',
    ])
  })
})

it('the pager of a page leads to the neighbouring pages, all the way round', () => {
  const about = `/sobre-${practice.aboutSlug}`
  const all = [about, '/atuacao-clinica-junguiana', '/servicos-terapia', '/contato-agendar']
  for (const [index, path] of all.entries()) {
    const pager = pageAt(path)?.document.querySelector('nav[aria-label="Páginas vizinhas"]')
    const found = [...(pager?.querySelectorAll('a') ?? [])].map(hrefOf)
    const neighbours = [all.at(index - 1), ...all, all[(index + 1) % all.length]]
    expect(found).toEqual(neighbours)
    expect(pager?.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe(path)
  }
})

it('the landing page is the same at its second address', () => {
  expect(pageAt('/spa')?.body).toBe(pageAt('/')?.body)
})

describe.each(['/', '/contato-agendar'])('the message form on %s', (path) => {
  const { form: service } = practice.contact
  const form = pageAt(path)?.document.querySelector('form')
  const controls = [...(form?.querySelectorAll('input, textarea') ?? [])]

  it('sends exactly the four fields and the hidden key', () => {
    expect(controls.map((control) => control.getAttribute('name')).sort()).toEqual([...fieldNames, 'access_key'].sort())
    const key = form?.querySelector('[name="access_key"]')
    expect(key?.getAttribute('type')).toBe('hidden')
    expect(key?.getAttribute('value')).toBe(service?.accessKey)
  })

  it('requires name and e-mail, marked with *, and leaves the check to the browser', () => {
    const required = controls.filter((control) => control.hasAttribute('required'))
    expect(required.map((control) => [control.getAttribute('name'), control.getAttribute('type')])).toEqual([
      ['name', 'text'],
      ['email', 'email'],
    ])
    for (const control of required) {
      const label = control.closest('label') ?? form?.querySelector(`label[for="${control.id}"]`)
      expect(label && textOf(label)).toMatch(/ \*$/)
    }
    expect(form?.hasAttribute('novalidate')).toBe(false)
  })

  it('asks for the keyboard and the known text of each field', () => {
    const asked = (attribute: string) => controls.flatMap((control) => control.getAttribute(attribute) ?? [])
    expect(asked('autocomplete')).toEqual(['name', 'email', 'tel'])
    expect(asked('inputmode')).toEqual(['email', 'tel'])
  })
})

describe('states the browser will show', () => {
  const show = (store: Store) =>
    parse(
      renderToString(
        <StaticRouter location="/">
          <App store={store} />
        </StaticRouter>,
      ),
    )
  const arrived = (...events: Parameters<Store['dispatch']>[0][]) => {
    const store = createStore()
    store.dispatch(viewportChanged({ mode: 'desktop' }))
    for (const event of events) store.dispatch(event)
    return show(store)
  }

  it('slides are between two copies without id, name and focus', () => {
    const document = arrived()
    const copies = [...document.querySelectorAll('.slide--before, .slide--after')]
    expect(copies).toHaveLength(2)
    expect(twice(ids(document))).toEqual([])
    for (const copy of copies) {
      expect(copy.hasAttribute('inert')).toBe(true)
      expect(copy.getAttribute('aria-hidden')).toBe('true')
      expect(copy.querySelector('[id], [name], [role="status"]')).toBeNull()
    }
  })

  it('while sending the fields can be read but not changed, and the button says so', () => {
    const form = arrived(sendRequested()).querySelector('#contact form')
    expect(form?.getAttribute('aria-busy')).toBe('true')
    for (const field of form?.querySelectorAll('input:not([type="hidden"]), textarea') ?? []) {
      expect(field.hasAttribute('readonly')).toBe(true)
      expect(field.hasAttribute('disabled')).toBe(false)
    }
    const button = form?.querySelector('button')
    expect(button && textOf(button)).toBe('Enviando...')
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    expect(button?.hasAttribute('disabled')).toBe(false)
  })

  it('after a failure nothing tells of it', () => {
    const failed = arrived(sendRequested(), sendFailed({ send: 1, notice: false, reason: 'offline' }))
    expect(failed.body.innerHTML).toBe(arrived().body.innerHTML)
  })
})
