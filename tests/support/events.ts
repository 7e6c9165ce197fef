import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { nextRequested, previousRequested, sectionInView, settled, slidePicked } from '../../src/carousel/slice'
import {
  contentRequested,
  linkFollowed,
  locationChanged,
  sectionChosen,
  stateRestored,
  viewportChanged,
} from '../../src/core/events'
import { sections } from '../../src/core/sections'
import {
  fieldChanged,
  fieldNames,
  noticeExpired,
  sendFailed,
  sendRequested,
  sendSucceeded,
  waitExpired,
} from '../../src/form/slice'
import { dayTurned } from '../../src/layout/slice'
import { menuDismissed, menuToggled } from '../../src/menu/slice'
import {
  copyRequested,
  imageRequested,
  printClosed,
  printRequested,
  noticeExpired as shareNoticeExpired,
  shareRefused,
  shareSucceeded,
} from '../../src/sharing/slice'
import { tools } from '../../src/tools'
import { aimed, anyText, type Events, isAimed, met, often, sequenceOf } from './often'
import { byTool } from './tools'

const section = fc.constantFrom(...sections.map(({ id }) => id))
/** Mostly wide, since slides move there alone. */
const mode = fc.constantFrom('mobile' as const, 'desktop' as const, 'desktop' as const)

/** How many moves, sends or presses ago that which ends was begun: mostly none; −1 is still to come. */
const lateness = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constant(-1) },
)

/** What clocks and answers say, of the one on its way where they come, or of another. */
const anyEnd = (
  { type }: { type: string },
  begun: (state: RootState) => number,
  end: (number: number) => UnknownAction,
): Events => lateness.map((late) => aimed<RootState>(type, (state) => end(Math.max(0, begun(state) - late))))

const anySectionChosen: Events = section.map((id) => sectionChosen({ section: id, to: `/#${id}` }))

const anyPath = fc.constantFrom('/', '/spa', '/servicos-terapia', '/nenhum-lugar', ...tools.map(({ path }) => path))

const anyLocation: Events = fc
  .record({
    path: anyPath,
    section: fc.option(section),
    samePage: fc.boolean(),
    by: fc.constantFrom('load' as const, 'link' as const, 'history' as const),
  })
  .map(locationChanged)

const anyLink: Events = fc.oneof(
  anyPath.map((to) => linkFollowed({ to })),
  fc.constant(contentRequested()),
)

const anyWorldEvent: Events = fc.oneof(
  mode.map((value) => viewportChanged({ mode: value })),
  mode.map((value) => stateRestored({ mode: value })),
  anyLocation,
  anySectionChosen,
  anyLink,
)

const anyDay: Events = fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` }))

const anyCarouselWish: Events = fc.oneof(
  fc.boolean().map((isFocusInSlide) => nextRequested({ isFocusInSlide })),
  fc.boolean().map((isFocusInSlide) => previousRequested({ isFocusInSlide })),
  section.map((id) => slidePicked({ section: id })),
  section.map((id) => sectionInView({ section: id })),
)

const anySettled = anyEnd(
  settled,
  ({ carousel }) => carousel.move,
  (move) => settled({ move }),
)

const anyCarouselEvent: Events = often([3, anyCarouselWish], [1, anySettled])

const anyFormWish: Events = fc.oneof(
  fc.constant(sendRequested()),
  fc.record({ field: fc.constantFrom(...fieldNames), text: anyText }).map(fieldChanged),
)

const sendOf = ({ form }: RootState) => form.send

const anyFormEvent: Events = often(
  [4, anyFormWish],
  [2, anyEnd(sendSucceeded, sendOf, (send) => sendSucceeded({ send }))],
  [1, anyEnd(sendFailed, sendOf, (send) => sendFailed({ send, notice: true, reason: 'offline' }))],
  [1, anyEnd(waitExpired, sendOf, (send) => waitExpired({ send, notice: false }))],
  [1, anyEnd(sendFailed, sendOf, (send) => sendFailed({ send, notice: false, reason: 'offline' }))],
  [4, anyEnd(noticeExpired, sendOf, (send) => noticeExpired({ send }))],
)

const anyMenuEvent: Events = fc.constantFrom(menuToggled(), menuDismissed())

const tool = fc.constantFrom(...tools.map(({ id }) => id))

/** Printing is not among them: it has no number, and ends by its own event. */
const anyShareRequest: Events = fc.oneof(
  tool.map((id) => copyRequested({ tool: id })),
  tool.map((id) => imageRequested({ tool: id })),
)

const anyPrintEvent: Events = fc.constantFrom(
  printRequested({ sheet: 'result' }),
  printRequested({ sheet: 'coloring' }),
  printClosed(),
)

const requestOf = ({ sharing }: RootState) => sharing.request

const anySharingEvent: Events = often(
  [3, anyShareRequest],
  [1, anyPrintEvent],
  [2, anyEnd(shareSucceeded, requestOf, (request) => shareSucceeded({ request }))],
  [2, anyEnd(shareRefused, requestOf, (request) => shareRefused({ request, reason: 'not allowed' }))],
  [6, anyEnd(shareNoticeExpired, requestOf, (request) => shareNoticeExpired({ request }))],
)

const toolEvents = byTool(({ events }) => events)

/** The events of each slice, by its name; among them those that come late and those that are refused. */
export const eventsOf = {
  layout: anyDay,
  carousel: anyCarouselEvent,
  menu: anyMenuEvent,
  form: anyFormEvent,
  sharing: anySharingEvent,
  ...toolEvents,
}

/** The same, and now and then what more than one slice answers. */
export const eventsAround = (slice: string): Events =>
  often([4, eventsOf[slice as keyof typeof eventsOf]], [1, anyWorldEvent])

/** What visitors and their browsers do; clocks and answers are left to the listeners. */
export const anyWish: Events = fc.oneof(
  anyWorldEvent,
  anyDay,
  anyCarouselWish,
  anyFormWish,
  anyMenuEvent,
  anyShareRequest,
  anyPrintEvent,
  ...Object.values(toolEvents),
)

const meaningless: Events = fc.constantFrom<UnknownAction>(
  { type: 'somebody/elseSpoke' },
  { type: 'carousel/neverHeardOf', payload: null },
)

/**
 * Everything that can happen to the site, and things that mean nothing to it; mostly where something takes time. All tools
 * have one share together, so that another one takes nothing away from the rest.
 */
export const anyEvent: Events = often(
  [4, anyCarouselEvent],
  [5, anyFormEvent],
  [4, anySharingEvent],
  [4, fc.oneof(...Object.values(toolEvents))],
  ...[anyDay, anyMenuEvent, anyWorldEvent, meaningless].map((events) => [1, events] as const),
)

const initial = rootReducer(undefined, { type: 'begin' })

/** Sequences of such events, each event made for the state it meets. */
export const inOrder = (events: Events): fc.Arbitrary<UnknownAction[]> =>
  sequenceOf(events).map((sequence) => {
    if (!sequence.some(isAimed)) return sequence
    let state = initial
    return sequence.map((event) => {
      const done = met(event, state)
      state = rootReducer(state, done)
      return done
    })
  })
