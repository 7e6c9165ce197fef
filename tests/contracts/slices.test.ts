import type { Slice } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<Record<string, Slice>>('../../src/{*,tools/*}/slice.ts')
const folders = Object.entries(files).map(([path, load]) => ({ folder: path.split('/').at(-2) ?? '', load }))

describe.each(folders)('the slice $folder', ({ folder, load }) => {
  // loaded in here: a slice that cannot be loaded fails a test, and not a file without any
  const loaded = async () => {
    const slice = (await load())[`${folder}Slice`]
    if (!slice) throw new Error(`${folder}/slice.ts has no ${folder}Slice`)
    return slice
  }

  it('has one word for folder, name, events and place in the state', async () => {
    const { name, reducerPath, actions } = await loaded()
    const { createStore } = await import('../../src/app/store')
    expect([name, reducerPath]).toEqual([folder, folder])
    expect(createStore().getState()).toHaveProperty(folder)
    const events = Object.values(actions).map(({ type }) => type)
    expect(events).not.toEqual([])
    for (const event of events) expect(event).toMatch(new RegExp(`^${folder}/`))
  })

  it('begins as plain JSON, which events of others leave alone', async () => {
    const { reducer, getInitialState } = await loaded()
    const state = getInitialState()
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
    expect(reducer(state, { type: 'somebody/elseSpoke' })).toBe(state)
    expect(reducer(undefined, { type: 'somebody/elseSpoke' })).toBe(state)
  })
})
