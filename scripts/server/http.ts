import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A whole answer as data. */
export interface Reply {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

export const html = (status: number, body: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})

export const text = (status: number, body: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}

/** Path of the address asked for, without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/s, '')

/** A handler whose failure is answered with 500 and reported, and never ends the server. */
export function guarded(handler: Handler): Handler {
  return async (request, response) => {
    try {
      await handler(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else send(response, text(500, 'Erro interno do servidor.'))
    }
  }
}
