import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'
import { guarded } from '../server/http.ts'
import { staticFiles } from '../server/static.ts'

const host = '127.0.0.1'

export interface Served {
  origin: string
  /** Takes no more connections; those that are open end with their browsers. */
  close(): void
}

/** Serves a built folder as a global host does: HTTP/2 over TLS, the packed files, the headers of the build. */
export async function serveFolder(folder: string): Promise<Served> {
  // whoever measures is told to trust it
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], { keyType: 'ec' })
  const server = createSecureServer({ key, cert, allowHTTP1: true })
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
