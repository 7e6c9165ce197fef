import { isAnyOf, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { locationChanged, viewportChanged } from '../core/events'
import type { SectionId } from '../core/sections'
import { sectionAt } from './geometry'
import { type CarouselState, carouselSlice, isSlideRequested, settled } from './slice'

/** Slide animation and transition lock (specification 9). */
export const slideMs = 700
/** The URL is updated when the first frames of a move have been painted. */
export const addressMs = 100

export interface CarouselPorts {
  /** The address is to name the section, without a new history entry. */
  nameSlide(section: SectionId): void
  /** Scrolls the stacked page to the section. */
  scrollToSection(section: SectionId, behavior: 'smooth' | 'instant'): void
  /** Puts the focus on the section's heading. */
  focusSection(section: SectionId): void
}

type RootState = { carousel: CarouselState }

const followsAddress = isAnyOf(locationChanged, settled)

export function listenToCarousel(start: TypedStartListening<RootState>, ports: CarouselPorts) {
  const select = (state: RootState) => carouselSlice.selectSlice(state)

  /** When the move that runs is to end, on the clock of the page (ms). */
  let endsAt = 0

  /** The 700 ms of a move. */
  start({
    predicate: (_action, current, previous) => select(current).move !== select(previous).move,
    effect: async (action: UnknownAction, api) => {
      const { move, index } = select(api.getState())
      api.cancelActiveListeners()
      endsAt = performance.now() + slideMs
      // both from the click: a late address must not keep the visitor waiting
      const end = api.delay(slideMs)
      await api.delay(addressMs)
      const now = select(api.getState())
      // where the address has led on meanwhile, it names the next slide already
      const isWanted = now.phase === 'moving' && now.move === move && !now.pending
      if (isWanted && !followsAddress(action)) ports.nameSlide(sectionAt(index))
      await end
      api.dispatch(settled({ move }))
    },
  })

  /** A busy browser hands over clicks before timers that are due: the move ends first, then the click is answered. */
  start({
    matcher: isSlideRequested,
    effect: (action, api) => {
      const { phase, move } = select(api.getOriginalState())
      if (phase !== 'moving' || performance.now() < endsAt) return
      api.dispatch(settled({ move }))
      if (select(api.getState()).phase === 'resting') api.dispatch(action)
    },
  })

  start({
    actionCreator: settled,
    effect: (_action, api) => {
      const { phase, index, announceMode } = select(api.getState())
      const hasArrived = select(api.getOriginalState()).phase === 'moving' && phase === 'resting'
      if (hasArrived && announceMode === 'focused') ports.focusSection(sectionAt(index))
    },
  })

  /** Arriving from another page, going to a section of the stacked page, or to the current slide. */
  start({
    actionCreator: locationChanged,
    effect: ({ payload: { section, samePage, by } }, api) => {
      const { phase } = select(api.getState())
      if (!section || by === 'load' || phase === 'moving') return
      if (phase === 'stacked') ports.scrollToSection(section, samePage ? 'smooth' : 'instant')
      ports.focusSection(section)
    },
  })

  /** Turning the device keeps the visitor at the same section. */
  start({
    actionCreator: viewportChanged,
    effect: (_action, api) => {
      const before = select(api.getOriginalState()).phase
      const { phase, index } = select(api.getState())
      if (phase === 'stacked' && before !== 'stacked') ports.scrollToSection(sectionAt(index), 'instant')
      // the stacked page does not name what it is scrolled to
      if (phase === 'resting' && before === 'stacked') ports.nameSlide(sectionAt(index))
    },
  })
}
