import { plainError } from './plainError.ts'

/** Puts the parts of a page where the template (`index.html`) has `<!--head-->` and `<!--page-->`. */
export function filledTemplate(template: string, parts: { head: string; page: string }): string {
  const missing = Object.keys(parts).filter((name) => !template.includes(`<!--${name}-->`))
  if (missing.length > 0) {
    throw plainError(
      ...missing.map((name) => `index.html: falta <!--${name}--> — sem essa marca a página sairia vazia`),
    )
  }
  return template.replace('<!--head-->', () => parts.head).replace('<!--page-->', () => parts.page)
}
