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
import { aimed, anyText, type Events, isAimed, met, often, sequenceOf } from './often'
import { byTool } from './tools'

const section = fc.constantFrom(...sections.map(({ id }) => id))
/** Mostly wide, since slides move there alone. */
const mode = fc.constantFrom('mobile' as const, 'desktop' as const, 'desktop' as const)

/** How many moves, messages or shares ago that which ends was begun: mostly none; −1 is still to come. */
const lateness = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constant(-1) },
)

/** An answer or a timer, of what is under way where it comes, or of another. */
const anyEnd = (
  { type }: { type: string },
  begun: (state: RootState) => number,
  end: (number: number) => UnknownAction,
): Events => lateness.map((late) => aimed<RootState>(type, (state) => end(Math.max(0, begun(state) - late))))

const anyPath = fc.constantFrom('/', '/spa', '/servicos-terapia', '/nenhum-lugar', ...tools.map(({ path }) => path))

const anyLocation = fc.record({
  path: anyPath,
  section: fc.option(section),
  samePage: fc.boolean(),
  by: fc.constantFrom('load' as const, 'link' as const, 'history' as const),
})

const anyWorldEvent: Events = fc.oneof(
  mode.map((value) => world.viewportChanged({ mode: value })),
  mode.map((value) => world.stateRestored({ mode: value })),
  anyLocation.map(world.locationChanged),
  section.map((id) => world.sectionChosen({ section: id, to: `/#${id}` })),
  fc.oneof(
    anyPath.map((to) => world.linkFollowed({ to })),
    fc.constant(world.contentRequested()),
  ),
)

const anyDay: Events = fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` }))

const anyMenuEvent: Events = fc.constantFrom(menuToggled(), menuDismissed())

const anySlideRequest: Events = fc.oneof(
  fc.boolean().map((isFocusInSlide) => carousel.nextRequested({ isFocusInSlide })),
  fc.boolean().map((isFocusInSlide) => carousel.previousRequested({ isFocusInSlide })),
  section.map((id) => carousel.slidePicked({ section: id })),
  section.map((id) => carousel.sectionInView({ section: id })),
)

const moveOf = ({ carousel: { move } }: RootState) => move

const anyCarouselEvent: Events = often(
  [3, anySlideRequest],
  [1, anyEnd(carousel.settled, moveOf, (move) => carousel.settled({ move }))],
)

const anyFormRequest: Events = fc.oneof(
  fc.constant(form.sendRequested()),
  fc.record({ field: fc.constantFrom(...form.fieldNames), text: anyText }).map(form.fieldChanged),
)

const sendOf = ({ form: { send } }: RootState) => send
const reason = 'offline'

const anyFormEvent: Events = often(
  [4, anyFormRequest],
  [2, anyEnd(form.sendSucceeded, sendOf, (send) => form.sendSucceeded({ send }))],
  [1, anyEnd(form.sendFailed, sendOf, (send) => form.sendFailed({ send, notice: true, reason }))],
  [1, anyEnd(form.waitExpired, sendOf, (send) => form.waitExpired({ send, notice: false }))],
  [1, anyEnd(form.sendFailed, sendOf, (send) => form.sendFailed({ send, notice: false, reason }))],
  [4, anyEnd(form.noticeExpired, sendOf, (send) => form.noticeExpired({ send }))],
)

const tool = fc.constantFrom(...tools.map(({ id }) => id))

const anyShareRequest: Events = fc.oneof(
  tool.map((id) => sharing.copyRequested({ tool: id })),
  tool.map((id) => sharing.imageRequested({ tool: id })),
)

/** Printing has no number, and ends by its own event. */
const anyPrintEvent: Events = fc.constantFrom(
  sharing.printRequested({ sheet: 'result' }),
  sharing.printRequested({ sheet: 'coloring' }),
  sharing.printClosed(),
)

const requestOf = ({ sharing: { request } }: RootState) => request

const anySharingEvent: Events = often(
  [3, anyShareRequest],
  [1, anyPrintEvent],
  [2, anyEnd(sharing.shareSucceeded, requestOf, (request) => sharing.shareSucceeded({ request }))],
  [2, anyEnd(sharing.shareRefused, requestOf, (request) => sharing.shareRefused({ request, reason }))],
  [6, anyEnd(sharing.noticeExpired, requestOf, (request) => sharing.noticeExpired({ request }))],
)

const toolEvents = byTool(({ events }) => events)
const anyToolEvent = fc.oneof(...Object.values(toolEvents))

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

/** What visitors and their browsers do; timers and answers are left to the listeners. */
export const anyRequest: Events = fc.oneof(
  anyWorldEvent,
  anyDay,
  anySlideRequest,
  anyFormRequest,
  anyMenuEvent,
  anyShareRequest,
  anyPrintEvent,
  ...Object.values(toolEvents),
)

const meaningless: Events = fc.constantFrom<UnknownAction>(
  { type: 'nobody/spoke' },
  { type: 'carousel/unknown', payload: null },
)

/** Everything that can happen to the site, mostly where something takes time; all tools have one share together. */
export const anyEvent: Events = often(
  [4, anyCarouselEvent],
  [5, anyFormEvent],
  [4, anySharingEvent],
  [4, anyToolEvent],
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
