// @vitest-environment node
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plainError, told } from '../../scripts/plainError'
import { quietly } from '../../scripts/summary'
import { temporaryFolder } from '../support/folder'

/** What stops the build of a module with this text. */
async function failureOf(text: string): Promise<Error> {
  const root = await temporaryFolder()
  const input = join(root, 'content.ts')
  await writeFile(input, text)
  try {
    await build({ ...quietly(), root, configFile: false, build: { write: false, rolldownOptions: { input } } })
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing stopped it')
}

test('a file that cannot be read is told in Portuguese, with its line', async () => {
  const failure = await failureOf("export const content = {\n  title: 'Olá'\n  text: 'Bom dia',\n}\n")
  expect(told(failure)).toContain('content.ts não pôde ser lido: confira vírgulas, aspas e chaves na linha 3 e na ')
  expect(told(failure)).toMatch(/anterior\.\n {2}\(.+\)$/)
})

test('what speaks to a practitioner stands alone; anything else is introduced', () => {
  expect(told(plainError('Falta a foto.'))).toBe('Falta a foto.')
  expect(told(new Error('x is not a function'))).toMatch(/^Aconteceu algo inesperado\..*\nError: x is not a function\n/)
})
