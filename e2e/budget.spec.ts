import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { phone } from './site'
import { toolJourneys } from './toolPages'

const kB = 1000

/** Upper limits for the first load of the landing page on a phone, in bytes as sent. */
const limits = {
  'scripts, gzip': 130 * kB,
  'page and styles, brotli': 16 * kB,
  'styles, gzip': 15 * kB,
  'fonts, as they are': 50 * kB,
  portrait: 25 * kB,
  'everything together': 300 * kB,
} as const

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

/** Every file the address asks for, once each, with the bytes it takes on its way. */
async function firstLoad(page: Page, address: string) {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.ok()) bodies.set(new URL(response.url()).pathname, response.body())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(
    [...bodies].map(async ([path, body]) => {
      const bytes = await body
      const isPacked = /\.(woff2|png|jpe?g|webp|avif)$/.test(path)
      return { path, bytes, sent: isPacked ? bytes.length : gzip(bytes) }
    }),
  )
}

test('the first load of the landing page on a phone keeps within its budget', async ({ page }) => {
  const files = await firstLoad(page, '/')
  const matching = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path))
  const sent = (pattern: RegExp) => sum(matching(pattern).map((file) => file.sent))
  const figures: Record<keyof typeof limits, number> = {
    'scripts, gzip': sent(/\.js$/),
    'page and styles, brotli': sum(matching(/^\/$|\.css$/).map(({ bytes }) => brotliCompressSync(bytes).length)),
    'styles, gzip': sent(/\.css$/),
    'fonts, as they are': sent(/\.woff2$/),
    portrait: sent(/portrait|retrato/),
    'everything together': sum(files.map((file) => file.sent)),
  }
  const rows = [...Object.entries(figures), ...files.map((file) => [`  ${file.path}`, file.sent] as const)]
  console.log(rows.map(([name, bytes]) => `${(bytes / kB).toFixed(1).padStart(7)} kB  ${name}`).join('\n'))

  for (const [name, limit] of Object.entries(limits))
    expect.soft(figures[name as keyof typeof limits], name).toBeLessThanOrEqual(limit)
  expect(matching(/\.woff2$/).length).toBeLessThanOrEqual(2)
  for (const needed of [/^\/$/, /\.css$/, /\.js$/, /\.woff2$/, /portrait|retrato/])
    expect(matching(needed), String(needed)).not.toHaveLength(0)
})

for (const { name, path } of toolJourneys)
  test(`${name} adds at most 25 kB of scripts to the landing page's`, async ({ page, context }) => {
    const known = new Set((await firstLoad(page, '/')).map((file) => file.path))
    const files = await firstLoad(await context.newPage(), path)
    const added = files.filter((file) => file.path.endsWith('.js') && !known.has(file.path))
    console.log(added.map((file) => `${(file.sent / kB).toFixed(1).padStart(7)} kB  ${file.path}`).join('\n'))
    expect(added).not.toHaveLength(0)
    expect(sum(added.map((file) => file.sent))).toBeLessThanOrEqual(25 * kB)
  })
