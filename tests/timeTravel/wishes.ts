import type { LayoutMode } from '../../src/core/events'
import { sectionSeen } from '../../src/site/carousel'
import { slideCopyPressed } from '../../src/site/carousel/slice'
import { dayTurned } from '../../src/site/layout'
import { menuDismissed, menuToggled } from '../../src/site/menu'
import { copyAsked, pictureAsked, printAsked, typedCopyAsked } from '../../src/site/outputs/slice'
import { noticeClosed, pageMissed } from '../../src/site/rescue/slice'
import { travels } from '../support/tools'
import type { Visit } from '../support/visit'

/** Something a visitor may want at any moment. */
export interface Wish {
  name: string
  ask: (visitor: Visit) => void
  /** The slice that answers with something that takes time. */
  of?: 'carousel' | 'form' | 'outputs'
  /** Phases that the wish ends, whether it finds them or begins them. */
  ends?: readonly string[]
  /** Kinds of window that the wish has measured where the state says another: for slides only the one that has them. */
  measures?: readonly LayoutMode[]
}

const move = { of: 'carousel', ends: ['moving', 'awaiting'] } as const
const slide = { ...move, measures: ['desktop'] } as const
const way = { ...move, measures: ['mobile', 'desktop'] } as const
const output = { of: 'outputs', ends: ['working', 'done', 'refused'] } as const

const nextSlide: Wish = { name: 'the next slide', ask: ({ pressNext }) => pressNext(), ...slide }
const sending: Wish = { name: 'sending', ask: ({ pressSend }) => pressSend(), of: 'form', ends: ['sending', 'sent'] }
const copy: Wish = { name: 'a copy', ask: ({ does }) => does(copyAsked({ tool: 'mandala' })), ...output }

/** A wish for each clock or request that belongs to one slice. */
export const openingWishes: readonly Wish[] = [nextSlide, sending, copy]

/** Wishes that may have to wait for something, or start a clock or a request. */
export const timedWishes: readonly Wish[] = [
  nextSlide,
  { name: 'the previous slide', ask: ({ pressPrevious }) => pressPrevious(), ...slide },
  { name: 'a numeral', ask: ({ pressNumeral }) => pressNumeral('services'), ...slide },
  { name: 'a press on a copy', ask: ({ does }) => does(slideCopyPressed()), ...move },
  { name: 'a link to a section', ask: ({ followLink }) => followLink('/#contact'), ...move },
  { name: 'back to a section', ask: ({ goBackTo }) => goBackTo('/#emotional-map'), ...way },
  { name: 'a link in the bar', ask: ({ chooseInBar }) => chooseInBar('services'), ...way },
  { name: 'typing', ask: ({ type }) => type('name', 'Bia'), of: 'form', ends: ['sending'] },
  sending,
  copy,
  { name: 'a copy of what was typed', ask: ({ does }) => does(typedCopyAsked()), ...output },
  { name: 'a picture', ask: ({ does }) => does(pictureAsked({ tool: 'dreams', format: 'png' })), ...output },
]

export const allWishes: readonly Wish[] = [
  { name: 'another page', ask: ({ followLink }) => followLink('/privacidade') },
  { name: 'a phone’s window', ask: ({ turnTo }) => turnTo('mobile') },
  { name: 'a desktop’s window', ask: ({ turnTo }) => turnTo('desktop') },
  { name: 'scrolling', ask: ({ does }) => does(sectionSeen({ section: 'services' })) },
  { name: 'the menu', ask: ({ does }) => does(menuToggled()) },
  { name: 'beside the menu', ask: ({ does }) => does(menuDismissed()) },
  { name: 'midnight', ask: ({ does }) => does(dayTurned({ day: '2028-02-29' })) },
  {
    name: 'a page that does not come',
    ask: ({ does }) => does(pageMissed({ path: '/acessibilidade', section: null })),
  },
  { name: 'closing the notice of it', ask: ({ does }) => does(noticeClosed()) },
  { name: 'a print', ask: ({ does }) => does(printAsked({ tool: 'mandala' })) },
  ...timedWishes,
]

/** One of each tool's events; nothing in a tool takes time. */
export const toolEvents = travels.flatMap(({ each }) => each)
