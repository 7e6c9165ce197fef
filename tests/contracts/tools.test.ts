import { expect, it } from 'vitest'
import { tools } from '../../src/tools'

/** What a developer who knows one tool finds in each, and under which names. */
const pattern = {
  content: ['texts'],
  readingTexts: [],
  reading: ['reading'],
  plainText: ['plainText'],
  actions: ['writingChanged', 'restarted'],
  selectors: ['selectWriting'],
}

const modules = import.meta.glob<object>('../../src/tools/*/*.ts')

it.each(tools)('the folder of $name has the files of every tool', async ({ id }) => {
  for (const [file, names] of Object.entries(pattern)) {
    const found = await modules[`../../src/tools/${id}/${file}.ts`]?.()
    expect(Object.keys(found ?? {}), file).toEqual(expect.arrayContaining(names))
    expect(found, file).toBeDefined()
  }
})
