import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'

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
const malformed = () => new Refusal(400, 'O formulário chegou incompleto ou malformado.')

function createParser({ headers }: IncomingMessage) {
  if (!headers['content-type']?.startsWith('multipart/form-data'))
    throw new Refusal(400, 'O formulário precisa ser enviado como multipart/form-data.')
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { ...limits, files: 0 } })
  } catch {
    throw malformed()
  }
}

/** Reads a multipart form to its end; the fields come in the order sent, values exactly as received. */
export async function readForm(request: IncomingMessage): Promise<Field[]> {
  const parser = createParser(request)
  const fields: Field[] = []
  let received = 0
  return new Promise((resolve, reject) => {
    const refuse = (refusal: Refusal) => {
      request.unpipe(parser)
      request.resume()
      reject(refusal)
    }
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > limits.total) refuse(tooLarge())
    })
    request.on('close', () => {
      if (!request.complete) refuse(malformed())
    })
    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      if (name === undefined) refuse(malformed())
      // busboy bounds the names of urlencoded forms only
      else if (nameTruncated || valueTruncated || Buffer.byteLength(name) > limits.fieldNameSize) refuse(tooLarge())
      else fields.push([name, value])
    })
    parser.on('fieldsLimit', () => refuse(tooLarge()))
    parser.on('filesLimit', () => refuse(new Refusal(400, 'O formulário não aceita anexos.')))
    parser.on('error', () => refuse(malformed()))
    parser.on('close', () => resolve(fields))
    request.pipe(parser)
  })
}
