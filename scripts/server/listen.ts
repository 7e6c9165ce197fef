import { createServer, type Server } from 'node:http'
import { guarded, type Handler } from './http.ts'

export interface Address {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Name or number to listen on; left out, this computer only, over IPv4 and IPv6, so that `localhost` is never somebody else's. */
  host?: string | undefined
}

export interface Listening {
  port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

const thisComputer = ['127.0.0.1', '::1']

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

export async function listen(handler: Handler, { port, host }: Address): Promise<Listening> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let taken = port
  for (const name of host ? [host] : thisComputer) {
    const server = createServer(guarded(handler))
    try {
      taken = await bind(server, taken, name)
      servers.push(server)
    } catch (error) {
      const withoutIpv6 = name === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(errorCode(error)))
      if (withoutIpv6) continue
      await close()
      throw error
    }
  }
  return { port: taken, close }
}

/** The wanted port or the next free one above it. */
export async function freePort({ port, host }: Address): Promise<number> {
  try {
    const trial = await listen(() => undefined, { port, host })
    await trial.close()
    return trial.port
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    return freePort({ port: port + 1, host })
  }
}
