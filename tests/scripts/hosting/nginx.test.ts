import { expect, test } from 'vitest'
import { headerRules } from '../../../scripts/hosting/headers'
import { nginxConf } from '../../../scripts/hosting/nginx'

const types = new Map([['html', 'text/html; charset=utf-8']])

const confFor = (base: string) =>
  nginxConf({
    base,
    rules: headerRules({ base, policy: "default-src 'none'", isSecure: true }),
    paths: [`${base}/`, `${base}/contato`],
    types,
  })

test('every place that sends headers sends all of them, since nginx does not add them up', () => {
  const conf = confFor('/site')
  const places = conf.split('add_header Content-Security-Policy').length - 1
  expect(conf.match(/add_header Strict-Transport-Security/g)).toHaveLength(places)
  expect(conf.match(/add_header Cache-Control/g)).toHaveLength(places)
  expect(conf.match(/add_header [^;]*;/g)?.filter((line) => !line.endsWith(' always;'))).toEqual(
    conf.match(/add_header Content-Security-Policy [^;]*;/g),
  )
})

test('only the names of its own pages lead anywhere', () => {
  expect(confFor('')).toContain('location ~ "^(/contato)(?:/|/index\\.html|\\.html)$"')
  expect(
    confFor('')
      .match(/^ *return 301 [^;]*;/gm)
      ?.map((line) => line.trim()),
  ).toEqual(['return 301 /$is_args$args;', 'return 301 $1$is_args$args;'])
})

test('a site in a subfolder leaves the rest of its server alone', () => {
  const outer = confFor('/site')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
  expect(outer).toEqual(['location = /site {', 'location /site/ {'])
})

test('the page for errors can be fetched, as the copy for visits without a network does', () => {
  expect(confFor('')).toContain('error_page 400 403 404 414 =404 /404.html;')
  expect(confFor('')).not.toContain('location = /404.html')
})
