import type { UnknownAction } from '@reduxjs/toolkit'
import { notFoundRoute, routeOf } from '../app/routes'
import { sectionOfHash } from '../core/sections'
import type { SessionLog } from './sessionLog'

/** Letters and digits become one letter and one digit; length, spaces, line breaks and punctuation stay, and with them the layout. */
export const maskedText = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => '0'.repeat(digit.length))
    .replace(/[^\s\p{P}0]/gu, (sign) => 'x'.repeat(sign.length))

/** The site's own paths stay; any other one was typed into the address bar, and remains a path of no page. */
const maskedPath = (path: string): string => (routeOf(path) === notFoundRoute ? maskedText(path) : path)

/** An address's hash: a section's name stays, anything else becomes marks. */
const maskedHash = (hash: string): string => (sectionOfHash(hash) === null ? maskedText(hash) : hash)

/** What comes from the visitor's own keyboard has these names in every payload, and no other (tests/debug/typed.test.tsx). */
const masks: Record<string, (value: string) => string> = { text: maskedText, path: maskedPath, hash: maskedHash }

function maskedAction(action: UnknownAction): UnknownAction {
  if (typeof action.payload !== 'object' || action.payload === null) return action
  const masked = Object.entries(action.payload).map(([key, value]) => {
    const mask = masks[key]
    return [key, mask && typeof value === 'string' ? mask(value) : value]
  })
  return { ...action, payload: Object.fromEntries(masked) }
}

/** A log that shows the same visit without a word the visitor typed. */
export const maskedLog = (log: SessionLog): SessionLog => ({
  ...log,
  path: maskedPath(log.path),
  masked: true,
  entries: log.entries.map((entry) => ({ ...entry, action: maskedAction(entry.action) })),
})
