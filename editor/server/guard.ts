import type { IncomingMessage } from 'node:http'
import { pathOf, type Reply, text } from '../../scripts/http.ts'
import { editorPath } from '../state.ts'
import { answers } from './texts.ts'

/**
 * Lets only the editor's own page talk to the editor. A page of the internet could call this computer by a name of its
 * own (DNS rebinding: another Host) or send requests behind the practitioner's back (CSRF: another Origin).
 */
export function refusal(request: IncomingMessage): Reply | null {
  const { method = '', headers, socket } = request
  const host = headers.host ?? ''
  const port = socket.localPort
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return text(403, answers.refused)
  const isOurs = headers.origin === undefined || headers.origin === `http://${host}`
  const isForeign = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']))
  const path = pathOf(request)
  // Vite would open any file of this computer in a text editor, in small letters or capitals
  if (/^\/__open-in-editor/i.test(path)) return text(404, answers.nothing)
  const isLink = headers['sec-fetch-mode'] === 'navigate' && path === editorPath
  if (!isOurs || (isForeign && !isLink)) return text(403, answers.refused)
  if (method === 'GET' || method === 'HEAD') return null
  // every browser names the origin of what is sent
  return isForeign || headers.origin === undefined ? text(403, answers.refused) : null
}
