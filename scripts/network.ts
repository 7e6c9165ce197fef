import { BlockList, isIP } from 'node:net'
import type { networkInterfaces } from 'node:os'
import { plainError } from './plainError.ts'

/** Loopback (RFC 1122, RFC 4291) and private networks (RFC 1918, RFC 4193): none is routed on the internet. */
const localNetworks = new BlockList()
localNetworks.addSubnet('127.0.0.0', 8)
localNetworks.addSubnet('10.0.0.0', 8)
localNetworks.addSubnet('172.16.0.0', 12)
localNetworks.addSubnet('192.168.0.0', 16)
localNetworks.addAddress('::1', 'ipv6')
localNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether what is sent to this host stays in the local network; `.local` names are found there only (RFC 6762). */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const family = isIP(host)
  if (family !== 0) return localNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6')
  return host === 'localhost' || host.endsWith('.local')
}

/** IPv4 address of this computer in the local network: the first of the interfaces that has one. */
export const lanAddress = (interfaces: ReturnType<typeof networkInterfaces>): string | undefined =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && isLocalHost(address))?.address

const everyInterface = ['0.0.0.0', '::']

/** Address at which browsers reach a server listening on `host` (left out: this computer only). */
export function siteAddress({ host, port }: { host?: string | undefined; port: number }, lan?: string): string {
  const name = host !== undefined && everyInterface.includes(host) ? lan : host
  return `http://${name?.includes(':') ? `[${name}]` : (name ?? 'localhost')}:${port}`
}

/** TCP port wished for in the variable PORT; 0 takes any free one. */
export function portFrom(value: string | undefined, usual: number): number {
  if (!value) return usual
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw plainError(`PORT: ${JSON.stringify(value)} — esperado: número de porta, de 1 a 65535, como "${usual}"`)
}
