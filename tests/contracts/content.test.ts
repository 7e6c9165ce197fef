import { describe, expect, it } from 'vitest'
import { placeholderIn } from '../../practice/phrases'
import { tools } from '../../src/tools'
import { allPages, textOf } from '../support/pages'
import { avoidedEverywhere, avoidedIn, avoidedInTools } from '../support/phrases'

/** What a visitor reads or is read to: the page, its title and description, names and pictures. */
const spoken = (document: Document): string =>
  [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"], meta[property]')].map((meta) =>
      meta.getAttribute('content'),
    ),
    ...['aria-label', 'alt', 'placeholder', 'title'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
    ),
    textOf(document.body),
  ].join(' · ')

const pages = (await allPages()).map(({ path, document }) => ({ path, text: spoken(document) }))
const toolPaths = tools.map(({ path }) => path)

describe.each(pages)('the page $path', ({ path, text }) => {
  it('promises, judges and sells nothing', () => {
    expect(avoidedIn(text, toolPaths.includes(path) ? avoidedInTools : avoidedEverywhere)).toEqual([])
  })

  it('leaves no place to fill in', () => {
    expect(placeholderIn(text)).toBeUndefined()
  })

  it('never raises its voice', () => {
    expect(text.match(/[^.]{0,40}(?:[!¡]|\p{Emoji_Presentation})/gu) ?? []).toEqual([])
  })
})
