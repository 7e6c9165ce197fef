// @vitest-environment node
import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { isLocalHost, lanAddress, portFrom, siteAddress } from '../scripts/network'

const local =
  'localhost 127.0.0.1 127.8.8.8 ::1 [::1] 10.1.2.3 172.16.0.1 172.31.255.9 192.168.0.7 fd12::5 meu-pc.local'
const remote =
  '8.8.8.8 172.15.0.1 172.32.0.1 192.169.0.1 [2001:db8::1] 10.exemplo.com.br localhost.exemplo.com.br exemplo.local.br local'

test.each(local.split(' '))('%s is reached within the local network', (host) => {
  expect(isLocalHost(host)).toBe(true)
})

test.each(remote.split(' '))('%s may be anywhere', (host) => {
  expect(isLocalHost(host)).toBe(false)
})

const at = (address: string, internal = false): NetworkInterfaceInfo => {
  const rest = { address, internal, netmask: '', mac: '', cidr: null }
  return address.includes(':') ? { ...rest, family: 'IPv6', scopeid: 0 } : { ...rest, family: 'IPv4' }
}

test('the address in the local network is the first private one that is not this computer’s own loop', () => {
  const loop = [at('127.0.0.1', true), at('::1', true)]
  const own = [at('fd12::5'), at('192.168.0.7')]
  expect(lanAddress({ lo: loop, eth0: own, eth1: [at('10.0.0.4')] })).toBe('192.168.0.7')
  expect(lanAddress({ lo: loop, eth0: [at('203.0.113.9')] })).toBeUndefined()
  expect(lanAddress({})).toBeUndefined()
})

test.each([
  [undefined, '192.168.0.7', 'http://localhost:4173'],
  ['192.168.0.9', '192.168.0.7', 'http://192.168.0.9:4173'],
  ['meu-pc.local', undefined, 'http://meu-pc.local:4173'],
  ['::1', undefined, 'http://[::1]:4173'],
  ['0.0.0.0', '192.168.0.7', 'http://192.168.0.7:4173'],
  ['::', '192.168.0.7', 'http://192.168.0.7:4173'],
  ['0.0.0.0', undefined, 'http://localhost:4173'],
])('HOST=%s with %s in the network is opened at %s', (host, lan, address) => {
  expect(siteAddress({ host, port: 4173 }, lan)).toBe(address)
})

test('the port is the one asked for, or else the usual one', () => {
  expect(portFrom(undefined, 4173)).toBe(4173)
  expect(portFrom('', 4173)).toBe(4173)
  expect(portFrom('8080', 4173)).toBe(8080)
  expect(portFrom('65535', 4173)).toBe(65_535)
})

test.each(['abc', '-1', '80.5', '65536', ' 80', '1e3'])('PORT=%j is refused in one line', (value) => {
  expect(() => portFrom(value, 4173)).toThrow(
    `PORT: ${JSON.stringify(value)} — esperado: número de porta, de 1 a 65535, como "4173"`,
  )
})
