import { createSlice, type PayloadAction, weakMapMemoize } from '@reduxjs/toolkit'
import { emptyResult, noteReducers, type Result, resultReducers } from '../shared/state'

/** What a dream can be put together from: four categories of five elements each. */
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

export const elementIds: readonly ElementId[] = elements.map(({ id }) => id)

const byId = new Map(elements.map((element) => [element.id, element]))

/** `undefined` for a word that is no element (state may come from outside, as under time travel). */
export const elementOf = (id: ElementId): DreamElement | undefined => byId.get(id)

export interface DreamsState extends Result<ElementId> {
  /** What was in the dream, by category; in the order of clicking. */
  selection: Record<Category, ElementId[]>
  /** `gathering` until the interpretation is asked for; then it follows every change until the visitor starts over. */
  status: 'gathering' | 'interpreted'
}

/** The part of the store that the tool's views read. */
export type DreamsRoot = { dreams: DreamsState }

/** Elements from which a dream can be interpreted. */
export const neededCount = 3

const initialState: DreamsState = {
  selection: { pessoas: [], lugares: [], objetos: [], emocoes: [] },
  status: 'gathering',
  ...emptyResult,
}

const countOf = ({ selection }: DreamsState): number =>
  categories.reduce((sum, category) => sum + selection[category].length, 0)

export const isChosen = ({ selection }: DreamsState, id: ElementId): boolean =>
  categories.some((category) => selection[category].includes(id))

/** Elements of a dream, marked in four categories, and their interpretation. */
export const dreamsSlice = createSlice({
  name: 'dreams',
  initialState,
  reducers: {
    /** Visitor: marked an element, or took the mark away. */
    elementToggled(state, { payload }: PayloadAction<{ element: ElementId }>) {
      const category = elementOf(payload.element)?.category
      if (!category) return
      const chosen = state.selection[category]
      if (state.activePart === payload.element) state.activePart = null
      state.selection[category] = chosen.includes(payload.element)
        ? chosen.filter((id) => id !== payload.element)
        : [...chosen, payload.element]
    },
    /** Visitor: clicked “Interpretar Sonho”; refused while too little has been marked. */
    interpretationRequested(state) {
      if (countOf(state) >= neededCount) state.status = 'interpreted'
    },
    ...resultReducers<ElementId, DreamsState>((state, id) => state.status === 'interpreted' && isChosen(state, id)),
    ...noteReducers(isChosen),
    /** Visitor: clicked “Novo Sonho”. */
    restarted: () => initialState,
  },
})

export const { elementToggled, interpretationRequested, restarted } = dreamsSlice.actions

/** Elements of a dream in their own order, whatever the order of clicking. */
export const dreamOf = weakMapMemoize((selection: DreamsState['selection']): readonly ElementId[] =>
  categories.flatMap((category) => elementsOf[category].filter((id) => selection[category].includes(id))),
)

export const selectDream = ({ dreams }: DreamsRoot) => dreamOf(dreams.selection)
/** Elements still missing before the dream can be interpreted. */
export const selectMissing = ({ dreams }: DreamsRoot) => Math.max(0, neededCount - countOf(dreams))
export const selectIsInterpreted = ({ dreams }: DreamsRoot) => dreams.status === 'interpreted'
export const selectIsChosen = ({ dreams }: DreamsRoot, element: ElementId) => isChosen(dreams, element)
export const selectActivePart = ({ dreams }: DreamsRoot) => dreams.activePart
