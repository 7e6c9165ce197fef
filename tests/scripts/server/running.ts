import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { headerRules, headersFile } from '../../../scripts/hosting/headers'
import type { InboxOptions } from '../../../scripts/server/inbox'
import { createSite, originOf } from '../../../scripts/server/site'
import { temporaryFolder } from '../../support/folder'

const pages: Record<string, string> = {
  'index.html': '<h1>Início</h1>',
  '404.html': '<h1>Esta página não existe</h1>',
  'sobre-ana.html': '<h1>Sobre mim</h1>',
  'sobre-ana/index.html': '<h1>Sobre mim</h1>',
  'assets/app-1a2b3c.js': 'export {}',
  'site.webmanifest': '{}',
  'retrato.avif': '',
}

async function writePages(dist: string, base: string): Promise<void> {
  const rules = headersFile(headerRules({ base, policy: "default-src 'none'", isSecure: false }))
  for (const [name, content] of Object.entries({ ...pages, _headers: rules })) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
}

export const accessKey = 'chave-certa'

/** A small site, below `base` if given, with its inbox, on a port of its own; gone when the test is over. */
export async function runningSite(options: Partial<InboxOptions> = {}, base = '') {
  const root = await temporaryFolder()
  const folder = join(root, 'inbox')
  await writePages(join(root, 'dist'), base)
  const shown: string[] = []
  const inbox: InboxOptions = { folder, accessKey, print: (text) => shown.push(text), ...options }
  const site = await createSite({ dist: join(root, 'dist'), port: 0, host: '127.0.0.1', inbox })
  const origin = originOf(site)
  onTestFinished(() => site.close())
  return { origin, port: Number(new URL(origin).port), folder, dist: join(root, 'dist'), shown }
}

export type RunningSite = Awaited<ReturnType<typeof runningSite>>

export const ana = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Bom dia', access_key: accessKey }

/** Posts a form as a browser does. */
export function post(
  { origin }: RunningSite,
  fields: Record<string, string>,
  init: RequestInit = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(`${origin}/inbox`, { method: 'POST', body, redirect: 'manual', ...init })
}
