import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { forbiddenIn, placeholderIn } from './phrases.ts'

/** Least and most characters; the most fits the design at 1280x800 if all texts have it (e2e/limits.spec.ts). */
export const limits = {
  name: [3, 60],
  aboutSlug: [3, 60],
  email: [6, 48],
  town: [2, 28],
  stateName: [4, 24],
  school: [3, 100],
  academicTitle: [5, 80],
  credentialTitle: [3, 40],
  credentialDescription: [3, 62],
  biography: [40, 175],
  serviceTitle: [3, 32],
  serviceDescription: [20, 138],
  serviceName: [2, 40],
  servicePlace: [10, 120],
  serviceRetention: [10, 160],
  portraitAlt: [15, 200],
  poweredBy: [2, 32],
  answerTime: [5, 32],
  fee: [10, 140],
  agreementTitle: [3, 40],
  agreementText: [20, 300],
  reviewed: [8, 20],
  officeName: [2, 40],
  street: [5, 80],
  district: [2, 40],
  wayThere: [5, 140],
  language: [2, 24],
  profileName: [2, 24],
  providerName: [2, 40],
  country: [3, 40],
} as const satisfies Record<string, Range>

export type Range = readonly [min: number, max: number]

/** Most letters of one word of the name: what fits the bar of a window of 320 px. */
export const nameWord = 20

/** Characters that fit one line of a service's title, in an arch 205 px wide set in 30 px. */
export const serviceTitleLine = 16

/** Every check aborts: a wrong field yields its first problem only, and checks across fields wait until all are right. */
const abort = true

const string = (expected?: string) =>
  z.string(expected).refine((value) => placeholderIn(value) === undefined, {
    abort,
    error: ({ input }) => `o conteúdo definitivo no lugar de "${placeholderIn(String(input))}"`,
  })

/** A text the practitioner writes: its length, and what the profession's rules forbid. */
export const text = ([min, max]: Range) =>
  string()
    .refine((value) => value === value.trim(), { abort, error: 'texto sem espaços no começo e no fim' })
    .min(min, { abort })
    .max(max, { abort })
    .refine((value) => forbiddenIn(value) === undefined, {
      abort,
      error: ({ input }) => {
        const phrase = forbiddenIn(String(input))
        return `texto sem "${phrase?.found}": ${phrase?.reason}`
      },
    })

export const form = (matches: RegExp | ((value: string) => boolean), expected: string) =>
  string(expected).refine(typeof matches === 'function' ? matches : (value) => matches.test(value), {
    abort,
    error: expected,
  })

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

/** Absolute `https` address; `http` is good enough for what stays in the local network. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLocalHost(hostname)
}

export function isSiteAddress(value: string): boolean {
  if (!isWebAddress(value)) return false
  const { origin, pathname } = new URL(value)
  return value === origin + pathname.replace(/\/$/, '') && /^(\/[\w.-]+)*\/?$/.test(pathname)
}

/** Lines a text takes in a narrow column, by the browser's own greedy rule. */
export function linesOf(value: string, width: number): number {
  let lines = 1
  let used = -1
  for (const { length } of value.split(' ')) {
    if (length > width) return Number.POSITIVE_INFINITY
    const fits = used + 1 + length <= width
    lines += fits ? 0 : 1
    used = fits ? used + 1 + length : length
  }
  return lines
}
