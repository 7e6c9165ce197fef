// @vitest-environment node
import { expect, test } from 'vitest'
import { faultAddress, faults } from '../../scripts/server/faults'
import type { Message } from '../../scripts/server/message'
import { ana, post, type RunningSite, runningSite } from './running'

const ask = (site: RunningSite, email: string, init?: RequestInit) => post(site, { ...ana, email }, init)

async function arrived({ origin }: RunningSite, email: string): Promise<Message[]> {
  const answer = await fetch(`${origin}/inbox/messages?${new URLSearchParams({ email })}`)
  return answer.json()
}

test.each([
  ['success-false', 200, { success: false, message: 'Falha encenada.' }],
  ['success-string', 200, { success: 'true', message: 'O texto "true" não é true.' }],
  ['json-400', 400, { success: false, message: 'Falha encenada.' }],
  ['json-500', 500, { success: false, message: 'Falha encenada.' }],
] as const)('%s answers %i with JSON', async (name, status, body) => {
  const answer = await ask(await runningSite({ faults: true }), faultAddress(name))
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(body)
})

test.each([
  ['html-200', 200],
  ['html-429', 429],
] as const)('%s answers %i with something that is not JSON', async (name, status) => {
  const answer = await ask(await runningSite({ faults: true }), faultAddress(name))
  expect(answer.status).toBe(status)
  await expect(answer.json()).rejects.toThrow(SyntaxError)
})

test('redirect-301 sends the browser elsewhere', async () => {
  const answer = await ask(await runningSite({ faults: true }), faultAddress('redirect-301'))
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/')
})

test('slow answers with success after the time asked for', async () => {
  const before = performance.now()
  const answer = await ask(await runningSite({ faults: true }), faultAddress('slow-300'))
  expect(performance.now() - before).toBeGreaterThan(290)
  expect(await answer.json()).toMatchObject({ success: true })
})

test('hang never answers', async () => {
  const site = await runningSite({ faults: true })
  const asked = ask(site, faultAddress('hang'), { signal: AbortSignal.timeout(300) })
  await expect(asked).rejects.toThrow(/timeout/)
})

test('drop breaks the connection', async () => {
  await expect(ask(await runningSite({ faults: true }), faultAddress('drop'))).rejects.toThrow('fetch failed')
})

test('no-cors answers with success that another origin cannot read', async () => {
  const answer = await ask(await runningSite({ faults: true }), faultAddress('no-cors'))
  expect(await answer.json()).toMatchObject({ success: true })
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
})

test('only messages that would have gone out are listed, each under its own address', async () => {
  const site = await runningSite({ faults: true })
  const answered = [
    'success-false',
    'success-string',
    'html-200',
    'json-400',
    'html-429',
    'json-500',
    'redirect-301',
    'no-cors',
  ] as const
  for (const name of answered) {
    const email = faultAddress(name, 'este-teste')
    await ask(site, email)
    expect.soft(await arrived(site, email), name).toHaveLength(faults[name].delivered ? 1 : 0)
  }
  await ask(site, ana.email)
  expect(await arrived(site, ana.email)).toMatchObject([{ fields: { email: ana.email } }])
})

test('a fault nobody has staged is refused, so that a misspelt test does not pass', async () => {
  expect((await ask(await runningSite({ faults: true }), 'sucess-false@falha.example')).status).toBe(400)
})
