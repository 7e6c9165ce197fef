import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address } from '../../practice/fields'
import { contentSecurityPolicy, headersFile } from '../../scripts/hosting'
import { always } from '../support/runs'

const directive = (endpoint: string | undefined, name: string) =>
  contentSecurityPolicy({ endpoint, scripts: [], styles: [] })
    .split('; ')
    .find((line) => line.startsWith(`${name} `))

const service = 'https://api.web3forms.com/submit'

describe('the policy of the pages', () => {
  it('begins by refusing everything, and never lets in code from a page or a string', () => {
    const policy = contentSecurityPolicy({ endpoint: service, scripts: [], styles: [] })
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toMatch(/unsafe|\*(?!\.web3forms\.com)|data:|strict-dynamic/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('lets scripts connect to the form service alone, if there is one', () => {
    expect(directive(service, 'connect-src')).toBe("connect-src 'self' https://api.web3forms.com")
    expect(directive(undefined, 'connect-src')).toBe("connect-src 'self'")
    expect(directive(undefined, 'form-action')).toBe("form-action 'none'")
  })

  it('lets a form sent without JavaScript arrive at the answer page of the service', () => {
    expect(directive(service, 'form-action')).toBe(
      "form-action 'self' https://api.web3forms.com https://web3forms.com https://*.web3forms.com",
    )
    expect(directive('https://a.workers.dev/', 'form-action')).toBe("form-action 'self' https://a.workers.dev")
  })

  it('gets no sign of its own from an address that the practice file may have', () => {
    const source = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/
    const more = ['a', 'b.c', '.local', 'localhost', ':80', '%3b']
    const signs = fc.constantFrom(...';,\'"*_%\\ /?#@:[]()=ãA\t\u200b0x', ...more)
    const endpoints = fc.array(signs, { maxLength: 8 }).map((parts) => `https://${parts.join('')}.com.br/`)
    const plain = endpoints.map((endpoint) => endpoint.replace(/[^a-z./:\d]/g, ''))
    always(fc.oneof(endpoints, plain), (endpoint) => {
      const { success, data } = address('endereço').safeParse(endpoint)
      if (success) expect(directive(data, 'connect-src')?.replace("connect-src 'self' ", '')).toMatch(source)
    })
  })
})

const hosted = (base = '', isSecure = true) => ({
  base,
  isSecure,
  policy: "default-src 'none'",
})

describe('the headers', () => {
  it('insist on https only where site and form service have it', () => {
    const secure = headersFile(hosted(), [])
    expect(secure).toContain('  Strict-Transport-Security: max-age=63072000\n')
    expect(secure).toMatch(/; upgrade-insecure-requests$/m)
    const plain = headersFile(hosted('', false), [])
    expect(plain).toContain("  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n")
    expect(plain).not.toContain('Strict-Transport-Security')
  })
})
