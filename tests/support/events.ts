import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { pathEntered, sectionChosen, viewportChanged } from '../../src/core/events'
import { sections } from '../../src/core/sections'
import { nextAsked, previousAsked, sectionSeen, settled, slidePicked } from '../../src/site/carousel/slice'
import { fieldNames } from '../../src/site/form'
import { fieldChanged, noticeExpired, sendAsked, sendFailed, sendSucceeded } from '../../src/site/form/slice'
import { dayTurned } from '../../src/site/layout'
import { menuDismissed, menuToggled } from '../../src/site/menu'
import {
  copyAsked,
  outputDone,
  outputNoticeExpired,
  outputRefused,
  pictureAsked,
  printAsked,
} from '../../src/site/outputs/slice'
import { tools } from '../../src/tools'
import { anyText, type Events, often } from './often'
import { byTool } from './tools'

const section = fc.constantFrom(...sections.map(({ id }) => id))
const mode = fc.constantFrom('mobile' as const, 'desktop' as const)
/** Clocks and answers may come late or never have been asked for. */
const count = fc.integer({ min: 0, max: 8 })

const anySectionChosen: Events = section.map((id) => sectionChosen({ section: id, to: `/#${id}` }))

const anyPathEntered: Events = fc
  .record({
    path: fc.constantFrom('/', '/spa', '/servicos-terapia', '/nenhum-lugar', ...tools.map(({ path }) => path)),
    section: fc.option(section),
    samePage: fc.boolean(),
    by: fc.constantFrom('load' as const, 'link' as const, 'history' as const),
  })
  .map(pathEntered)

export const anyWorldEvent: Events = fc.oneof(
  mode.map((value) => viewportChanged({ mode: value })),
  anyPathEntered,
  anySectionChosen,
)

const anyDay: Events = fc.integer({ min: 2000, max: 2100 }).map((year) => dayTurned({ day: `${year}-06-30` }))

const anyCarouselWish: Events = fc.oneof(
  fc.constant(nextAsked()),
  fc.constant(previousAsked()),
  section.map((id) => slidePicked({ section: id })),
  section.map((id) => sectionSeen({ section: id })),
)

export const anyCarouselEvent: Events = often([4, anyCarouselWish], [1, count.map((move) => settled({ move }))])

const anyFormWish: Events = fc.oneof(
  fc.constant(sendAsked()),
  fc.record({ field: fc.constantFrom(...fieldNames), text: anyText }).map(fieldChanged),
)

export const anyFormEvent: Events = often(
  [2, anyFormWish],
  [1, count.map((send) => sendSucceeded({ send }))],
  [1, fc.record({ send: count, notice: fc.boolean() }).map(sendFailed)],
  [1, count.map((send) => noticeExpired({ send }))],
)

const anyMenuEvent: Events = fc.constantFrom(menuToggled(), menuDismissed())

const tool = fc.constantFrom(...tools.map(({ id }) => id))
const format = fc.constantFrom('png' as const, 'svg' as const)

const anyOutputsWish: Events = fc.oneof(
  tool.map((id) => printAsked({ tool: id })),
  tool.map((id) => copyAsked({ tool: id })),
  fc.record({ tool, format }).map(pictureAsked),
)

const anyOutputsEvent: Events = often(
  [2, anyOutputsWish],
  [1, count.map((request) => outputDone({ request }))],
  [1, count.map((request) => outputRefused({ request }))],
  [1, count.map((request) => outputNoticeExpired({ request }))],
)

const toolEvents = byTool(({ events }) => events)

/** The events of each slice, by its name; among them those that come late and those that are refused. */
export const eventsOf = {
  layout: anyDay,
  carousel: anyCarouselEvent,
  menu: anyMenuEvent,
  form: anyFormEvent,
  outputs: anyOutputsEvent,
  ...toolEvents,
}

/** What visitors and their browsers do; clocks and answers are left to the listeners. */
export const anyWish: Events = fc.oneof(
  anyWorldEvent,
  anyDay,
  anyCarouselWish,
  anyFormWish,
  anyMenuEvent,
  anyOutputsWish,
  ...Object.values(toolEvents),
)

const meaningless: Events = fc.constantFrom<UnknownAction>(
  { type: 'somebody/elseSpoke' },
  { type: 'carousel/neverHeardOf', payload: null },
)

/** Everything that can happen to the site, and things that mean nothing to it. */
export const anyEvent: Events = fc.oneof(anyWorldEvent, ...Object.values(eventsOf), meaningless)
