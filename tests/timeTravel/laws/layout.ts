import { locationChanged, viewportChanged } from '../../../src/core/events'
import { dayTurned, type LayoutState } from '../../../src/layout/slice'
import { type Laws, onlyChanges } from './law'

/** Specification 4, "Layout mode". */
export const layoutLaws: Laws<LayoutState> = {
  'the mode is the window’s': (step) =>
    viewportChanged.match(step.event)
      ? step.after.mode === step.event.payload.mode && onlyChanges(step, 'mode')
      : step.after.mode === step.before.mode,

  'the path is the address’s': (step) =>
    locationChanged.match(step.event)
      ? step.after.path === step.event.payload.path && onlyChanges(step, 'path')
      : step.after.path === step.before.path,

  'the day is the visitor’s': (step) =>
    dayTurned.match(step.event)
      ? step.after.day === step.event.payload.day && onlyChanges(step, 'day')
      : step.after.day === step.before.day,
}
