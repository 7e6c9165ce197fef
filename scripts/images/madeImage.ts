import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath } from 'vite'

/** Puts an image where Vite serves and publishes it as any other. @returns what to import its address from */
export function madeImage(name: string, content: Buffer | string): string {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const file = resolve('.cache/images', version, name)
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, content)
  return `${normalizePath(file)}?url`
}
