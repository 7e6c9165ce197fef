import { inspect, stripVTControlCharacters } from 'node:util'

/** An error whose text is all there is to see: it speaks to whoever publishes the site, so no stack of this code follows. */
export function plainError(...lines: readonly string[]): Error {
  const message = lines.join('\n')
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}

/** What the bundler says of a file it cannot read: its own words, then a picture of the place, framed. */
const unreadable = /\] (.+)\n\s*╭─\[ (.+):(\d+):\d+ \]/

/** A text for whoever publishes the site, whatever went wrong. */
export function told(error: Error): string {
  const shown = stripVTControlCharacters(inspect(error))
  const [, words, file, line] = unreadable.exec(shown) ?? []
  if (words)
    return `${file} não pôde ser lido: confira vírgulas, aspas e chaves na linha ${line} e na anterior.\n  (${words})`
  return error.stack
    ? `Aconteceu algo inesperado. Desfaça a última mudança; se não ajudar, mostre isto a quem ajuda você:\n${shown}`
    : shown
}

/** Tells what ends this process; left to itself Node adds where in this code it was thrown. */
export const endPlainly = (): unknown =>
  process.once('uncaughtException', (error) => {
    console.error(told(error))
    process.exit(1)
  })
