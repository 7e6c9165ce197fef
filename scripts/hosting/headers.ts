/** Headers for the answers to all paths that fit: an exact path, or one that ends in `*`. */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** The rule for all answers, and the one for what never changes. */
export type HostRules = readonly [all: HeaderRule, assets: HeaderRule]

interface HeaderSource {
  /** Folder of the site on its host: empty at the root of a domain, `/site` below one. */
  base: string
  policy: string
  /** Whether the site and the form service are at https addresses; otherwise nothing may insist on https. */
  isSecure: boolean
}

/** Only names that browsers know: Chromium complains of others. github.com/w3c/webappsec-permissions-policy */
const refusedFeatures = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking`

const permissionsPolicy = `${refusedFeatures.trim().replace(/\s+/g, '=(), ')}=(), clipboard-write=(self)`

/** Two years, not for subdomains: a webmail may still be on http, and a promise could not be taken back. */
const transportSecurity = 'max-age=63072000'

/** For files that carry a hash of their content in their name, and so never change. */
export const immutable = `public, max-age=${365 * 24 * 60 * 60}, immutable`

/** For all others: kept, but asked for anew each time (answered with 304 where nothing has changed). */
export const revalidated = 'no-cache'

/** No header stands in two rules for one path: Cloudflare would join the values. */
export const headerRules = ({ base, policy, isSecure }: HeaderSource): HostRules => [
  {
    path: `${base}/*`,
    headers: {
      // what a meta tag cannot say stands only here
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'${isSecure ? '; upgrade-insecure-requests' : ''}`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...(isSecure ? { 'Strict-Transport-Security': transportSecurity } : {}),
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { path: `${base}/assets/*`, headers: { 'Cache-Control': immutable } },
]

/** For answers that are no pages. */
export const resourceHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

export const headersFileName = '_headers'

const maxRules = 100

/** For files that never change, where an answer that one is missing would be kept as long. */
const oneDay = `public, max-age=${24 * 60 * 60}`

/** For hosts that follow rules for missing files too: what never changes is named file by file, or kept for a day. */
export function fileByFile([all, assets]: HostRules, unchanging: readonly string[]): HeaderRule[] {
  if (unchanging.length >= maxRules) return [all, { path: assets.path, headers: { 'Cache-Control': oneDay } }]
  return [all, ...unchanging.map((path) => ({ path, headers: assets.headers }))]
}

/** The headers file as Netlify and Cloudflare Pages read it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('\n')

export function readHeadersFile(text: string): HeaderRule[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s))) }
  })
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers))
