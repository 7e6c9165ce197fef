import { describe, expect, it } from 'vitest'
import { examplePractice as practice } from '../../practice/examplePractice'
import { sitemapXml } from '../../src/seo/sitemap'
import { tools } from '../../src/tools'
import { pagesOf } from './pages'

const url = practice.site.url

describe('files for search engines and phones', () => {
  it('lists every page once, without /spa and the page for unknown addresses', () => {
    const entries = [...pagesOf(practice), ...tools]
    const xml = sitemapXml(entries, url, '2026-01-31')
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>2026-01-31<\/lastmod>/g)].map(([, address]) => address)
    expect(listed).toEqual(entries.map(({ path }) => `${url}${path}`))
    expect(new Set(listed).size).toBe(listed.length)
    expect(xml).not.toMatch(/\/spa<|\/404</)
  })
})
