import { z } from 'zod'
import { isLocalHost } from '../network.ts'
import type { Range } from './limits.ts'
import { forbiddenIn, placeholderIn } from './phrases.ts'

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

/** A value of fixed form, such as a phone number. */
export const form = (matches: RegExp | ((value: string) => boolean), expected: string) =>
  string(expected).refine(typeof matches === 'function' ? matches : (value) => matches.test(value), {
    abort,
    error: expected,
  })

/** Absolute `https` address; `http` is good enough for what stays in the local network. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLocalHost(hostname)
}

/** The same without a final slash: a domain, or a folder of one. */
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
