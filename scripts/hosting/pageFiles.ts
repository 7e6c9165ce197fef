type Redirect = Record<'from' | 'to', string>

const home = (base: string): string => `${base}/`

/** Hosts answer `/contato` with `contato.html` or with `contato/index.html`: with both files each does at once. */
export function filesOf(path: string, base: string): readonly string[] {
  const name = path.slice(home(base).length)
  if (name === '') return ['index.html']
  return name === '404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`]
}

export function redirectsOf(paths: readonly string[], base: string): readonly Redirect[] {
  return paths.flatMap((path) =>
    path === home(base)
      ? [{ from: `${path}index.html`, to: path }]
      : ['/', '/index.html', '.html'].map((end) => ({ from: path + end, to: path })),
  )
}

/** As Netlify and Cloudflare Pages read it. Netlify follows it only where there is no file, hence not here. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
