import { extname } from 'node:path'
import { plainError } from '../plainError.ts'

/** Kinds of files a build may hold. */
const mediaTypes: Readonly<Record<string, { type: string; packs: boolean }>> = {
  avif: { type: 'image/avif', packs: false },
  css: { type: 'text/css; charset=utf-8', packs: true },
  gif: { type: 'image/gif', packs: false },
  html: { type: 'text/html; charset=utf-8', packs: true },
  ico: { type: 'image/x-icon', packs: false },
  jpeg: { type: 'image/jpeg', packs: false },
  jpg: { type: 'image/jpeg', packs: false },
  js: { type: 'text/javascript; charset=utf-8', packs: true },
  json: { type: 'application/json', packs: true },
  mp3: { type: 'audio/mpeg', packs: false },
  mp4: { type: 'video/mp4', packs: false },
  pdf: { type: 'application/pdf', packs: false },
  png: { type: 'image/png', packs: false },
  svg: { type: 'image/svg+xml', packs: true },
  txt: { type: 'text/plain; charset=utf-8', packs: true },
  webmanifest: { type: 'application/manifest+json', packs: true },
  webp: { type: 'image/webp', packs: false },
  woff2: { type: 'font/woff2', packs: false },
  xml: { type: 'application/xml', packs: true },
}

const kindOf = (file: string) => mediaTypes[extname(file).slice(1)]

/** Whether the file gets smaller when packed; pictures and fonts are packed already. */
export const isCompressible = (file: string): boolean => kindOf(file)?.packs === true

/** Media type by file name ending, for the endings that occur; stops at a file no host could name the type of. */
export function mediaTypesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const unknown = files.filter((file) => !kindOf(file))
  if (unknown.length > 0) throw plainError(...unknown.map((file) => `${file}: tipo de arquivo desconhecido`))
  const endings = [...new Set(files.map((file) => extname(file).slice(1)))].sort()
  return new Map(endings.map((ending) => [ending, mediaTypes[ending]?.type ?? '']))
}
