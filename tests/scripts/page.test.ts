// @vitest-environment node
import { expect, test } from 'vitest'
import { filledTemplate } from '../../scripts/page'

const parts = { head: '<title>$& $1</title>', page: '<h1>Início</h1>', script: '<script>$&</script>' }

test('a page is put into the template as it is', () => {
  expect(filledTemplate('<head><!--head--></head><body><div><!--page--></div></body>', parts)).toBe(
    '<head><title>$& $1</title></head><body><div><h1>Início</h1></div><script>$&</script></body>',
  )
})

test('a template without its marks stops the build, which says what is missing', () => {
  expect(() => filledTemplate('<head><!--head--></head>', parts)).toThrow(/^index\.html: falta <!--page-->/)
  expect(() => filledTemplate('', parts)).toThrow(/<!--head-->.*\n.*<!--page-->/)
})
