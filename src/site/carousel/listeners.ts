import { isAnyOf, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { pathEntered, viewportChanged } from '../../core/events'
import type { SectionId } from '../../core/sections'
import { sectionAt } from './geometry'
import { type CarouselState, carouselSlice, settled } from './slice'
import { addressMs, slideMs } from './timing'

export interface CarouselPorts {
  /** The address is to name the section, without a new history entry. */
  replaceAddress(section: SectionId): void
  /** Writes the address, if it is to name another section: that takes browsers some milliseconds. */
  writeAddress(): void
  /** Scrolls the stacked page to the section. */
  scrollToSection(section: SectionId, behavior: 'smooth' | 'instant'): void
  /** Puts the focus on the section's heading. */
  focusSection(section: SectionId): void
}

type RootState = { carousel: CarouselState }

const followsAddress = isAnyOf(pathEntered, settled)

export function listenToCarousel(start: TypedStartListening<RootState>, ports: CarouselPorts) {
  const select = (state: RootState) => carouselSlice.selectSlice(state)

  /** The 700 ms of a move. */
  start({
    predicate: (_action, current, previous) => select(current).move !== select(previous).move,
    effect: async (action: UnknownAction, api) => {
      const { move, index } = select(api.getState())
      api.cancelActiveListeners()
      if (!followsAddress(action)) ports.replaceAddress(sectionAt(index))
      await api.delay(addressMs)
      ports.writeAddress()
      await api.delay(slideMs - addressMs)
      api.dispatch(settled({ move }))
    },
  })

  start({
    actionCreator: settled,
    effect: (_action, api) => {
      const { phase, index, arrival } = select(api.getState())
      const hasArrived = select(api.getOriginalState()).phase === 'moving' && phase === 'resting'
      if (hasArrived && arrival === 'focused') ports.focusSection(sectionAt(index))
    },
  })

  /** Arriving from another page, going to a section of the stacked page, or to the slide on show. */
  start({
    actionCreator: pathEntered,
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
    },
  })
}
