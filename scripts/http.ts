import type { IncomingMessage, ServerResponse } from 'node:http'

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

/** What a server does not take; the text is shown to whoever sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** What arrives is read to its end; beyond the limit (bytes) nothing of it is kept. */
export async function bodyOf(request: IncomingMessage, most: number, problem: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of request) {
    received += chunk.length
    if (received <= most) chunks.push(chunk)
  }
  if (received > most) throw new Refusal(413, problem)
  return Buffer.concat(chunks)
}
