import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainError } from '../plainError.ts'
import { hashOf } from './contentSecurityPolicy.ts'

/** A tag, with its attributes; their values may be in quotes of either kind or in none. */
const tags = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attributes = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Styles and scripts in the page itself, with their text. */
const inlineText = /<(script|style)(?: data-[^>]*)?>([\s\S]*?)<\/\1>/g

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attributes)].map(([, name = '', ...values]) => [name.toLowerCase(), values.join('')]))

/** Data blocks are no scripts: nothing runs in them. */
const isData = (type: string | undefined): boolean => type === 'application/ld+json'

/** Markup that the policy of the pages would refuse: each piece as it stands in the page. */
export function refusedMarkup(html: string, policy = ''): string[] {
  const known = html.replace(inlineText, (piece, _name, text: string) => (policy.includes(hashOf(text)) ? '' : piece))
  return [...known.matchAll(tags)]
    .filter(([, tag = '', rest = '']) => {
      const name = tag.toLowerCase()
      const given = attributesOf(rest)
      const isInlineScript = name === 'script' && !given.has('src') && !isData(given.get('type'))
      const hasHandler = [...given.keys()].some((key) => key.startsWith('on'))
      const runsFromAddress = [...given.values()].some((value) => /^\s*javascript:/i.test(value))
      return isInlineScript || name === 'style' || given.has('style') || hasHandler || runsFromAddress
    })
    .map(([tag]) => tag)
}

/** Stops the build where a page or a drawing holds markup that browsers would refuse under the policy. */
export async function checkMarkup(folder: string, files: readonly string[], policy: string): Promise<void> {
  const problems: string[] = []
  for (const file of files.filter((name) => /\.(?:html|svg)$/.test(name))) {
    const [first] = refusedMarkup(await readFile(join(folder, file), 'utf8'), policy)
    if (first) problems.push(`${file}: a política de segurança recusaria ${first}`)
  }
  if (problems.length > 0) throw plainError(...problems)
}
