import { expect, test } from 'vitest'
import { vercelConf } from '../../../scripts/hosting/vercel'

test('has addresses without ending and slash, and the same headers as other hosts', () => {
  const rules = [
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
    { path: '/assets/a.js', headers: { 'Cache-Control': 'immutable' } },
  ]
  expect(JSON.parse(vercelConf(rules))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
      { source: '/assets/a.js', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  })
})
