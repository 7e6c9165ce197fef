import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address } from '../../../practice/fields'
import { contentSecurityPolicy, hashOf } from '../../../scripts/hosting/contentSecurityPolicy'
import { always } from '../../support/runs'

const files = ['index.html', 'assets/serif-1a2b3c.woff2']
const nothing = { scripts: [], styles: [] }

const directive = (endpoint: string | undefined, name: string, built = files) =>
  contentSecurityPolicy({ endpoint, files: built, inline: nothing })
    .split('; ')
    .find((line) => line.startsWith(`${name} `))

describe('the policy of the pages', () => {
  const service = 'https://api.web3forms.com/submit'

  it('begins by refusing everything, and never lets in code from a page or a string', () => {
    const policy = contentSecurityPolicy({ endpoint: service, files, inline: nothing })
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toMatch(/unsafe|\*(?!\.web3forms\.com)|data:|strict-dynamic/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('knows what stands in the pages by its hash, and nothing else', () => {
    const policy = contentSecurityPolicy({
      endpoint: service,
      files,
      inline: { scripts: ['a()'], styles: ['p{}', 'b{}'] },
    })
    expect(policy).toContain(
      `; script-src 'self' '${hashOf('a()')}'; style-src 'self' '${hashOf('p{}')}' '${hashOf('b{}')}';`,
    )
    // as `printf 'p{}' | openssl dgst -sha256 -binary | base64` says
    expect(hashOf('p{}')).toBe('sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=')
  })

  it('lets the service worker alone make addresses of scripts', () => {
    expect(directive(service, 'trusted-types')).toBe('trusted-types service-worker')
    expect(directive(service, 'worker-src')).toBe("worker-src 'self'")
  })

  it('lets fonts in only where the build has some', () => {
    expect(directive(service, 'font-src')).toBe("font-src 'self'")
    expect(directive(service, 'font-src', ['index.html'])).toBeUndefined()
  })

  it('lets scripts talk to the form service alone', () => {
    expect(directive(service, 'connect-src')).toBe("connect-src 'self' https://api.web3forms.com")
  })

  it('lets nothing out where there is no form', () => {
    expect(directive(undefined, 'connect-src')).toBe("connect-src 'self'")
    expect(directive(undefined, 'form-action')).toBe("form-action 'none'")
  })

  it('lets a form sent without JavaScript arrive at the answer page of the service', () => {
    expect(directive(service, 'form-action')).toBe(
      "form-action 'self' https://api.web3forms.com https://web3forms.com https://*.web3forms.com",
    )
  })

  it.each([
    'http://localhost:4173/inbox',
    'http://127.0.0.1:4310/inbox',
    'https://formulario.com/envio',
    'https://envio.formulario.com.br/',
    'https://a.workers.dev/',
  ])('opens nothing further for %s', (endpoint) => {
    expect(directive(endpoint, 'form-action')).toBe(`form-action 'self' ${new URL(endpoint).origin}`)
  })

  it('gets no sign of its own from an address that the check of the practice file lets pass', () => {
    const source = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/
    const signs = fc.constantFrom(
      ...';,\'"*_%\\ /?#@:[]()=ãA\t\u200b0x',
      'a',
      'b.c',
      '.local',
      'localhost',
      ':80',
      '%3b',
    )
    const endpoints = fc.array(signs, { maxLength: 8 }).map((parts) => `https://${parts.join('')}.com.br/`)
    const plain = endpoints.map((endpoint) => endpoint.replace(/[^a-z./:\d]/g, ''))
    always(fc.oneof(endpoints, plain), (endpoint) => {
      const { success, data } = address('endereço').safeParse(endpoint)
      if (success) expect(directive(data, 'connect-src')?.replace("connect-src 'self' ", '')).toMatch(source)
    })
  })
})
