import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { plainError } from '../plainError.ts'
import { hashOf } from './contentSecurityPolicy.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
]

const elementsIn = (node: Node): Element[] => [
  ...('attrs' in node ? [node] : []),
  ...childrenOf(node).flatMap(elementsIn),
]

const textOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('')

/** Whether browsers would refuse this under the policy, which knows what stands in the page itself by its hash. */
function isRefused(element: Element, policy: string): boolean {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]))
  // data blocks are no scripts: nothing runs in them
  const isScript = element.tagName === 'script' && !given.has('src') && given.get('type') !== 'application/ld+json'
  const isInline = isScript || element.tagName === 'style'
  const hasHandler = [...given].some(([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value))
  return (isInline && !policy.includes(hashOf(textOf(element)))) || given.has('style') || hasHandler
}

/** Markup that the policy of the pages would refuse: each tag as it stands in the page. */
export function refusedMarkup(html: string, policy = ''): string[] {
  const refused = elementsIn(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })).filter((one) =>
    isRefused(one, policy),
  )
  return refused.map(({ sourceCodeLocation: at }) => html.slice(at?.startOffset, at?.startTag?.endOffset))
}

export async function checkMarkup(folder: string, files: readonly string[], policy: string): Promise<void> {
  const problems: string[] = []
  for (const file of files.filter((name) => /\.(?:html|svg)$/.test(name))) {
    const [first] = refusedMarkup(await readFile(join(folder, file), 'utf8'), policy)
    if (first) problems.push(`${file}: a política de segurança recusaria ${first}`)
  }
  if (problems.length > 0) throw plainError(...problems)
}
