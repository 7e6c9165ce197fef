import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface Reply {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

const replyOf =
  (type: string) =>
  (status: number, body: string): Reply => ({ status, headers: { 'Content-Type': `${type}; charset=utf-8` }, body })

export const html = replyOf('text/html')
export const text = replyOf('text/plain')
export const json = (status: number, value: unknown): Reply =>
  replyOf('application/json')(status, JSON.stringify(value))

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}

export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/s, '')
