import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examplePractice as practice } from '../../practice/examplePractice'
import type { PracticeFile } from '../../practice/schema'
import { paths } from '../../src/core/paths'
import { themeColors } from '../../src/seo/themeColors'
import { tools } from '../../src/tools'
import { limitsAt, type Range } from '../support/extremePractices'
import { always } from '../support/runs'
import { headOfPage, headPages, pagesOf } from './pages'

const pages = headPages(practice)
const heads = pages.map((page) => headOfPage(page, practice))

/** One to many words, of 20 letters at most each. */
const anyName = fc
  .array(textOf([1, 20]), { minLength: 1, maxLength: 30 })
  .map((words) => words.join(' '))
  .filter(({ length }) => length >= 3 && length <= limitsAt('name')[1])

/** Any practice whose texts keep the limits of the practice file. */
const anyPractice: fc.Arbitrary<PracticeFile> = fc
  .record({
    name: anyName,
    town: textOf(limitsAt('contact.town')),
    university: textOf(limitsAt('education.university')),
    institute: textOf(limitsAt('education.institute')),
    number: fc.integer({ min: 100, max: 9_999_999 }).map(String),
    profession: fc.constantFrom('psicóloga' as const, 'psicólogo' as const),
  })
  .map(({ name, town, university, institute, number, profession }) => ({
    ...practice,
    name,
    profession,
    registration: { ...practice.registration, number },
    contact: { ...practice.contact, town },
    education: { university, training: 'formação em instituto', institute },
  }))

function textOf([min, max]: Range): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((length) => 'N'.repeat(length))
}

describe('the head of every page', () => {
  it('has a title and a description of its own', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
    for (const { title } of heads) expect(title).toMatch(new RegExp(`${practice.name}$`))
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
  })

  it('keeps the lengths for every practice the schema lets through', () => {
    always(anyPractice, (anyone) => {
      for (const page of headPages(anyone)) {
        const { title, description } = headOfPage(page, anyone)
        expect(title.length).toBeLessThanOrEqual(60)
        expect(description.length).toBeGreaterThanOrEqual(110)
        expect(description.length).toBeLessThanOrEqual(160)
        // a tool's description ends in who offers it as far as there is space
        if (tools.some(({ id }) => id === page.id)) continue
        expect(description).toContain(anyone.profession)
        expect(description).toContain(`CRP 06/${anyone.registration.number}`)
      }
    })
  })

  it('of a long name has its first and last word, so that the town stays', () => {
    const anyone = { ...practice, name: 'Ana Carolina Ferreira dos Santos Lima' }
    const { title, description } = headOfPage({ id: 'home', path: paths.home, theme: 'papel' }, anyone)
    expect(title).toBe('Psicóloga junguiana em Cidade e online · Ana Lima')
    expect(description).toContain('Ana Carolina Ferreira dos Santos Lima, psicóloga')
  })

  it.each(['about', 'services'] as const)('cites university and institute on the %s page', (id) => {
    const page = pagesOf(practice).find((candidate) => candidate.id === id)
    const text = page ? JSON.stringify(headOfPage(page, practice)) : ''
    expect(text).toContain(practice.education.university)
    expect(text).toContain(practice.education.institute)
  })

  it('colours the browser as the stylesheet colours the page', () => {
    expect(heads.map(({ themeColor }) => themeColor)).toEqual(pages.map(({ theme }) => themeColors[theme]))
    const css = readFileSync(new URL('../../src/ui/styles/themes.css', import.meta.url), 'utf8')
    const grounds = [...css.matchAll(/\[data-theme="(\w+)"\][^{}]*\{\s*--ground:\s*var\([^#]+(#\w+)/g)].map(
      ([, theme, colour]) => [theme, colour?.toUpperCase()],
    )
    expect(Object.fromEntries(grounds)).toEqual(themeColors)
  })
})
