import type { Area } from 'react-easy-crop'
import { type BuildAnswer, type EditorState, editorPath } from '../state.ts'
import { type Program, Rejected } from './draft.ts'
import { texts } from './texts.ts'

/** For which an answer is waited for, ms: a photograph of 40 MB is looked at in less; what is answered later is no answer. */
const answerMs = 20_000

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(answerMs), ...init }).catch(() => null)
  if (response?.ok) return response
  const answer: { problem?: string } | null = (await response?.json().catch(() => null)) ?? null
  throw new Rejected(answer?.problem ?? texts.gone, response?.status ?? 0)
}

async function answered<Answer>(method: string, path: string, body?: object, more?: RequestInit): Promise<Answer> {
  const isPicture = body instanceof Blob
  const headers = { 'Content-Type': isPicture ? 'image/jpeg' : 'application/json' }
  const sent = body && { body: isPicture ? body : JSON.stringify(body) }
  return (await ask(`${editorPath}/${path}`, { method, headers, ...sent, ...more })).json()
}

const pictureAt = async (address: string): Promise<Blob> => (await ask(address)).blob()

/** Id of this page, as long as it is open. */
const page = crypto.randomUUID()

export const program: Program = {
  read: () => answered('GET', 'state'),
  /** Saves also while the page is being closed, if it is no longer than browsers send then (64 KiB; a letter has up to two bytes). */
  save(practice, version) {
    const keepalive = JSON.stringify(practice).length < 30_000
    return answered<EditorState>('PUT', `practice?${new URLSearchParams({ version, page })}`, practice, { keepalive })
  },
}

/** Takes as long as it takes. */
export const build = () => answered<BuildAnswer>('POST', 'build', undefined, { signal: null })
export const showFolder = () => answered('POST', 'folder')

/** @returns an address of the picture that was kept, as it was chosen */
export const originalPhoto = async () => URL.createObjectURL(await pictureAt(`${editorPath}/photo`))
/** Looks whether the picture at an address will do. */
export const lookAtPhoto = async (address: string) =>
  answered<{ width: number; height: number; isDark: boolean }>('POST', 'photo', await pictureAt(address))
/** @returns what the practice file is to call it */
export const savePhoto = async (address: string, { x, y, width, height }: Area) =>
  answered<{ file: string }>(
    'PUT',
    `photo?left=${x}&top=${y}&width=${width}&height=${height}`,
    await pictureAt(address),
  )
