import type { Page } from '@playwright/test'

/**
 * All that a visitor gets from the page, as text: the accessible tree, and what the eye sees and the tree leaves out
 * (title, attributes, typed values, colours, drawings).
 */
export async function pictureOf(page: Page): Promise<string> {
  const seen = await page.evaluate(lookAt)
  const tree = await page.locator('body').ariaSnapshot()
  return `${tree}\n${seen}`
}

/** Runs in the page. */
async function lookAt(): Promise<string> {
  await window.timeMachine.quiet()
  window.timeMachine.finishMotion()
  await window.timeMachine.quiet()

  // typed values have lines of their own; what has been seen once is no state
  const leftOut = ['value', 'checked', 'data-unseen']
  /** React counts ids per mount. A drawing turns the short way: a whole turn more or less looks the same. */
  const comparable = ({ value }: Attr) =>
    value
      .replaceAll(/_[rR]_\w+_/g, '_id_')
      .replaceAll(/rotate\((-?[\d.]+)deg\)/g, (_, angle) => `rotate(${Math.round((Number(angle) + 3600) % 360)}deg)`)
  const linesOf = (node: Node): string[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || node.matches('script')) return []
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !leftOut.includes(name) && `${name}=${value}` !== 'style=')
      .map((attribute) => `${attribute.name}="${comparable(attribute)}"`)
      .sort()
    const tag = `<${node.localName} ${attributes.join(' ')}>`
    // short lines, so that a difference in a drawing can be read
    return [...(tag.match(/.{1,160}/gs) ?? []), ...[...node.childNodes].flatMap(linesOf)]
  }
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ name, type, value, checked }) => `${name} ${type}: ${JSON.stringify(type === 'checkbox' ? checked : value)}`,
  )
  const colours = [...document.querySelectorAll('[data-theme]')].map((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return `${element.className}: ${color} on ${backgroundColor}`
  })
  const root = document.documentElement.getAttributeNames().join(' ')
  return [document.title, root, ...linesOf(document.body), ...values, ...colours].join('\n')
}
