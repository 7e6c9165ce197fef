import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

/** What nobody does before the whole stylesheets have come, a moment after the first paint. */
const laterStates = /:hover|:active|:user-invalid/

/**
 * The rules a page needs for its first picture: those that could match its markup. What paper, later states and other pages
 * need comes with the whole stylesheets.
 * @param body markup of what stands in the page's body
 */
export async function criticalStyles(styles: readonly string[], body: string): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${body}`, extension: 'html' }],
    css: styles.map((text) => ({ raw: forScreens(text) })),
    keyframes: true,
    blocklist: [laterStates],
    // with the colons of addresses (`[href^="tel:"]`)
    defaultExtractor: (markup) => markup.match(/[\w:-]+/g) ?? [],
  })
  return results.map(({ css }) => css).join('')
}

/**
 * Without what paper needs, without fonts: those of the first picture are put into the page by themselves, and without motion:
 * nothing changes before the whole stylesheets have come.
 */
function forScreens(text: string): string {
  const root = postcss.parse(text)
  root.walkAtRules(/^(?:media|font-face)$/, (rule) => {
    if (rule.name === 'font-face' || rule.params === 'print') rule.remove()
  })
  root.walkDecls(/^(?:transition|animation)/, (declaration) => {
    declaration.remove()
  })
  return root.toString()
}
