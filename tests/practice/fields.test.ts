// @vitest-environment node
import { expect, test } from 'vitest'
import { isLocalHost } from '../../practice/fields'

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
