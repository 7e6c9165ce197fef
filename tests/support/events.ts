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
import { type ElementId, elements } from '../../src/tools/dreams/elements'
import * as dreams from '../../src/tools/dreams/slice'
import * as journey from '../../src/tools/journey/slice'
import * as mandala from '../../src/tools/mandala/slice'
import { type AnswerId, answersOf, type QuestionId, questionIds } from '../../src/tools/quiz/answers'
import * as quiz from '../../src/tools/quiz/slice'

type Events = fc.Arbitrary<UnknownAction>

/** Events by how often they happen in relation to each other. */
const often = (...weighted: readonly (readonly [weight: number, events: Events])[]): Events =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const section = fc.constantFrom(...sections.map(({ id }) => id))
const mode = fc.constantFrom('mobile' as const, 'desktop' as const)
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
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
  fc.record({ field: fc.constantFrom(...fieldNames), text }).map(fieldChanged),
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

const symbol = fc.constantFrom(...mandala.symbolIds, 'nuvem' as mandala.SymbolId)
const place = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 2.4, -1e300, 1e300))

const anyMandalaEvent: Events = often(
  [12, symbol.map((id) => mandala.symbolPicked({ symbol: id }))],
  [4, symbol.map((id) => mandala.symbolRemoved({ symbol: id }))],
  [6, fc.record({ symbol, to: place }).map(mandala.symbolMoved)],
  [3, fc.constant(mandala.interpretationAsked())],
  [3, text.map((written) => mandala.writingChanged({ text: written }))],
  [1, fc.constant(mandala.restarted())],
)

const scenario = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constantFrom(-1, 4, 1.5) })

const anyJourneyEvent: Events = often(
  [12, fc.record({ step: fc.constantFrom(...journey.stepIds), scenario }).map(journey.scenarioToggled)],
  [6, fc.constant(journey.nextAsked())],
  [2, fc.constant(journey.previousAsked())],
  [2, text.map((written) => journey.writingChanged({ text: written }))],
  [1, fc.constant(journey.restarted())],
)

const question = fc.constantFrom(...questionIds)
const ownAnswers = questionIds.flatMap((id) => answersOf[id].map((answer) => ({ question: id, answer })))

/** Answers to questions, and answers to other questions than the one they are given to. */
const anyQuizEvent: Events = often(
  [12, fc.constantFrom<{ question: QuestionId; answer: AnswerId }>(...ownAnswers).map(quiz.answerGiven)],
  [
    3,
    fc.record({ question, answer: fc.constantFrom(...ownAnswers.map(({ answer }) => answer)) }).map(quiz.answerGiven),
  ],
  [2, text.map((written) => quiz.writingChanged({ text: written }))],
  [1, fc.constant(quiz.restarted())],
)

const element = fc.constantFrom(...elements.map(({ id }) => id), 'dragao' as ElementId)

const anyDreamsEvent: Events = often(
  [12, element.map((id) => dreams.elementToggled({ element: id }))],
  [4, fc.constant(dreams.interpretationAsked())],
  [2, text.map((written) => dreams.writingChanged({ text: written }))],
  [1, fc.constant(dreams.restarted())],
)

/** The events of each slice, by its name; among them those that come late and those that are refused. */
export const eventsOf = {
  layout: anyDay,
  carousel: anyCarouselEvent,
  menu: anyMenuEvent,
  form: anyFormEvent,
  outputs: anyOutputsEvent,
  mandala: anyMandalaEvent,
  journey: anyJourneyEvent,
  quiz: anyQuizEvent,
  dreams: anyDreamsEvent,
} satisfies Record<string, Events>

/** What visitors and their browsers do; clocks and answers are left to the listeners. */
export const anyWish: Events = fc.oneof(
  anyWorldEvent,
  anyDay,
  anyCarouselWish,
  anyFormWish,
  anyMenuEvent,
  anyOutputsWish,
  anyMandalaEvent,
  anyJourneyEvent,
  anyQuizEvent,
  anyDreamsEvent,
)

const meaningless: Events = fc.constantFrom<UnknownAction>(
  { type: 'somebody/elseSpoke' },
  { type: 'carousel/neverHeardOf', payload: null },
)

/** Everything that can happen to the site, and things that mean nothing to it. */
export const anyEvent: Events = fc.oneof(anyWorldEvent, ...Object.values(eventsOf), meaningless)
