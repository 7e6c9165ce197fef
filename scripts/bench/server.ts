import { createSecureServer } from 'node:http2'
import { guarded } from '../server/http.ts'
import { staticFiles } from '../server/static.ts'
import { selfSigned } from './certificate.ts'

const host = '127.0.0.1'
const identity = selfSigned(host)

export interface Served {
  origin: string
  /** Takes no more connections; those that are open end with their browsers. */
  close(): void
}

/** Serves a built folder as a global host does: HTTP/2 over TLS, the packed files, the headers of the build. */
export function serveFolder(folder: string): Promise<Served> {
  const server = createSecureServer({ ...identity, allowHTTP1: true })
  // Node gives requests of both versions the interface of node:http
  server.on('request', guarded(staticFiles(folder, { packed: true })))
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, host, () => {
      const address = server.address()
      if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
      resolve({ origin: `https://${host}:${address.port}`, close: () => server.close() })
    })
  })
}
