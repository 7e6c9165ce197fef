import { plainError } from './plainError.ts'

interface Parts {
  head: string
  page: string
  /** At the end of the page. */
  script: string
}

/** Puts the parts of a page where the template (`index.html`) has `<!--head-->` and `<!--page-->`. */
export function filledTemplate(template: string, { head, page, script }: Parts): string {
  const missing = ['head', 'page'].filter((name) => !template.includes(`<!--${name}-->`))
  if (missing.length > 0) {
    throw plainError(
      ...missing.map((name) => `index.html: falta <!--${name}--> — sem essa marca a página sairia vazia`),
    )
  }
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('</body>', (end) => script + end)
}
