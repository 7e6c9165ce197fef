import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePractice as practice } from '../../practice/examplePractice'
import { themeColors } from '../../src/seo/themeColors'
import { headOfPage, headPages, pagesOf } from './pages'

const pages = headPages(practice)
const heads = pages.map((page) => headOfPage(page, practice))

describe('the head of every page', () => {
  it('has a title and a description of its own', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
  })

  it.each(heads)('$title: lengths, and the name at the end', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title.endsWith(practice.name)).toBe(true)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
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
