/** A second address of a page, and the clean one it leads to. */
export interface Redirect {
  from: string
  to: string
}

/** Where the home page is: `/`, or `/site/` in a subfolder. */
const home = (base: string): string => `${base}/`

/**
 * Files of the page at this address. Hosts answer `/contato` with `contato.html`, or lead to `/contato/` and answer with
 * `contato/index.html`; with both files each of them answers at once, with and without the final slash.
 * @param path address of the page on its host, `/site/contato` in the subfolder `/site`
 */
export function filesOf(path: string, base: string): readonly string[] {
  const name = path.slice(home(base).length)
  if (name === '') return ['index.html']
  return name === '404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`]
}

/** What leads to the clean addresses: with a final slash, or as a file. */
export function redirectsOf(paths: readonly string[], base: string): readonly Redirect[] {
  return paths.flatMap((path) =>
    path === home(base)
      ? [{ from: `${path}index.html`, to: path }]
      : ['/', '/index.html', '.html'].map((end) => ({ from: path + end, to: path })),
  )
}

/**
 * The redirects file as Netlify and Cloudflare Pages read it. Cloudflare follows it always; Netlify only where there is no
 * file, hence not here: it answers each name with the page. Both answer what they do not know with `404.html` and status 404.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
