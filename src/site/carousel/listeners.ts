import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit'
import { pathEntered, viewportChanged } from '../../core/events'
import type { SectionId } from '../../core/sections'
import { sectionAt } from './geometry'
import { type CarouselState, carouselSlice, settled } from './slice'
import { slideMs } from './timing'

export interface CarouselPorts {
  /** Makes the address name the section, without a new history entry. */
  replaceAddress(section: SectionId): void
  /** Scrolls the stacked page to the section. */
  scrollToSection(section: SectionId, behavior: 'smooth' | 'instant'): void
  /** Puts the focus on the section's heading. */
  focusSection(section: SectionId): void
  /** Whether the focus is inside a slide, and would be lost with it. */
  isFocusInSlide(): boolean
}

type RootState = { carousel: CarouselState }
type Start = ListenerMiddlewareInstance<RootState>['startListening']

const comesFromAddress = isAnyOf(pathEntered, settled)

export function listenToCarousel(start: Start, ports: CarouselPorts) {
  let focusedMove: number | null = null
  const select = (state: RootState) => carouselSlice.selectSlice(state)

  /** The 700 ms of a move. */
  start({
    predicate: (_action, current, previous) => select(current).move !== select(previous).move,
    effect: async (action: UnknownAction, api) => {
      const { move, index } = select(api.getState())
      const section = sectionAt(index)
      const followsAddress = comesFromAddress(action)
      focusedMove = followsAddress || ports.isFocusInSlide() ? move : null
      api.cancelActiveListeners()
      if (!followsAddress) ports.replaceAddress(section)
      await api.delay(slideMs)
      api.dispatch(settled({ move }))
    },
  })

  /** The focus arrives with the slide, after a jump by address or where it would have been left behind. */
  start({
    actionCreator: settled,
    effect: ({ payload: { move } }, api) => {
      const before = select(api.getOriginalState()).phase
      const { phase, index } = select(api.getState())
      const hasArrived = before === 'moving' && phase === 'resting'
      if (hasArrived && focusedMove === move) ports.focusSection(sectionAt(index))
    },
  })

  /** Arriving from another page, or going to a section of the stacked page. */
  start({
    actionCreator: pathEntered,
    effect: ({ payload: { section, samePage, by } }, api) => {
      const isStacked = select(api.getState()).phase === 'stacked'
      if (!section || by === 'load' || !(isStacked || !samePage)) return
      if (isStacked) ports.scrollToSection(section, samePage ? 'smooth' : 'instant')
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
