import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type LayoutMode, locationChanged, stateRestored, viewportChanged } from '../core/events'
import type { SectionId } from '../core/sections'
import { firstIndex, indexOf, realIndex, sectionAt } from './geometry'

export interface CarouselState {
  /**
   * `stacked`: the sections are one scrolling page (phones, and before the window has been measured).
   * `resting`, `moving`: they are slides; no move begins while one runs (specification 4, "transition lock").
   */
  phase: 'stacked' | 'resting' | 'moving'
  /** 0 … n + 1, see geometry; while moving, the slide moved to; when stacked, the section in view. */
  index: number
  /** Moves begun so far; names each move, so that a late clock cannot end another one. */
  move: number
  /** Section the address named during a move; followed as soon as the move has settled. */
  pending: SectionId | null
  /**
   * How a move is announced to those who do not see it, once and in one way: `announced` by the live region, or
   * `focused` by its heading, which gets the focus when the slide has arrived. `silent`: there was none.
   */
  announceMode: 'silent' | 'announced' | 'focused'
}

const initialState: CarouselState = {
  phase: 'stacked',
  index: firstIndex,
  move: 0,
  pending: null,
  announceMode: 'silent',
}

const show = (state: CarouselState, phase: CarouselState['phase'], index: number) => {
  state.phase = phase
  state.index = index
  state.pending = null
}

const begin = (state: CarouselState, index: number, announceMode: 'announced' | 'focused') => {
  show(state, 'moving', index)
  state.move += 1
  state.announceMode = announceMode
}

/** `isFocusInSlide`: the focus is in the slide that leaves, and would be lost with it. */
type Step = PayloadAction<{ isFocusInSlide: boolean } | undefined>

const step = (state: CarouselState, by: 1 | -1, payload: Step['payload']) => {
  if (state.phase === 'resting') begin(state, state.index + by, payload?.isFocusInSlide ? 'focused' : 'announced')
}

/** Where whatever was on its way is taken to have ended. */
const endOf = ({ pending, index }: CarouselState) => (pending ? indexOf(pending) : realIndex(index))

const phaseIn = (mode: LayoutMode) => (mode === 'mobile' ? 'stacked' : 'resting')

/** The section is simply there: another window, another page. */
const place = (state: CarouselState, phase: 'stacked' | 'resting', index: number) => {
  show(state, phase, index)
  state.announceMode = 'silent'
}

/** The landing page's sections: which one is current, as a slide or in the scrolling page. */
export const carouselSlice = createSlice({
  name: 'carousel',
  initialState,
  reducers: {
    /** Visitor: clicked the next button, used the right arrow key, or swiped to the left. */
    nextRequested(state, { payload }: Step) {
      step(state, 1, payload)
    },
    /** Visitor: clicked the previous button, used the left arrow key, or swiped to the right. */
    previousRequested(state, { payload }: Step) {
      step(state, -1, payload)
    },
    /** Visitor: clicked a numeral of the position indicator. */
    slidePicked(state, { payload }: PayloadAction<{ section: SectionId }>) {
      const index = indexOf(payload.section)
      if (state.phase === 'resting' && index !== state.index) begin(state, index, 'announced')
    },
    /** World: scrolling has brought another section into view. */
    sectionInView(state, { payload }: PayloadAction<{ section: SectionId }>) {
      if (state.phase === 'stacked') state.index = indexOf(payload.section)
    },
    /** Clock: the 700 ms of this move are over; a copy gives way to its original without animation. */
    settled(state, { payload }: PayloadAction<{ move: number }>) {
      if (state.phase !== 'moving' || payload.move !== state.move) return
      const { pending } = state
      show(state, 'resting', realIndex(state.index))
      if (pending) begin(state, indexOf(pending), 'focused')
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(viewportChanged, (state, { payload }) => {
        place(state, phaseIn(payload.mode), endOf(state))
      })
      .addCase(stateRestored, (state, { payload }) => {
        show(state, phaseIn(payload.mode), endOf(state))
      })
      .addCase(locationChanged, (state, { payload: { section, samePage } }) => {
        const shown = sectionAt(state.index)
        const to = section ?? shown
        switch (state.phase) {
          case 'stacked':
            state.index = indexOf(to)
            break
          case 'resting':
            if (!samePage) place(state, 'resting', indexOf(to))
            else if (to !== shown) begin(state, indexOf(to), 'focused')
            break
          case 'moving':
            if (!samePage) place(state, 'resting', indexOf(to))
            else if (section === shown) {
              state.pending = null
              state.announceMode = 'focused'
            } else if (section) state.pending = section
        }
      })
  },
  selectors: {
    selectCarousel: (state) => state,
    selectSection: (state) => sectionAt(state.index),
  },
})

export const { nextRequested, previousRequested, slidePicked, sectionInView, settled } = carouselSlice.actions
/** The visitor asked for another slide, whether or not it is granted. */
export const isSlideRequested = isAnyOf(nextRequested, previousRequested, slidePicked)
export const { selectCarousel, selectSection } = carouselSlice.selectors
