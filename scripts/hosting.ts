import { createHash } from 'node:crypto'

interface PolicySource {
  /** Of the form service, where there is a form. */
  endpoint: string | undefined
  /** What stands in the pages themselves. */
  scripts: readonly string[]
  styles: readonly string[]
}

const hashes = (texts: readonly string[]): string => texts.map((text) => ` '${hashOf(text)}'`).join('')

/** Source expression by which a policy knows a text. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The service answers on a page of its own, to which browsers follow a redirect only where the policy allows it. */
const answerPages: Readonly<Record<string, string>> = {
  'https://api.web3forms.com': ' https://web3forms.com https://*.web3forms.com',
}

/** Only the site itself and the form service; Trusted Types forbid markup from strings. It stands in each page, too. */
export function contentSecurityPolicy({ endpoint, scripts, styles }: PolicySource): string {
  const service = endpoint && new URL(endpoint).origin
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    // blob: a drawing of the visitor's own, on its way to an image file
    "img-src 'self' blob:",
    "font-src 'self'",
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

export interface Hosted {
  /** Folder of the site on its host: empty at the root of a domain, `/site` below one. */
  base: string
  policy: string
  /** Whether the site and the form service are at https addresses; otherwise nothing may insist on https. */
  isSecure: boolean
}

/** What the site never asks for; only names that browsers know: Chromium complains of others. */
const refusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** For every answer. What a meta tag cannot say of the policy stands only here. */
const headers = ({ policy, isSecure }: Hosted): [name: string, value: string][] =>
  Object.entries({
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'${isSecure ? '; upgrade-insecure-requests' : ''}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `${refusedFeatures.map((name) => `${name}=(), `).join('')}clipboard-write=(self)`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // two years, not for subdomains: a webmail may still be on http, and a promise could not be taken back
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000' }),
    'X-Content-Type-Options': 'nosniff',
  })

/** For files that carry a hash of their content in their name, and so never change. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * As Netlify and Cloudflare Pages read it. What never changes is named file by file, as they follow rules for missing
 * files, too; Cloudflare reads a hundred rules, and would join the values of two rules for one path.
 */
export function headersFile(site: Hosted, assets: readonly string[]): string {
  const lines = headers(site).map(([name, value]) => `  ${name}: ${value}\n`)
  const unchanging = assets.slice(0, 99).map((file) => `\n${site.base}/${file}\n  Cache-Control: ${immutable}\n`)
  return `${site.base}/*\n${lines.join('')}${unchanging.join('')}`
}

/**
 * For Apache, at a root or below one: a module that a host leaves out must not take the site with it. Only good answers
 * say how long they may be kept (`set`); what is forbidden is so in all of them (`always`).
 */
export function apacheConf(site: Hosted): string {
  const { base } = site
  const packing = 'text/html text/css text/javascript text/plain image/svg+xml application/xml'
  const headerLines = headers(site).map(([name, value]) => `  Header always set ${name} "${value}"`)
  return `# Made by \`npm run build\`, for Apache; other hosts pass over it.
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html
AddDefaultCharset utf-8
<IfModule mod_dir.c>
  DirectorySlash off
</IfModule>
<IfModule mod_headers.c>
${headerLines.join('\n')}
  Header set Cache-Control no-cache
  <If "%{REQUEST_URI} -strmatch '${base}/assets/*'">
    Header set Cache-Control "${immutable}"
  </If>
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${packing}
</IfModule>
<IfModule mod_deflate.c>
  # passes over what is packed already
  AddOutputFilterByType DEFLATE ${packing}
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine on
  # a page has a folder of its name, too
  RewriteOptions AllowNoSlash
  # what Apache itself looks up: the page for errors
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [END]
  # not for visitors: hidden files, the rules of other hosts
  RewriteRule "(?:^|/)\\.(?!well-known/)|^_headers$" - [R=404,L]
${base && `  RewriteCond %{REQUEST_URI} ^${base}$\n  RewriteRule ^ ${base}/ [R=301,L]\n`}  # a page, with a slash or without; of other folders nothing is shown
  RewriteRule ^$ index.html [END]
  RewriteCond %{REQUEST_FILENAME} ^(.*?)/?$
  RewriteCond %1.html -f
  RewriteRule ^([^/]+?)/?$ $1.html [END]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
</IfModule>
`
}
