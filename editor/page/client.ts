import { isDelivered, messageRequest } from '../../src/core/messageService.ts'
import { editorPath } from '../state.ts'
import { type Ports, Rejected } from './listeners.ts'
import { testTexts, texts } from './texts.ts'

/** Longer than a busy form service takes, ms. */
const serviceMs = 20_000

/** From nobody (RFC 2606): what there is to be tried is the key, whatever else is not filled in yet. */
const testFields = { name: testTexts.name, email: 'teste@example.com', phone: '', message: testTexts.message }

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => null)
  if (response?.ok) return response
  const answer: { problem?: string } | null = (await response?.json().catch(() => null)) ?? null
  throw new Rejected(answer?.problem ?? texts.gone, response?.status ?? 0)
}

async function answered<Answer>(method: string, path: string, body?: object, keepalive = false): Promise<Answer> {
  const isPicture = body instanceof Blob
  const headers = { 'Content-Type': isPicture ? 'image/jpeg' : 'application/json' }
  const init = { method, headers, keepalive, ...(body && { body: isPicture ? body : JSON.stringify(body) }) }
  return (await ask(`${editorPath}/${path}`, init)).json()
}

const pictureAt = async (address: string): Promise<Blob> => (await ask(address)).blob()

/** Id of this page, as long as it is open. */
const page = crypto.randomUUID()

export const ports: Ports = {
  read: () => answered('GET', 'state'),
  /** Saves also while the page is being closed, if it is no longer than browsers send then (64 KiB; a letter has up to two bytes). */
  save(practice, version) {
    const keepalive = JSON.stringify(practice).length < 30_000
    return answered('PUT', `practice?${new URLSearchParams({ version, page })}`, practice, keepalive)
  },
  restore: (name) => answered('POST', `version?${new URLSearchParams({ name })}`),
  startAgain: () => answered('POST', 'example'),
  /** Builds on if the page is loaded anew meanwhile. */
  build: () => answered('POST', 'build', undefined, true),
  latestBuild: () => answered('GET', 'build'),
  showFolder: () => answered('POST', 'folder'),
  originalPhoto: async () => URL.createObjectURL(await pictureAt(`${editorPath}/photo`)),
  sizeOf: async (address) => answered('POST', 'photo', await pictureAt(address)),
  savePhoto: async (address, { x, y, width, height }) =>
    answered('PUT', `photo?left=${x}&top=${y}&width=${width}&height=${height}`, await pictureAt(address)),
  release: URL.revokeObjectURL,
  /** As the site's own form does. */
  sendTest: async (endpoint, access_key) =>
    isDelivered(await fetch(endpoint, messageRequest({ access_key, ...testFields }, AbortSignal.timeout(serviceMs)))),
}
