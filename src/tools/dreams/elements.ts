/** What a dream can be put together from (specification 3): four categories of five elements each. */
export const categories = ['pessoas', 'lugares', 'objetos', 'emocoes'] as const
export type Category = (typeof categories)[number]

const ids = {
  pessoas: ['mae', 'pai', 'crianca', 'estranho', 'sabio'],
  lugares: ['casa', 'floresta', 'agua', 'montanha', 'escola'],
  objetos: ['chave', 'livro', 'espelho', 'ponte', 'coroa'],
  emocoes: ['medo', 'alegria', 'confusao', 'paz', 'urgencia'],
} as const satisfies Record<Category, readonly string[]>

export type ElementIn<C extends Category> = (typeof ids)[C][number]
export type ElementId = ElementIn<Category>

export interface DreamElement {
  id: ElementId
  category: Category
  /** 1 to 20, in the order of the categories; places the star. */
  order: number
}

export const elementsOf: Record<Category, readonly ElementId[]> = ids

export const elements: readonly DreamElement[] = categories
  .flatMap((category) => elementsOf[category].map((id) => ({ id, category })))
  .map((element, index) => ({ ...element, order: index + 1 }))

const byId = new Map(elements.map((element) => [element.id, element]))

/** `undefined` for a word that is no element (state may come from outside, as under time travel). */
export const elementOf = (id: ElementId): DreamElement | undefined => byId.get(id)
