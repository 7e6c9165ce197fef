import type { Page } from '@playwright/test'

/**
 * All that a visitor gets from the page, as text: the accessible tree, and what the eye sees and the tree leaves out
 * (title, attributes, typed values, colours, drawings).
 * @param withMotion drawings and inline styles may be on their way, so they are left out
 */
export async function pictureOf(page: Page, withMotion: boolean): Promise<string> {
  const seen = await page.evaluate(lookAt, withMotion)
  const tree = await page.locator('body').ariaSnapshot()
  return `${tree}\n${seen}`
}

/** Runs in the page. */
async function lookAt(withMotion: boolean): Promise<string> {
  await window.timeMachine.quiet()
  window.timeMachine.finishTransitions()

  // a clipPath is the veil from under which a piece has come
  const leftOut = { elements: 'script, clipPath', attributes: ['value', 'checked'] }
  if (withMotion) {
    leftOut.elements += ', svg'
    leftOut.attributes.push('style')
  }
  const linesOf = (node: Node): string[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || node.matches(leftOut.elements)) return []
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !leftOut.attributes.includes(name) && `${name}=${value}` !== 'style=')
      // React counts ids per mount
      .map(({ name, value }) => `${name}="${value.replaceAll(/_[rR]_\w+_/g, '_id_')}"`)
      .sort()
    const tag = `<${node.localName} ${attributes.join(' ')}>`
    // short lines, so that a difference in a drawing can be read
    return [...(tag.match(/.{1,160}/gs) ?? []), ...[...node.childNodes].flatMap(linesOf)]
  }
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ name, type, value, checked }) => `${name} ${type}: ${JSON.stringify(type === 'checkbox' ? checked : value)}`,
  )
  const colours = [...document.querySelectorAll('[data-tone]')].map((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return `${element.className}: ${color} on ${backgroundColor}`
  })
  const root = document.documentElement.getAttributeNames().join(' ')
  return [document.title, root, ...linesOf(document.body), ...values, ...colours].join('\n')
}
