import type { Page } from '@playwright/test'

/** A thing in the accessible tree of Chromium, with what the tree leaves out and a screen reader still asks for. */
export interface Accessible {
  role: string
  /** As in the tree, spaces at its ends included. */
  name: string
  description: string
  value: string
  /** States and properties of the tree, by its names for them. */
  states: Readonly<Record<string, unknown>>
  /** Attributes of the element; none for a text. */
  attributes: Readonly<Record<string, string>>
  /** Whether it stands in a line of text, with no pause before or after it. */
  isInline: boolean
  children: readonly Accessible[]
}

interface Element {
  attributes: Record<string, string>
  display: string
}

const textOf = (field: { value?: unknown } | undefined): string => String(field?.value ?? '')

/** The whole page, from its root on. */
export async function accessibleTree(page: Page): Promise<Accessible> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] })
  await session.detach()

  const elements = new Map<number, Element>()
  const [document] = documents
  const displays = new Map(
    document?.layout.nodeIndex.map((node, at) => [node, strings[document.layout.styles[at]?.[0] ?? -1]]),
  )
  for (const [at, id] of (document?.nodes.backendNodeId ?? []).entries()) {
    const names = document?.nodes.attributes?.[at] ?? []
    const attributes: Record<string, string> = {}
    for (let pair = 0; pair < names.length; pair += 2)
      attributes[strings[names[pair] ?? -1] ?? ''] = strings[names[pair + 1] ?? -1] ?? ''
    elements.set(id, { attributes, display: displays.get(at) ?? 'inline' })
  }

  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const accessible = (id: string): Accessible[] => {
    const node = byId.get(id)
    if (!node) return []
    const element = elements.get(node.backendDOMNodeId ?? -1)
    return [
      {
        role: textOf(node.role),
        name: textOf(node.name),
        description: textOf(node.description),
        value: textOf(node.value),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        attributes: element?.attributes ?? {},
        isInline: textOf(node.role) === 'StaticText' || element === undefined || element.display === 'inline',
        children: (node.childIds ?? []).flatMap(accessible),
      },
    ]
  }
  const [root] = accessible(nodes[0]?.nodeId ?? '')
  if (!root) throw new Error('the page has no accessible tree')
  return root
}
