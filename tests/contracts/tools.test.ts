import { expect, it } from 'vitest'
import { toolNames } from '../../src/core/practice'
import { enabledTools, tools } from '../../src/tools'

it('the tools have the names of the practice file', () => {
  expect(tools.map(({ name }) => name)).toEqual(toolNames)
})

it('a practice has all tools, or those it names in its order', () => {
  expect(enabledTools({})).toEqual(tools)
  const named = enabledTools({ tools: ['Diário de Sonhos', 'Mandala Arquetípica'] })
  expect(named.map(({ id }) => id)).toEqual(['dreams', 'mandala'])
})
