import { Window } from 'happy-dom'
import { notFoundRoute, prerender, routes } from '../../src/prerender'

export interface Page {
  path: string
  head: string
  body: string
  document: Document
}

/** Reads a page's markup as a browser would, without a browser. */
export function parse(body: string, head = ''): Document {
  const parser = new new Window().DOMParser()
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
  // happy-dom's own types describe the same document
  return parser.parseFromString(html, 'text/html') as unknown as Document
}

/** Every page of the site, as the build writes it. */
export async function allPages(): Promise<Page[]> {
  const pages: Page[] = []
  for (const route of [...routes, notFoundRoute]) {
    const { head, body } = await prerender(route)
    pages.push({ path: route.path, head, body, document: parse(body, head) })
  }
  return pages
}

const isSilent = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || ['script', 'style'].includes(element.localName)

/** Elements that stand inside a sentence. */
const inline = ['a', 'b', 'em', 'i', 'strong']

/** The text of an element as it is read out: without what is hidden from assistive technology. */
export function textOf(node: Node): string {
  const read = (current: Node): string =>
    [...current.childNodes]
      .map((child) => {
        if (child.nodeType === 3) return child.textContent ?? ''
        const element = child.nodeType === 1 ? (child as Element) : null
        if (!element || isSilent(element)) return ''
        return inline.includes(element.localName) ? read(element) : ` ${read(element)} `
      })
      .join('')
  return read(node).replace(/\s+/g, ' ').trim()
}
