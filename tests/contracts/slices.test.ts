import type { Slice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, Slice>>('../../src/{*,tools/*}/slice.ts')

it.each(Object.entries(modules))('%s has one name for folder, slice and state', async (path, load) => {
  const folder = path.split('/').at(-2) ?? ''
  // loaded in here: a slice that cannot be loaded fails a test, and not a file without any
  const slice = (await load())[`${folder}Slice`]
  const { rootReducer } = await import('../../src/app/reducer')
  expect([slice?.name, slice?.reducerPath]).toEqual([folder, folder])
  expect(rootReducer(undefined, { type: 'begin' })).toHaveProperty(folder)
})
