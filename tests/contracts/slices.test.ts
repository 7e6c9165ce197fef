import type { Slice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'

const modules = import.meta.glob<Record<string, Slice>>('../../src/{*,tools/*}/slice.ts', { eager: true })

it.each(Object.entries(modules))('%s has one word for folder, slice, events and state', (path, exported) => {
  const folder = path.split('/').at(-2) ?? ''
  const slice = exported[`${folder}Slice`]
  expect([slice?.name, slice?.reducerPath]).toEqual([folder, folder])
  expect(rootReducer(undefined, { type: 'begin' })).toHaveProperty(folder)
})
