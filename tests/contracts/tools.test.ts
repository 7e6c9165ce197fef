import { describe, expect, it } from 'vitest'
import { toolNames } from '../../src/core/practice'
import { enabledTools, tools } from '../../src/tools'

const pattern = ['content.ts', 'reading.ts', 'slice.ts', 'View.tsx', 'Drawing.tsx', 'Result.tsx']
const files = Object.keys(import.meta.glob('../../src/tools/*/*.{ts,tsx}'))
const sliceTests = Object.keys(import.meta.glob('../tools/*.test.ts'))

describe.each(tools)('the folder of $name', ({ id }) => {
  it('has the files of every tool, and a test of its slice', () => {
    expect(pattern.filter((file) => !files.includes(`../../src/tools/${id}/${file}`))).toEqual([])
    expect(sliceTests).toContain(`../tools/${id}.test.ts`)
  })
})

describe('the tools of a practice', () => {
  it('bear the names of the registry', () => {
    expect(tools.map(({ name }) => name)).toEqual(toolNames)
  })

  it('are all there are where it names none', () => {
    expect(enabledTools({})).toEqual(tools)
  })

  it('stand in the order it names them', () => {
    const named = enabledTools({ tools: ['Diário de Sonhos', 'Mandala Arquetípica'] })
    expect(named.map(({ id }) => id)).toEqual(['dreams', 'mandala'])
  })
})
