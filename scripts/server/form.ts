import type { IncomingMessage } from 'node:http'

export type Field = readonly [name: string, value: string]

/** A message the inbox does not take; the text is shown to whoever sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Generous for a contact form; sizes in bytes. */
export const limits = { total: 100_000, fieldSize: 50_000, fieldNameSize: 100, fields: 20 }

const tooLarge = () => new Refusal(413, 'A mensagem é longa demais.')

/** What arrives is read to its end; beyond the limit nothing of it is kept. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of request) {
    received += chunk.length
    if (received <= limits.total) chunks.push(chunk)
  }
  if (received > limits.total) throw tooLarge()
  return Buffer.concat(chunks)
}

/** The fields of a multipart form in the order sent, values exactly as received. */
export async function readForm(request: IncomingMessage): Promise<Field[]> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new Refusal(400, 'O formulário precisa ser enviado como multipart/form-data.')
  const received = new Response(new Uint8Array(await bodyOf(request)), { headers: { 'Content-Type': type } })
  const form = await received.formData().catch(() => {
    throw new Refusal(400, 'O formulário chegou incompleto ou malformado.')
  })
  const fields = [...form].map(([name, value]): Field => {
    if (typeof value !== 'string') throw new Refusal(400, 'O formulário não aceita anexos.')
    const isTooLarge = Buffer.byteLength(name) > limits.fieldNameSize || Buffer.byteLength(value) > limits.fieldSize
    if (isTooLarge) throw tooLarge()
    return [name, value]
  })
  if (fields.length > limits.fields) throw tooLarge()
  return fields
}
