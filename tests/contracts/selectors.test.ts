import { describe, expect, it } from 'vitest'
import { codeOf, filesIn, type SourceFile } from '../support/source'

/** A folder of `tools`, or any other of `src`. */
const moduleOf = (path: string) => /^src\/(?:tools\/)?[^/]+/.exec(path)?.[0]

/** What `motion` asks of everybody who wants something moved. */
const words = ['data-reveal', 'data-rise', 'data-draw']

const files = filesIn('src')

const lookup = /(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\([^)]*\)/g

/** Classes and attributes by which a module looks something up that it does not render. */
function faults({ path, text }: SourceFile): string[] {
  const rendered = files
    .filter((other) => moduleOf(other.path) === moduleOf(path))
    .map((other) => codeOf(other.text).replace(lookup, ''))
    .join()
  const names = (codeOf(text).match(lookup) ?? []).flatMap(
    (call) => call.match(/(?<=[\s'"`])\.[a-z][\w-]+|data-[\w-]+/g) ?? [],
  )
  return names
    .filter((name) => !words.includes(name) && !rendered.includes(name.replace('.', '')))
    .map((name) => `${path} looks for ${name}`)
}

describe('who looks for what in the page', () => {
  it('no selector crosses from one module into another', () => {
    expect(files.flatMap(faults)).toEqual([])
  })
})
