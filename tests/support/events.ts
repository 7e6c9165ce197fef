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
  path.map((to) => world.linkFollowed({ to })),
  fc.constant(world.contentRequested()),
)

const anySlideRequest: Events = fc.oneof(
  focus.map(carousel.nextRequested),
  focus.map(carousel.previousRequested),
  section.map(carousel.slidePicked),
  section.map(carousel.sectionInView),
)

const anyFormRequest: Events = fc.oneof(
  fc.constant(form.sendRequested()),
  fc
    .record({ field: fc.constantFrom(...form.fieldNames), text: anyText })
    // a browser's field for an address has no spaces around it
    .map(({ field, text }) => form.fieldChanged({ field, text: field === 'email' ? text.trim() : text })),
)

/** Printing has no number, and ends by its own event. */
const anyShareRequest: Events = fc.oneof(
  tool.map(sharing.copyRequested),
  tool.map(sharing.imageRequested),
  fc.constantFrom('result' as const, 'coloring' as const).map((sheet) => sharing.printRequested({ sheet })),
  fc.constant(sharing.printClosed()),
)

/** How many moves, messages or shares ago that which ends was begun: mostly none; −1 is still to come. */
const lateness = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3, -1)

const reason = 'offline'

/** An answer or a timer, of what is under way where it comes, or of another. */
const anyEnd: Events = fc
  .record({
    late: lateness,
    end: fc.constantFrom<((state: RootState, late: number) => UnknownAction)[]>(
      ({ carousel: { move } }, late) => carousel.settled({ move: move - late }),
      ({ form: { send } }, late) => form.sendSucceeded({ send: send - late }),
      ({ form: { send } }, late) => form.sendFailed({ send: send - late, notice: true, reason }),
      ({ form: { send } }, late) => form.sendFailed({ send: send - late, notice: false, reason }),
      ({ form: { send } }, late) => form.waitExpired({ send: send - late, notice: false }),
      ({ form: { send } }, late) => form.noticeExpired({ send: send - late }),
      ({ sharing: { request } }, late) => sharing.shareSucceeded({ request: request - late }),
      ({ sharing: { request } }, late) => sharing.shareRefused({ request: request - late, reason }),
      ({ sharing: { request } }, late) => sharing.noticeExpired({ request: request - late }),
    ),
  })
  .map(({ late, end }) => aimed((state: RootState) => end(state, late)))

/** What a tool answers, and now and then what more than one slice answers. */
export const eventsAround = (events: Events): Events => often([4, events], [1, anyWorldEvent])

/** What visitors and their browsers do; timers and answers are left to the listeners. */
export const anyRequest: Events = fc.oneof(
  anyWorldEvent,
  fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` })),
  fc.constantFrom(menuToggled(), menuDismissed()),
  anySlideRequest,
  anyFormRequest,
  anyShareRequest,
  ...travels.map(({ events }) => events),
)

/** Everything that can happen to the site. */
export const anyEvent: Events = often([2, anyRequest], [1, anyEnd])

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
