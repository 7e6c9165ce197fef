import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import { notFoundPage } from '../../src/core/pages'
import type { PracticeFile } from '../../src/core/practice'
import { headOf, headOfTool } from '../../src/seo/head'
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
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
  })

  it('ends a tool’s description in who offers it, as far as there is room', () => {
    const texts = headOfTool('Nome', { description: 'A'.repeat(90), keywords: [] })
    expect(headOf(notFoundPage, texts, withDerivedCopy(practice)).description).toContain('CRP 06/000000')
  })

  it('keeps the lengths for every practice the schema lets through', () => {
    always(anyPractice, (anyone) => {
      for (const page of [...pagesOf(anyone), notFoundPage]) {
        const { title, description } = headOfPage(page, anyone)
        expect(title.length).toBeLessThanOrEqual(60)
        expect(description.length).toBeGreaterThanOrEqual(110)
        expect(description.length).toBeLessThanOrEqual(160)
        expect(description).toContain(anyone.profession)
        expect(description).toContain(`CRP 06/${anyone.registration.number}`)
      }
    })
  })

  it.each(['about', 'services'] as const)('cites university and institute on the %s page', (id) => {
    const page = pagesOf(practice).find((candidate) => candidate.id === id)
    const text = page ? JSON.stringify(headOfPage(page, practice)) : ''
    expect(text).toContain(practice.education.university)
    expect(text).toContain(practice.education.institute)
  })
})
