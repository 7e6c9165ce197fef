import { base } from '../core/paths'

const coming = new Map<string, Promise<unknown>>()

/**
 * Takes the place of Vite's own loader in the build (scripts/bundling.ts). Engines may remember a module that did not come for as
 * long as the page is open (HTML, "module map"), and a link too: what a module needs is fetched first, so that the import finds
 * it, and what did not come can be asked for again.
 * @param files paths in the site's folder: scripts and stylesheets, the module itself among them
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => bring(`${base}/${file}`)))
  return load()
}

function bring(href: string): Promise<unknown> {
  const known = coming.get(href)
  if (known) return known
  const isThere = document.querySelector(`link[href="${href}"]`)
  const arrival = isThere ? Promise.resolve() : href.endsWith('.css') ? applied(href) : fetched(href)
  coming.set(href, arrival)
  arrival.catch(() => coming.delete(href))
  return arrival
}

async function fetched(href: string) {
  const answer = await fetch(href)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${href} did not come: ${answer.status}`)
}

function applied(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const arrival = new Promise((onload, onerror) => Object.assign(link, { onload, onerror }))
  document.head.append(link)
  return arrival.catch(() => {
    link.remove()
    throw new Error(`${href} did not come`)
  })
}
