import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { type RootState, rootReducer } from '../../src/app/reducer'
import * as carousel from '../../src/carousel/slice'
import * as world from '../../src/core/events'
import { sections } from '../../src/core/sections'
import * as form from '../../src/form/slice'
import { dayTurned } from '../../src/layout/slice'
import { menuDismissed, menuToggled } from '../../src/menu/slice'
import * as sharing from '../../src/sharing/slice'
import { tools } from '../../src/tools'
import { aimed, anyText, type Events, met, often, sequenceOf } from './often'
import { travels } from './tools'

const section = fc.constantFrom(...sections.map(({ id }) => ({ section: id })))
/** Mostly wide, since slides move there alone. */
const mode = fc.constantFrom('mobile', 'desktop', 'desktop').map((value) => ({ mode: value as world.LayoutMode }))
const tool = fc.constantFrom(...tools.map(({ id }) => ({ tool: id })))
const path = fc.constantFrom('/', '/spa', '/servicos-terapia', '/nenhum-lugar', ...tools.map((one) => one.path))
const focus = fc.record({ isFocusInSlide: fc.boolean() })

const anyLocation = fc.record({
  path,
  section: fc.option(fc.constantFrom(...sections.map(({ id }) => id))),
  samePage: fc.boolean(),
  by: fc.constantFrom('load' as const, 'link' as const, 'history' as const),
})

const anyWorldEvent: Events = fc.oneof(
  mode.map(world.viewportChanged),
  mode.map(world.stateRestored),
  anyLocation.map(world.locationChanged),
  section.map((chosen) => world.sectionChosen({ ...chosen, to: `/#${chosen.section}` })),
  fc.oneof(
    path.map((to) => world.linkFollowed({ to })),
    fc.constant(world.contentRequested()),
  ),
)

const anyDay: Events = fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` }))

const anyMenuEvent: Events = fc.constantFrom(menuToggled(), menuDismissed())

const anySlideRequest: Events = fc.oneof(
  focus.map(carousel.nextRequested),
  focus.map(carousel.previousRequested),
  section.map(carousel.slidePicked),
  section.map(carousel.sectionInView),
)

const anyFormRequest: Events = fc.oneof(
  fc.constant(form.sendRequested()),
  fc.record({ field: fc.constantFrom(...form.fieldNames), text: anyText }).map(form.fieldChanged),
)

const anyShareRequest: Events = fc.oneof(tool.map(sharing.copyRequested), tool.map(sharing.imageRequested))

/** Printing has no number, and ends by its own event. */
const anyPrintEvent: Events = fc.constantFrom(
  sharing.printRequested({ sheet: 'result' }),
  sharing.printRequested({ sheet: 'coloring' }),
  sharing.printClosed(),
)

/** How many moves, messages or shares ago that which ends was begun: mostly none; −1 is still to come. */
const lateness = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3, -1)

/** An answer or a timer, of what is under way where it comes, or of another. */
const anyEnd = (numberIn: (state: RootState) => number, end: (number: number) => UnknownAction): Events =>
  lateness.map((late) => aimed((state: RootState) => end(numberIn(state) - late)))

const anySettled = anyEnd(
  (state) => state.carousel.move,
  (move) => carousel.settled({ move }),
)

const sendIn = (state: RootState) => state.form.send
const reason = 'offline'

const anyFormEnd: Events = often(
  [2, anyEnd(sendIn, (send) => form.sendSucceeded({ send }))],
  [1, anyEnd(sendIn, (send) => form.sendFailed({ send, notice: true, reason }))],
  [1, anyEnd(sendIn, (send) => form.sendFailed({ send, notice: false, reason }))],
  [1, anyEnd(sendIn, (send) => form.waitExpired({ send, notice: false }))],
  [4, anyEnd(sendIn, (send) => form.noticeExpired({ send }))],
)

const requestIn = (state: RootState) => state.sharing.request

const anyShareEnd: Events = often(
  [1, anyEnd(requestIn, (request) => sharing.shareSucceeded({ request }))],
  [1, anyEnd(requestIn, (request) => sharing.shareRefused({ request, reason }))],
  [3, anyEnd(requestIn, (request) => sharing.noticeExpired({ request }))],
)

const anyToolEvent: Events = fc.oneof(...travels.map(({ events }) => events))

/** What a tool answers, and now and then what more than one slice answers. */
export const eventsAround = (events: Events): Events => often([4, events], [1, anyWorldEvent])

/** What visitors and their browsers do; timers and answers are left to the listeners. */
export const anyRequest: Events = fc.oneof(
  anyWorldEvent,
  anyDay,
  anySlideRequest,
  anyFormRequest,
  anyMenuEvent,
  anyShareRequest,
  anyPrintEvent,
  ...travels.map(({ events }) => events),
)

/** Everything that can happen to the site, mostly where something takes time; all tools have one share together. */
export const anyEvent: Events = often(
  [3, anySlideRequest],
  [1, anySettled],
  [2, anyFormRequest],
  [3, anyFormEnd],
  [1, anyShareRequest],
  [3, anyShareEnd],
  [4, anyToolEvent],
  ...[anyPrintEvent, anyDay, anyMenuEvent, anyWorldEvent].map((events) => [1, events] as const),
)

const initial = rootReducer(undefined, { type: 'begin' })

/** Sequences of such events, each event made for the state it meets. */
export const inOrder = (events: Events): fc.Arbitrary<UnknownAction[]> =>
  sequenceOf(events).map((sequence) => {
    let state = initial
    return sequence.map((event) => {
      const done = met(event, state)
      state = rootReducer(state, done)
      return done
    })
  })
