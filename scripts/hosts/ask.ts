import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Question {
  port: number
  /** Sent as it is: nothing is decoded, encoded or shortened. */
  path: string
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Readonly<Record<string, string>>
  agent?: Agent
}

/** Asks the server of this computer for a path; the body stays packed as it came. */
export const ask = ({ port, path, method = 'GET', headers = {}, agent }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, ...(agent ? { agent } : {}) })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then((body) => resolve({ status, headers: received, body }), reject)
    })
    asked.end()
  })
