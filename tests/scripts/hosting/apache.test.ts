import { expect, test } from 'vitest'
import { apacheConf } from '../../../scripts/hosting/apache'
import { headerRules } from '../../../scripts/hosting/headers'

const confFor = (base: string) =>
  apacheConf({
    base,
    rules: headerRules({ base, policy: "default-src 'none'", isSecure: true }),
    paths: [`${base}/`, `${base}/contato`],
    types: new Map([['html', 'text/html; charset=utf-8']]),
  })

test('sends all headers with every answer, but no lifetime with an error', () => {
  const headers = confFor('').match(/Header (?:always )?set \S+/g)
  expect(headers).toContain('Header always set Content-Security-Policy')
  expect(headers).toContain('Header always set X-Content-Type-Options')
  expect(headers).not.toContain('Header always set Cache-Control')
})

test('leads from the other names of a page to its address, never to one with a slash', () => {
  const conf = confFor('/site')
  expect(conf).toContain('DirectorySlash off')
  expect(conf).toContain('RewriteRule ^(contato)(?:/|/index\\.html|\\.html)$ /site/$1 [R=301,L]')
  expect(conf).toContain('RewriteRule ^(contato)$ $1.html')
})

test('shows the site’s own page for errors', () => {
  expect(confFor('')).toContain('ErrorDocument 404 /404.html\n')
  expect(confFor('/site')).toContain('ErrorDocument 404 /site/404.html\n')
})
