import type { UnknownAction } from '@reduxjs/toolkit'
import { jumpDelayMs } from '../../src/app/timing'
import { pathEntered, sectionChosen, viewportChanged } from '../../src/core/events'
import { type SectionId, sectionOf } from '../../src/core/sections'
import { nextAsked, previousAsked, sectionSeen, slidePicked } from '../../src/site/carousel/slice'
import { slideMs } from '../../src/site/carousel/timing'
import { fieldChanged, sendAsked } from '../../src/site/form/slice'
import { noticeMs as bannerMs } from '../../src/site/form/timing'
import { menuDismissed, menuToggled } from '../../src/site/menu/slice'
import { copyAsked, pictureAsked, printAsked } from '../../src/site/outputs/slice'
import { noticeMs } from '../../src/site/outputs/timing'
import * as dreams from '../../src/tools/dreams/actions'
import { elements } from '../../src/tools/dreams/slice'
import * as journey from '../../src/tools/journey/actions'
import { stepIds } from '../../src/tools/journey/slice'
import * as mandala from '../../src/tools/mandala/actions'
import { symbolIds } from '../../src/tools/mandala/slice'
import * as quiz from '../../src/tools/quiz/actions'
import { answersOf, questionIds } from '../../src/tools/quiz/slice'

/** What happens, or the time in which only the listeners speak (ms). */
export type Step = UnknownAction | number

const texts = ['A', 'An', 'Ana']

const choose = (section: SectionId) => sectionChosen({ section, to: sectionOf(section).address })

const slides: readonly Step[] = [
  viewportChanged({ mode: 'desktop' }),
  ...[nextAsked(), previousAsked(), slidePicked({ section: 'services' })].flatMap((asked) => [asked, slideMs]),
  // in a hurry: the second wish is refused, of the two choices the last one wins, and the jump is one more move
  ...[nextAsked(), nextAsked(), slideMs],
  ...[menuToggled(), choose('approach'), choose('contact'), jumpDelayMs.desktop, slideMs],
]

const messages: readonly Step[] = [1, 2].flatMap(() => [
  ...texts.map((text) => fieldChanged({ field: 'name', text })),
  sendAsked(),
  bannerMs,
])

const phone: readonly Step[] = [
  viewportChanged({ mode: 'mobile' }),
  ...(['about', 'approach', 'services'] as const).map((section) => sectionSeen({ section })),
  ...[menuToggled(), menuDismissed(), menuToggled(), choose('about'), jumpDelayMs.mobile],
]

const onPage = (path: string, steps: readonly Step[]): readonly Step[] => [
  pathEntered({ path, section: null, samePage: false, by: 'link' }),
  ...steps,
]

const keep = (tool: string): readonly Step[] => [
  printAsked({ tool }),
  copyAsked({ tool }),
  noticeMs,
  // pressed before the notice of the text is over
  ...[copyAsked({ tool }), pictureAsked({ tool, format: 'svg' }), noticeMs],
]

const toolPages: readonly Step[] = [
  ...onPage('/mandala-arquetipica', [
    ...symbolIds.map((symbol) => mandala.symbolPicked({ symbol })),
    mandala.symbolMoved({ symbol: 'sol', to: 3 }),
    mandala.symbolRemoved({ symbol: 'lua' }),
    mandala.interpretationAsked(),
    ...texts.map((text) => mandala.writingChanged({ text })),
    ...keep('mandala'),
    mandala.restarted(),
  ]),
  ...onPage('/jornada-heroi', [
    ...stepIds.flatMap((step) => [
      ...[0, 2].map((scenario) => journey.scenarioToggled({ step, scenario })),
      journey.nextAsked(),
    ]),
    ...keep('journey'),
    journey.restarted(),
  ]),
  ...onPage('/explorador-arquetipos', [
    ...questionIds.map((question) => quiz.answerGiven({ question, answer: answersOf[question][0] })),
    ...keep('quiz'),
    quiz.restarted(),
  ]),
  ...onPage('/diario-sonhos', [
    ...elements.map(({ id }) => dreams.elementToggled({ element: id })),
    dreams.interpretationAsked(),
    ...keep('dreams'),
    dreams.restarted(),
  ]),
]

/** Once through everything; the end is where it begins, so that it can be gone again and again. */
export const round: readonly Step[] = [
  ...slides,
  ...messages,
  ...phone,
  ...toolPages,
  pathEntered({ path: '/', section: 'about', samePage: false, by: 'history' }),
]
