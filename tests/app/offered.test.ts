import { expect, it } from 'vitest'
import { offeredTools, toolsNamed } from '../../src/app/offered'
import { toolNames } from '../../src/core/practice'
import { tools } from '../../src/tools'

it('a practice names the tools as the registry does', () => {
  expect(tools.map(({ name }) => name)).toEqual(toolNames)
})

it('a practice that names none offers all', () => {
  expect(offeredTools).toEqual(tools)
  expect(toolsNamed()).toEqual(tools)
})

it('the tools stand in the order she names them', () => {
  expect(toolsNamed(['Diário de Sonhos', 'Mandala Arquetípica']).map(({ id }) => id)).toEqual(['dreams', 'mandala'])
})
