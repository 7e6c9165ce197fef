import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = Object.keys(import.meta.glob('../../src/**/*.css')).map((path) => {
  const file = path.replace('../../', '')
  return [file, readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')]
})

/** What each `:has()` of a sheet looks for. */
function lookedFor(css: string): string[] {
  const found: string[] = []
  for (const { index } of css.matchAll(/:has\(/g)) {
    let depth = 1
    let end = index + 5
    for (; depth > 0 && end < css.length; end++) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0
    found.push(css.slice(index + 5, end - 1))
  }
  return found
}

/** A class or an element that a browser can look for; a sign of state alone is sought in all that changes. */
const isNamed = (selector: string) => /^[>+~]?\s*(\.|[a-z])/.test(selector.trim())

it('knows what it reads', () => {
  expect(lookedFor('a:has(> b:not(.c)) d:has(e), f { g: h }')).toEqual(['> b:not(.c)', 'e'])
  expect(isNamed(':checked')).toBe(false)
  expect(isNamed('> .answers')).toBe(true)
})

it.each(sheets)('no click makes the browser search the page for %s', (_, css = '') => {
  for (const argument of lookedFor(css)) {
    expect(argument).not.toMatch(/\[|:not\(/)
    for (const selector of argument.split(',')) expect(isNamed(selector), selector).toBe(true)
  }
})

/** Names that every theme gives a colour. */
const themes = sheets.find(([file]) => file?.endsWith('/themes.css'))?.[1] ?? ''
const colours = new Set([...themes.matchAll(/(--[\w-]+): var\(/g)].map(([, name = '']) => name))

const colour = /^(#[\da-f]{3,8}|[A-Za-z]+|var\(--[\w-]+(?:, #[\da-f]{6})?\)|color-mix\(.*\))$/

/** What a sheet calls by the name of a colour without being one. */
const misnamed = (css: string): string[] =>
  [...css.matchAll(/(?<=[\s{;])(--[\w-]+):\s*([^;}]+)/g)].flatMap(([found, name = '', value = '']) =>
    colours.has(name) && !colour.test(value.trim()) ? [found] : [],
  )

it('knows the colours and what is none', () => {
  expect(colours).toContain('--line')
  expect(misnamed('.a { --line: calc(45vh + 2rem); --soft: CanvasText }')).toEqual(['--line: calc(45vh + 2rem)'])
})

it.each(sheets)('what bears the name of a colour is one in %s', (_, css = '') => {
  expect(misnamed(css)).toEqual([])
})
