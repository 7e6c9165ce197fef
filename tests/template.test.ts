// @vitest-environment node
import { expect, test } from 'vitest'
import { filledTemplate } from '../scripts/template'

const parts = { head: '<title>$& $1</title>', page: '<h1>Início</h1>', styles: '<link href="$&">' }

test('a page is put into the template as it is', () => {
  expect(filledTemplate('<head><!--head--></head><div><!--page--></div>', parts)).toBe(
    '<head><title>$& $1</title><link href="$&"></head><div><h1>Início</h1></div>',
  )
})

test('a template without its marks stops the build, which says what is missing', () => {
  expect(() => filledTemplate('<head><!--head--></head>', parts)).toThrow(/^index\.html: falta <!--page-->/)
  expect(() => filledTemplate('', parts)).toThrow(/<!--head-->.*\n.*<!--page-->/)
})
