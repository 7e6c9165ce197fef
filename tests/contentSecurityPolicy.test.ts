import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../scripts/contentSecurityPolicy'

const directive = (endpoint: string, name: string) =>
  contentSecurityPolicy(endpoint)
    .split('; ')
    .find((line) => line.startsWith(`${name} `))

describe('the policy of the pages', () => {
  const service = 'https://api.web3forms.com/submit'

  it('lets scripts talk to the form service alone', () => {
    expect(directive(service, 'connect-src')).toBe("connect-src 'self' https://api.web3forms.com")
  })

  it('lets a form sent without JavaScript arrive at the answer page of the service', () => {
    expect(directive(service, 'form-action')).toBe(
      "form-action 'self' https://api.web3forms.com https://web3forms.com https://*.web3forms.com",
    )
  })

  it.each(['http://localhost:4173/inbox', 'http://127.0.0.1:4310/inbox', 'https://formulario.com/envio'])(
    'opens nothing further for %s',
    (endpoint) => {
      expect(directive(endpoint, 'form-action')).toBe(`form-action 'self' ${new URL(endpoint).origin}`)
    },
  )
})
