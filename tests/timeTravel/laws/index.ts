import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../../src/app/reducer'
import { sectionAt } from '../../../src/carousel/geometry'
import {
  contentRequested,
  locationChanged,
  sectionChosen,
  stateRestored,
  viewportChanged,
} from '../../../src/core/events'
import { byTool } from '../../support/tools'
import { carouselLaws } from './carousel'
import { formLaws } from './form'
import { isSame, type Laws, type Step } from './law'
import { layoutLaws } from './layout'
import { menuLaws } from './menu'
import { sharingLaws } from './sharing'

/** The laws of each slice, by its name. */
export const lawsOf: Readonly<Record<string, Laws<never>>> = {
  layout: layoutLaws,
  carousel: carouselLaws,
  menu: menuLaws,
  form: formLaws,
  sharing: sharingLaws,
  ...byTool(({ laws }) => laws),
}

export const partOf = (state: RootState, slice: string): never => Reflect.get(state, slice) as never

/** A law of one slice as a law of the whole store. */
const ofStore = (slice: string, laws: Laws<never>): Laws<RootState> =>
  Object.fromEntries(
    Object.entries(laws).map(([says, isKept]) => [
      `${slice}: ${says}`,
      ({ before, event, after }: Step<RootState>) =>
        stateRestored.match(event) || isKept({ before: partOf(before, slice), event, after: partOf(after, slice) }),
    ]),
  )

/** Who answers an event: the slices of `core/events.ts`, or the one slice it is named after. */
function answering(event: UnknownAction): readonly string[] {
  if (viewportChanged.match(event)) return ['layout', 'carousel', 'menu']
  if (stateRestored.match(event)) return ['layout', 'carousel', 'menu', 'form', 'sharing']
  if (locationChanged.match(event)) return ['layout', 'carousel', 'menu', 'sharing']
  if (sectionChosen.match(event) || contentRequested.match(event)) return ['menu']
  return event.type.split('/').slice(0, 1)
}

/** What has begun and waits for a clock, a request, the window or the print dialog. */
export const openIn = ({ layout, carousel, form, sharing }: RootState): string[] => [
  ...(layout.mode === 'unmeasured' ? ['unmeasured'] : []),
  ...(carousel.phase === 'moving' ? ['moving'] : []),
  ...(carousel.pending ? ['awaiting'] : []),
  ...(form.status === 'sending' || form.status === 'sent' ? [form.status] : []),
  ...(sharing.status === 'idle' ? [] : [sharing.status]),
  ...(sharing.sheet === 'result' ? [] : [sharing.sheet]),
]

export const storeLaws: Laws<RootState> = {
  ...Object.assign({}, ...Object.entries(lawsOf).map(([slice, laws]) => ofStore(slice, laws))),

  'an event changes the slices that answer it, and no other': ({ before, event, after }) =>
    Object.keys(after).every(
      (slice) => partOf(after, slice) === partOf(before, slice) || answering(event).includes(slice),
    ),

  'a restored state has nothing under way, in a window that is measured': ({ before, event, after }) =>
    !stateRestored.match(event) ||
    (openIn(after).length === 0 &&
      after.layout.mode === event.payload.mode &&
      sectionAt(after.carousel.index) === (before.carousel.pending ?? sectionAt(before.carousel.index)) &&
      isSame(after.form.fields, before.form.fields)),

  'there are slides in a wide window that is measured, and in no other': ({ after: { layout, carousel } }) =>
    (carousel.phase !== 'stacked') === (layout.mode === 'desktop'),
}
