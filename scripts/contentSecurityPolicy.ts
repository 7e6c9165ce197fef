/**
 * What the pages may load and where they may send: only themselves, and the form service when the visitor presses send.
 * Trusted Types forbid every way of writing markup from strings (no `innerHTML`).
 * @param endpoint absolute address of the form service
 */
export function contentSecurityPolicy(endpoint: string): string {
  const service = new URL(endpoint).origin
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // blob: a drawing of the visitor's own, on its way to a picture file
    "img-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${service}`,
    `form-action 'self' ${service}${answerPages(endpoint)}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * Without JavaScript the service shows its answer on a page of its own, to which browsers follow a redirect only where the
 * policy allows it: `https://web3forms.com` and its other names for `https://api.web3forms.com`.
 */
function answerPages(endpoint: string): string {
  const { protocol, hostname } = new URL(endpoint)
  const parent = hostname.split('.').slice(1).join('.')
  const isNamedService = /[a-z]$/i.test(hostname) && parent.includes('.')
  return isNamedService ? ` ${protocol}//${parent} ${protocol}//*.${parent}` : ''
}

/** Headers file understood by common static hosts; what a meta tag cannot say stands only here. */
export const hostHeaders = (policy: string): string => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
