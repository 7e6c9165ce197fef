import { type BuildAnswer, type EditorState, editorPath } from '../state.ts'
import type { Program } from './draft.ts'
import { texts } from './texts.ts'

/** How long an answer is waited for, ms: a photograph of 40 MB takes less; what comes later is taken for no answer. */
const answerMs = 20_000

async function ask<Answer>(method: string, path: string, body?: object, isQuick = true): Promise<Answer> {
  const isPicture = body instanceof Blob
  const response = await fetch(`${editorPath}/${path}`, {
    method,
    headers: { 'Content-Type': isPicture ? 'image/jpeg' : 'application/json' },
    body: isPicture ? body : (JSON.stringify(body) ?? null),
    signal: isQuick ? AbortSignal.timeout(answerMs) : null,
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (response?.ok && answer) return answer
  throw Object.assign(new Error(answer?.problem ?? texts.gone), { status: response?.status })
}

export const program: Program = {
  read: () => ask('GET', 'state'),
  save: (practice, version) => ask<EditorState>('PUT', `practice?${new URLSearchParams({ version })}`, practice),
}

/** Takes as long as it takes. */
export const build = () => ask<BuildAnswer>('POST', 'build', undefined, false)

/** Keeps a picture or, without one, a part of the kept one (px). @returns what the practice file is to call it */
export function savePhoto(picture?: Blob, crop: Readonly<Record<string, number>> = {}) {
  const sides = Object.entries(crop).map((side) => side.join('='))
  return ask<{ file: string }>('PUT', `photo?${sides.join('&')}`, picture)
}
