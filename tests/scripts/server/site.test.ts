// @vitest-environment node
import { symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSite, originOf, portFrom } from '../../../scripts/server/site'
import { type RunningSite, runningSite } from './running'

const see = async (path: string, init: RequestInit = {}) => {
  const { origin } = await runningSite()
  return fetch(`${origin}${path}`, { redirect: 'manual', ...init })
}

test.each([
  ['/', 'Início'],
  ['/?x=1', 'Início'],
  ['/sobre-ana', 'Sobre mim'],
  ['/sobre-ana/', 'Sobre mim'],
])('%s shows its page without a redirect', async (path, heading) => {
  const answer = await see(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain(heading)
})

test.each(['/nao-existe', '/assets/nao-existe.js', '/%', '/..%2f..%2fetc%2fpasswd', '/%00'])(
  '%s is answered with the page for unknown addresses and status 404',
  async (path) => {
    const answer = await see(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('Esta página não existe')
  },
)

test('files with a hash in their name may be kept for a year', async () => {
  const answer = await see('/assets/app-1a2b3c.js')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test.each(['/', '/sobre-ana', '/assets/app-1a2b3c.js', '/nao-existe', '/%'])(
  '%s is answered with the headers the build asks its hosts for',
  async (path) => {
    const { headers } = await see(path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

/** Past everything that clients make of an address by themselves. */
const ask = (site: RunningSite, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

test.each([
  '/_headers',
  '/_%68eaders',
  '/%5fheaders',
  '/sobre-ana/../_headers',
  '//_headers',
  '/./_headers',
  '/fora',
  '/fora.txt',
])('neither the rules of the hosts nor what a link leads to outside is for visitors: %s', async (path) => {
  const site = await runningSite()
  await symlink(tmpdir(), join(site.dist, 'fora'))
  await symlink('/etc/hostname', join(site.dist, 'fora.txt'))
  expect(await ask(site, path)).toBe(404)
})

test('a host that is none of this computer’s is refused, as a page elsewhere may lead its name here', async () => {
  const site = await runningSite()
  for (const host of ['localhost', '127.0.0.1:80', '[::1]:4173', '192.168.0.7'])
    expect(await ask(site, '/', { host }), host).toBe(200)
  for (const host of ['exemplo.com.br', 'localhost.exemplo.com', '127.0.0.1.nip.io:4173'])
    expect(await ask(site, '/', { host }), host).toBe(403)
})

test('a site in a subfolder is served there, and nowhere else', async () => {
  const { origin } = await runningSite({}, '/site')
  const at = (path: string) => fetch(origin + path, { redirect: 'manual' })
  expect(await (await at('/site/')).text()).toContain('Início')
  expect(await (await at('/site/sobre-ana')).text()).toContain('Sobre mim')
  expect((await at('/site/assets/app-1a2b3c.js')).headers.get('cache-control')).toMatch(/immutable/)
  const folder = await at('/site')
  expect([folder.status, folder.headers.get('location')]).toEqual([301, '/site/'])
  for (const path of ['/', '/sobre-ana', '/siteiro', '/site/nao-existe']) expect((await at(path)).status).toBe(404)
})

test.each([
  ['/site.webmanifest', 'application/manifest+json'],
  ['/retrato.avif', 'image/avif'],
])('%s is served as %s', async (path, type) => {
  expect((await see(path)).headers.get('content-type')).toBe(type)
})

test('HEAD is answered without a body, and writing to a page is refused', async () => {
  const head = await see('/sobre-ana', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const written = await see('/', { method: 'POST', body: 'x' })
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('an impossible range does not end the server', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const { origin } = await runningSite()
  const asked = fetch(origin, { headers: { Range: 'bytes=5-2' } }).then((answer) => answer.text())
  await asked.catch(() => undefined)
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
  expect((await fetch(origin)).status).toBe(200)
})

test('when the wanted port is taken, the next free one is found', async () => {
  const { port, dist } = await runningSite()
  const other = await createSite({ dist, port, host: '127.0.0.1' })
  onTestFinished(() => other.close())
  expect(Number(new URL(originOf(other)).port)).toBeGreaterThan(port)
})

test('the port is the one asked for, or else the usual one', () => {
  const portOf = (value: string | undefined) => {
    vi.stubEnv('EDITOR_PORT', value)
    return portFrom('EDITOR_PORT', 4180)
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  expect([undefined, '', '8080', '65535'].map(portOf)).toEqual([4180, 4180, 8080, 65_535])
  for (const value of ['abc', '-1', '80.5', '65536', ' 80', '1e3'])
    expect(() => portOf(value)).toThrow(
      `EDITOR_PORT: ${JSON.stringify(value)} — esperado: número de porta, de 1 a 65535, como "4180"`,
    )
})
