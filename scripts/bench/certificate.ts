import { generateKeyPairSync, sign } from 'node:crypto'

/** Tags of the ASN.1 types that a certificate is written in (X.690, 8.1.2). */
const tags = { integer: 0x02, bitString: 0x03, oid: 0x06, utf8: 0x0c, utcTime: 0x17, sequence: 0x30, set: 0x31 }

/** One value in DER: tag, length (X.690, 8.1.3), content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const digits = content.length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  const length = content.length < 0x80 ? bytes : Buffer.concat([Buffer.of(0x80 + bytes.length), bytes])
  return Buffer.concat([Buffer.of(tag), length, content])
}

/** `YYMMDDHHMMSSZ` */
const utcTime = (time: Date) =>
  der(tags.utcTime, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

/** Bits that fill their bytes. */
const bitString = (content: Buffer) => der(tags.bitString, Buffer.of(0), content)

const ecdsaWithSha256 = der(tags.sequence, der(tags.oid, Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = der(tags.oid, Buffer.from('550403', 'hex'))

const dayMs = 24 * 60 * 60 * 1000

/**
 * Key and self-signed certificate (RFC 5280, version 1) for one run of a server that its browser is told to trust: Node
 * writes no certificates itself, and a program or package for these few fields would have to be there on every computer.
 */
export function selfSigned(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = der(tags.sequence, der(tags.set, der(tags.sequence, commonName, der(tags.utf8, Buffer.from(name)))))
  const validity = der(
    tags.sequence,
    ...[Date.now() - dayMs, Date.now() + dayMs].map((time) => utcTime(new Date(time))),
  )
  const content = der(
    tags.sequence,
    der(tags.integer, Buffer.of(1)),
    ecdsaWithSha256,
    subject,
    validity,
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = der(tags.sequence, content, ecdsaWithSha256, bitString(sign('sha256', content, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
