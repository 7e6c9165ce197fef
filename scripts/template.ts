import { plainError } from './plainError.ts'

interface Parts {
  head: string
  page: string
  /** The page's own stylesheets; they follow the site's, so that they may refine it, as they do when loaded later. */
  styles: string
}

/** Puts the parts of a page where the template (`index.html`) has `<!--head-->` and `<!--page-->`. */
export function filledTemplate(template: string, { head, page, styles }: Parts): string {
  const missing = ['head', 'page'].filter((name) => !template.includes(`<!--${name}-->`))
  if (missing.length > 0) {
    throw plainError(
      ...missing.map((name) => `index.html: falta <!--${name}--> — sem essa marca a página sairia vazia`),
    )
  }
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', (end) => styles + end)
    .replace('<!--page-->', () => page)
}
