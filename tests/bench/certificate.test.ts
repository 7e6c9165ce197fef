import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { expect, test } from 'vitest'
import { selfSigned } from '../../scripts/bench/certificate'

test('the certificate is signed by its own key, holds today, and is one that TLS takes', () => {
  const { key, cert } = selfSigned('127.0.0.1')
  const certificate = new X509Certificate(cert)
  expect(certificate.subject).toBe('CN=127.0.0.1')
  expect(certificate.issuer).toBe(certificate.subject)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now())
  expect(() => createSecureContext({ key, cert })).not.toThrow()
})
