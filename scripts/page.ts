import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { build, type Rolldown } from 'vite'
import { plainError } from './plainError.ts'

export async function bootScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // a browser that cannot read the rest of the site's scripts shall at least get its stylesheets and say so
      target: ['es2018', 'safari12'],
      modulePreload: false,
      rolldownOptions: { input: 'src/navigation/boot.ts', output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  const code = output?.output[0].code.trim()
  if (!code || code.includes('</')) throw new Error('src/navigation/boot.ts is no inline script')
  return code
}

/** What nobody does before the whole stylesheets have come, a moment after the first paint. */
const laterStates = /:hover|:active|:read-only|:user-invalid|data-unseen/

/** The rules that could match this markup; what paper and later states need comes with the whole stylesheets. */
export async function criticalStyles(styles: readonly string[], body: string): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${body}`, extension: 'html' }],
    css: styles.map((text) => ({ raw: forScreens(text) })),
    keyframes: true,
    // with the colons of addresses (`[href^="tel:"]`)
    defaultExtractor: (markup) => markup.match(/[\w:-]+/g) ?? [],
  })
  return results.map(({ css }) => css).join('')
}

/**
 * Without fonts, which the page names by itself, without motion, touch and the colour of scrollbars: nothing moves before the whole
 * sheets. Forced colours come with them, too. What they add must lay nothing out anew.
 */
function forScreens(text: string): string {
  const root = postcss.parse(text)
  root.walkAtRules(/^(?:media|font-face)$/, (rule) => {
    if (rule.name === 'font-face' || /^print$|reduced-motion|forced-colors/.test(rule.params)) rule.remove()
  })
  root.walkDecls(
    /^(?:transition|animation|will-change|cursor|(?:-webkit-)?user-select|touch-action|pointer-events|scrollbar-color|overscroll|scroll-margin|view-transition|break-|--[de]-|--fill-hover)/,
    (declaration) => {
      declaration.remove()
    },
  )
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !laterStates.test(selector))
    if (rule.nodes.length === 0 || selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Puts the parts of a page where the template (`index.html`) has `<!--head-->` and `<!--page-->`. */
export function filledTemplate(template: string, { head, page, script }: Record<'head' | 'page' | 'script', string>) {
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
