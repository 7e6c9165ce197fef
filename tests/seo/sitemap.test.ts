import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import { robotsTxt, sitemapXml, webManifest } from '../../src/seo/sitemap'
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

  it('lets everything be read and names the list', () => {
    expect(robotsTxt(url)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
  })

  it('describes the site for a phone', () => {
    const manifest = JSON.parse(webManifest(withDerivedCopy(practice)))
    expect(manifest).toMatchObject({ name: `${practice.name} · Psicóloga`, lang: 'pt-BR', start_url: '/' })
    expect(manifest.icons.map(({ src, purpose }: { src: string; purpose: string }) => `${src} ${purpose}`)).toEqual([
      '/icon-192.png any',
      '/icon-192.png maskable',
      '/icon-512.png any',
      '/icon-512.png maskable',
    ])
  })
})
