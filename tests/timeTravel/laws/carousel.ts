import {
  type CarouselState,
  nextRequested,
  previousRequested,
  sectionInView,
  settled,
  slidePicked,
} from '../../../src/carousel/slice'
import { locationChanged, viewportChanged } from '../../../src/core/events'
import { positionOf } from '../../../src/core/sections'
import { isWithin, type Laws } from './law'

const slides = 4

/** The slide a copy stands for: 0 for the last, 5 for the first. */
const originalOf = (index: number): number => ((index + slides - 1) % slides) + 1

/** Specification 4, "Carousel", and 9. */
export const carouselLaws: Laws<CarouselState> = {
  'the index runs from 0 to 5, and at rest or stacked from 1 to 4': ({ after: { phase, index } }) =>
    phase === 'moving' ? isWithin(index, 0, 5) : isWithin(index, 1, 4),

  'while a slide moves, no wish for another counts': ({ before, event, after }) =>
    before.phase !== 'moving' ||
    !(nextRequested.match(event) || previousRequested.match(event) || slidePicked.match(event)) ||
    after === before,

  'each move has the next number, and is a move': ({ before, after }) =>
    after.move === before.move || (after.move === before.move + 1 && after.phase === 'moving'),

  'a move is told once: by its heading where it follows an address, or the focus would be lost, else by the live region':
    ({ before, event, after }) => {
      if (after.move === before.move)
        return (
          after.announceMode === before.announceMode ||
          after.announceMode === (locationChanged.match(event) && event.payload.samePage ? 'focused' : 'silent')
        )
      const isStep = nextRequested.match(event) || previousRequested.match(event)
      const isAnnounced = slidePicked.match(event) || (isStep && !event.payload?.isFocusInSlide)
      return after.announceMode === (isAnnounced ? 'announced' : 'focused')
    },

  'a move begins from rest, or is the pending one when another has settled': ({ before, event, after }) =>
    after.move === before.move ||
    before.phase === 'resting' ||
    (settled.match(event) && before.pending !== null && after.index === positionOf(before.pending) + 1),

  'while a slide moves, it does not change where it goes': ({ before, after }) =>
    before.phase !== 'moving' || after.phase !== 'moving' || after.move !== before.move || after.index === before.index,

  'from rest, next and previous lead one slide on, over the copies': ({ before, event, after }) => {
    const way = nextRequested.match(event) ? 1 : previousRequested.match(event) ? -1 : 0
    return before.phase !== 'resting' || way === 0 || (after.phase === 'moving' && after.index === before.index + way)
  },

  'from rest, a numeral leads to its slide, unless that is on show': ({ before, event, after }) => {
    if (before.phase !== 'resting' || !slidePicked.match(event)) return true
    const index = positionOf(event.payload.section) + 1
    return index === before.index ? after === before : after.phase === 'moving' && after.index === index
  },

  'only its own clock settles a move, and a copy gives way to its original': ({ before, event, after }) => {
    if (!settled.match(event)) return true
    if (before.phase !== 'moving' || event.payload.move !== before.move) return after === before
    return after.move > before.move || (after.phase === 'resting' && after.index === originalOf(before.index))
  },

  'a moving slide comes to rest by its clock, another width or another page': ({ before, event, after }) =>
    before.phase !== 'moving' ||
    after.phase === 'moving' ||
    settled.match(event) ||
    viewportChanged.match(event) ||
    (locationChanged.match(event) && !event.payload.samePage),

  'a section is pending only while a slide moves, and never the one it moves to': ({ after }) =>
    after.pending === null || (after.phase === 'moving' && positionOf(after.pending) + 1 !== originalOf(after.index)),

  'slides are stacked below 768 px, and only there': ({ before, event, after }) =>
    viewportChanged.match(event)
      ? (after.phase === 'stacked') === (event.payload.mode === 'mobile')
      : (after.phase === 'stacked') === (before.phase === 'stacked'),

  'another width shows the same section, or the one that was pending': ({ before, event, after }) =>
    !viewportChanged.match(event) ||
    after.index === (before.pending ? positionOf(before.pending) + 1 : originalOf(before.index)),

  'a section seen while scrolling counts on the stacked page alone': ({ before, event, after }) =>
    !sectionInView.match(event) ||
    (before.phase === 'stacked' ? after.index === positionOf(event.payload.section) + 1 : after === before),

  'stacked sections do not move': ({ before, event, after }) =>
    before.phase !== 'stacked' ||
    !(
      nextRequested.match(event) ||
      previousRequested.match(event) ||
      slidePicked.match(event) ||
      settled.match(event)
    ) ||
    after === before,

  'another page rests on the section its address names, without a move': ({ before, event, after }) => {
    if (!locationChanged.match(event) || event.payload.samePage) return true
    const { section } = event.payload
    return (
      after.phase !== 'moving' &&
      after.move === before.move &&
      after.index === (section ? positionOf(section) + 1 : originalOf(before.index))
    )
  },

  'a section named on the page itself is moved to, pending, or on show already': ({ before, event, after }) => {
    if (!locationChanged.match(event) || !event.payload.samePage) return true
    const { section } = event.payload
    if (!section) return after === before
    const index = positionOf(section) + 1
    if (before.phase === 'moving')
      return after.pending === (index === originalOf(before.index) ? null : section) && after.index === before.index
    return (
      after.index === index && (after.phase === 'moving') === (before.phase === 'resting' && index !== before.index)
    )
  },
}
