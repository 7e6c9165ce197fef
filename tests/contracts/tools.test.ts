import { expect, it } from 'vitest'
import { tools } from '../../src/tools'

const pattern = ['content', 'readingTexts', 'reading', 'plainText', 'slice', 'actions', 'selectors']
const files = Object.keys(import.meta.glob('../../src/tools/*/*.ts'))
const sliceTests = Object.keys(import.meta.glob('../tools/*.test.ts'))

it.each(tools)('the folder of $name has the files of every tool', ({ id }) => {
  const missing = pattern.filter((file) => !files.includes(`../../src/tools/${id}/${file}.ts`))
  expect(missing).toEqual([])
  expect(sliceTests).toContain(`../tools/${id}.test.ts`)
})
