import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { pathEntered, sectionChosen, viewportChanged } from '../../src/core/events'
import { sections } from '../../src/core/sections'
import { nextAsked, previousAsked, sectionSeen, settled, slidePicked } from '../../src/site/carousel/slice'
import { fieldNames } from '../../src/site/form'
import { fieldChanged, noticeExpired, sendAsked, sendFailed, sendSucceeded } from '../../src/site/form/slice'
import { dayTurned } from '../../src/site/layout'
import { menuDismissed, menuToggled } from '../../src/site/menu'

const section = fc.constantFrom(...sections.map(({ id }) => id))
const mode = fc.constantFrom('mobile' as const, 'desktop' as const)
/** Clocks and answers may come late or never have been asked for. */
const count = fc.integer({ min: 0, max: 8 })

type Events = fc.Arbitrary<UnknownAction>

export const anySectionChosen: Events = section.map((id) => sectionChosen({ section: id, to: `/#${id}` }))

export const anyWorldEvent: Events = fc.oneof(
  mode.map((value) => viewportChanged({ mode: value })),
  fc
    .record({
      path: fc.constantFrom('/', '/spa', '/servicos-terapia', '/nenhum-lugar'),
      section: fc.option(section),
      samePage: fc.boolean(),
      by: fc.constantFrom('load' as const, 'link' as const, 'history' as const),
    })
    .map(pathEntered),
  anySectionChosen,
)

const anyCarouselWish: Events = fc.oneof(
  fc.constant(nextAsked()),
  fc.constant(previousAsked()),
  section.map((id) => slidePicked({ section: id })),
  section.map((id) => sectionSeen({ section: id })),
)

export const anyCarouselEvent: Events = fc.oneof(
  { arbitrary: anyCarouselWish, weight: 4 },
  { arbitrary: count.map((move) => settled({ move })), weight: 1 },
)

const anyFormWish: Events = fc.oneof(
  fc.constant(sendAsked()),
  fc.record({ field: fc.constantFrom(...fieldNames), text: fc.string({ unit: 'grapheme' }) }).map(fieldChanged),
)

export const anyFormEvent: Events = fc.oneof(
  { arbitrary: anyFormWish, weight: 2 },
  { arbitrary: count.map((send) => sendSucceeded({ send })), weight: 1 },
  { arbitrary: fc.record({ send: count, notice: fc.boolean() }).map(sendFailed), weight: 1 },
  { arbitrary: count.map((send) => noticeExpired({ send })), weight: 1 },
)

export const anyMenuEvent: Events = fc.constantFrom(menuToggled(), menuDismissed())

/** What visitors and their browsers do; clocks and answers are left to the listeners. */
export const anyWish: Events = fc.oneof(anyCarouselWish, anyFormWish, anyMenuEvent, anyWorldEvent)

/** Everything that can happen to the site, and things that mean nothing to it. */
export const anyEvent: Events = fc.oneof(
  anyWorldEvent,
  anyCarouselEvent,
  anyFormEvent,
  anyMenuEvent,
  fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` })),
  fc.constantFrom({ type: 'somebody/elseSpoke' }, { type: 'carousel/neverHeardOf', payload: null }),
)
