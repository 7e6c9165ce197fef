import { contentRequested, locationChanged, sectionChosen, viewportChanged } from '../../../src/core/events'
import { type MenuState, menuDismissed, menuToggled } from '../../../src/menu/slice'
import type { Laws } from './law'

/** Specification 2.2, "Navigation bar", and 4, "Mobile menu". */
export const menuLaws: Laws<MenuState> = {
  'its button opens and closes it': ({ before, event, after }) =>
    !menuToggled.match(event) || after.status === (before.status === 'open' ? 'closed' : 'open'),

  'nothing else opens it': ({ before, event, after }) =>
    after.status === 'closed' || before.status === 'open' || menuToggled.match(event),

  'a click outside, a choice, another address or width closes it': ({ event, after }) =>
    ![menuDismissed, sectionChosen, contentRequested, locationChanged, viewportChanged].some(({ match }) =>
      match(event),
    ) || after.status === 'closed',

  'only these close it': ({ before, event, after }) =>
    before.status === 'closed' ||
    after.status === 'open' ||
    [menuToggled, menuDismissed, sectionChosen, contentRequested, locationChanged, viewportChanged].some(({ match }) =>
      match(event),
    ),
}
