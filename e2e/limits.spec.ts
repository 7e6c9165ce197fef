import { limits } from '../scripts/practice/fields.ts'
import { expect, test } from './fixtures'
import { openInItsFonts, practice } from './site'
import { cutOffWords } from './wordsCut'

const words =
  'Acompanho pessoas adultas em momentos de passagem, com tempo e escuta, a partir de sonhos, imagens e afetos que pedem um lugar, sem pressa de traduzir o que ainda não tem nome, e com o cuidado de quem sabe que cada percurso tem seu ritmo. '

/** A text of the greatest length the practice file takes, in words of ordinary length. */
const longest = (length: number) =>
  `${words
    .repeat(2)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, 'm')}.`

test.use({ viewport: { width: 1280, height: 800 } })

test('with every text of the practice file at its greatest length, slides I to III do not scroll', async ({ page }) => {
  const replacements: [shipped: string, longer: string][] = [
    ...practice.biography.map((text): [string, string] => [text.slice(1), longest(limits.biography[1]).slice(1)]),
    ...practice.credentials.flatMap(({ title, description }): [string, string][] => [
      [title, longest(limits.credentialTitle[1])],
      [description, longest(limits.credentialDescription[1])],
    ]),
    ...practice.services.map(({ description }): [string, string] => [
      description,
      longest(limits.serviceDescription[1]),
    ]),
    [practice.name, longest(limits.name[1])],
  ]
  await openInItsFonts(page, '/')
  const replaced = await page.evaluate((pairs) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [shipped, longer] of pairs) {
        if (!node.nodeValue?.endsWith(shipped)) continue
        node.nodeValue = node.nodeValue.slice(0, -shipped.length) + longer
        found.add(shipped)
        break
      }
    }
    return found.size
  }, replacements)
  expect(replaced).toBe(new Set(replacements.map(([shipped]) => shipped)).size)
  const heights = await page
    .locator('section[aria-roledescription="slide"]')
    .evaluateAll((slides) => slides.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
  expect(heights.slice(0, 3)).toEqual([0, 0, 0])
})

const longName = 'Ana Carolina Nascimento Ferreira dos Santos Albuquerque Lima'

for (const [width, size] of [
  [1280, 1],
  [768, 1],
  [768, 2],
  [320, 1],
  [320, 2],
] as const)
  test(`a name of ${longName.length} letters stands whole on the bar at ${width} px, with text ${size} times as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    for (const path of ['/', '/mandala-arquetipica']) {
      await openInItsFonts(page, path)
      const name = page.getByRole('banner').getByText(practice.name)
      await name.evaluate(
        (element, [longer, percent]) => {
          element.textContent = longer
          // as the frame does for more than 32 letters
          element.closest<HTMLElement>('[data-layout]')?.setAttribute('data-name', 'long')
          const larger = new CSSStyleSheet()
          larger.replaceSync(`html { font-size: ${percent}% !important; }`)
          document.adoptedStyleSheets = [larger]
        },
        [longName, size * 100] as const,
      )
      expect(await cutOffWords(page)).toEqual([])
      const [inner, outer] = await Promise.all([
        page.getByText(longName).first().boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      if (!inner || !outer) throw new Error('no name, or no bar')
      expect(inner.y).toBeGreaterThanOrEqual(outer.y)
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    }
  })
