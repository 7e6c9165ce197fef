import { createHash } from 'node:crypto'

interface PolicySource {
  /** Of the form service, where there is a form. */
  endpoint: string | undefined
  files: readonly string[]
  /** What stands in the pages themselves. */
  inline: { scripts: readonly string[]; styles: readonly string[] }
}

const hashes = (texts: readonly string[]): string => texts.map((text) => ` '${hashOf(text)}'`).join('')

/** Source expression by which a policy knows a text. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Only the site itself and the form service; Trusted Types forbid markup from strings. It stands in each page, too. */
export function contentSecurityPolicy({ endpoint, files, inline }: PolicySource): string {
  const service = endpoint && new URL(endpoint).origin
  const hasFonts = files.some((file) => file.endsWith('.woff2'))
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline.scripts)}`,
    `style-src 'self'${hashes(inline.styles)}`,
    // blob: a drawing of the visitor's own, on its way to a picture file
    "img-src 'self' blob:",
    ...(hasFonts ? ["font-src 'self'"] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(service
      ? [`connect-src 'self' ${service}`, `form-action 'self' ${service}${answerPages[service] ?? ''}`]
      : ["connect-src 'self'", "form-action 'none'"]),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')
}

/** The service answers on a page of its own, to which browsers follow a redirect only where the policy allows it. */
const answerPages: Readonly<Record<string, string>> = {
  'https://api.web3forms.com': ' https://web3forms.com https://*.web3forms.com',
}
