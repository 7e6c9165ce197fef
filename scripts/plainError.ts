import { inspect } from 'node:util'

/** An error that shows only its text: it speaks to whoever publishes the site, so no stack of this code follows. */
export function plainError(...lines: readonly string[]): Error {
  const message = lines.join('\n')
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}

/** Tells what ends this process; left to itself Node adds where in this code it was thrown. */
export const endPlainly = (): unknown =>
  process.once('uncaughtException', (error) => {
    if (error.stack) console.error('Aconteceu algo inesperado. Mostre isto a quem ajuda você:')
    console.error(error)
    process.exit(1)
  })
