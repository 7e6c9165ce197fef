import { expect, it } from 'vitest'
import { categories, elements, elementsOf } from '../../src/tools/dreams/slice'

// how they are marked and read: tests/tools/dreams/travel.ts

it('the elements are twenty, five in each of four categories, numbered in order', () => {
  expect(elements.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  for (const category of categories) expect(elementsOf[category]).toHaveLength(5)
})
