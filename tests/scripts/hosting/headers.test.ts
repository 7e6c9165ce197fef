import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../scripts/hosting/contentSecurityPolicy'
import {
  fileByFile,
  headerRules,
  headersFile,
  headersFor,
  readHeadersFile,
  resourceHeaders,
} from '../../../scripts/hosting/headers'
import { always } from '../../support/runs'

const source = { base: '', policy: "default-src 'none'", isSecure: true }

describe('the headers', () => {
  it('stand once on every answer, and on those for files with a hash in their name say that they never change', () => {
    const rules = headerRules(source)
    expect(Object.keys(headersFor(rules, '/qualquer'))).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ])
    expect(headersFor(rules, '/assets/a-1b2c.js')).toEqual({
      ...headersFor(rules, '/'),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })

  it('insist on https only where site and form service have it, and promise nothing for subdomains', () => {
    const secure = headersFor(headerRules(source), '/')
    expect(secure['Strict-Transport-Security']).toBe('max-age=63072000')
    expect(secure['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/)
    const plain = headersFor(headerRules({ ...source, isSecure: false }), '/')
    expect(plain['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(plain).not.toHaveProperty('Strict-Transport-Security')
  })

  it('refuse every feature but copying', () => {
    const features = headersFor(headerRules(source), '/')['Permissions-Policy']?.split(', ') ?? []
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual(['clipboard-write=(self)'])
    expect(new Set(features).size).toBe(features.length)
  })

  it('are, in a subfolder, for that folder alone', () => {
    const rules = headerRules({ ...source, base: '/site' })
    expect(rules.map(({ path }) => path)).toEqual(['/site/*', '/site/assets/*'])
    expect(headersFor(rules, '/outro')).toEqual({})
  })

  it('of what never changes are said file by file: of a file that is not there they say nothing', () => {
    const rules = fileByFile(headerRules(source), ['/assets/a-1b2c.js'])
    expect(headersFor(rules, '/assets/a-1b2c.js')['Cache-Control']).toContain('immutable')
    expect(headersFor(rules, '/assets/gone-9f9f.js')).toEqual(headersFor(rules, '/'))
  })

  it('keep within what hosts read: 100 rules, 2000 characters a line', () => {
    const endpoint = `https://${'a'.repeat(60)}.example/envio`
    // of the site's twelve pages, each with styles of its own
    const inline = { scripts: ['boot'], styles: Array.from({ length: 12 }, (_, page) => `p{order:${page}}`) }
    const policy = contentSecurityPolicy({ endpoint, files: ['assets/a.woff2'], inline })
    const lines = headersFile(headerRules({ ...source, policy })).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
    const files = Array.from({ length: 100 }, (_, index) => `/assets/${index}.js`)
    expect(fileByFile(headerRules(source), files.slice(1))).toHaveLength(100)
    const rulesForMany = fileByFile(headerRules(source), files)
    expect(rulesForMany.map(({ path }) => path)).toEqual(['/*', '/assets/*'])
    expect(headersFor(rulesForMany, '/assets/gone.js')['Cache-Control']).toBe('public, max-age=86400')
  })

  it('of what is no page are the same by name, for hosts that send them anew each time', () => {
    const [{ headers }] = headerRules(source)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(resourceHeaders)))
  })

  it('never meet in two rules for one path: Cloudflare would join the values', () => {
    const [all, assets] = headerRules(source)
    expect(Object.keys(assets.headers).filter((name) => name in all.headers)).toEqual([])
  })

  it('are read from their file as they were written', () => {
    const name = fc.stringMatching(/^[A-Z][A-Za-z-]{0,20}$/)
    const value = fc.stringMatching(/^[!-~](?:[ -~]{0,40}[!-~])?$/)
    const path = fc.stringMatching(/^\/[a-z/]{0,20}\*?$/)
    const rule = fc.record({ path, headers: fc.dictionary(name, value, { minKeys: 1 }) })
    always(fc.array(rule), (rules) => {
      expect(readHeadersFile(headersFile(rules))).toEqual(rules)
    })
  })
})
