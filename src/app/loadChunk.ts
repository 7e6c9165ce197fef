import { base } from '../core/paths'

const loading = new Map<string, Promise<unknown>>()

/**
 * Takes the place of Vite's own loader in the build (scripts/bundling.ts). Browsers may remember a module that failed to load for as
 * long as the page is open (HTML, "module map"), and a link too. So the files are fetched first: the import then finds them, and
 * those that failed can be fetched again.
 * @param files paths in the site's folder: scripts and stylesheets, the module itself among them
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => bring(`${base}/${file}`)))
  return load()
}

function bring(href: string): Promise<unknown> {
  const known = loading.get(href)
  if (known) return known
  const isThere = document.querySelector(`link[href="${href}"]`)
  const arrival = isThere ? Promise.resolve() : href.endsWith('.css') ? applied(href) : fetched(href)
  loading.set(href, arrival)
  arrival.catch(() => loading.delete(href))
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
