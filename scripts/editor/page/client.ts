import type { BuildAnswer, Crop, EditorState } from '../state.ts'

const asJson = { 'Content-Type': 'application/json' }

/** What the server says it cannot do, in words for whoever fills in the form. */
export class Refused extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/preencher/${path}`, init)
  if (response.ok) return response
  const answer: { problem?: string } = await response.json().catch(() => ({}))
  throw new Refused(answer.problem ?? '')
}

const stateFrom = async (path: string, init?: RequestInit): Promise<EditorState> => (await ask(path, init)).json()

export const readState = () => stateFrom('state')
/** Goes out even when the page is being closed. */
export const savePractice = (practice: object) =>
  stateFrom('practice', { method: 'PUT', headers: asJson, body: JSON.stringify(practice), keepalive: true })
export const originalPhoto = async (): Promise<Blob> => (await ask('photo')).blob()
export const undo = () => stateFrom('undo', { method: 'POST', headers: asJson })
export const build = async (): Promise<BuildAnswer> => (await ask('build', { method: 'POST', headers: asJson })).json()
export const showFolder = () => ask('folder', { method: 'POST', headers: asJson })

/** What kind of picture it is the server sees for itself. @returns what the practice file is to call it */
export async function savePhoto(picture: Blob, crop: Crop): Promise<{ file: string }> {
  const part = new URLSearchParams(Object.entries(crop).map(([name, value]) => [name, String(value)]))
  const init = { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: picture }
  return (await ask(`photo?${part}`, init)).json()
}
