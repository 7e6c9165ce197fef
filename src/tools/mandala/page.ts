import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { quoted } from '../../ui/tool/content'
import { interpretationAsked } from './actions'
import { Picture } from './Companion'
import { nameOf, texts } from './content'
import { angleOf } from './geometry'
import { selectChosen, selectStatus, selectWords } from './selectors'
import type { MandalaRoot } from './slice'

export { head } from './head'
export { plainText } from './plainText'
export { View } from './View'

/** The names of the symbols, each at its place. */
const captionsOf = (root: MandalaRoot) =>
  selectChosen(root).map((symbol, position, { length }) => ({
    text: nameOf(symbol),
    angle: angleOf(position, length),
  }))

export const drawPicture = pictureOf<MandalaRoot>(
  async () => Picture,
  (root) => ({
    captions: captionsOf(root),
    associations: selectChosen(root).flatMap((symbol) => quoted(nameOf(symbol), selectWords(root, symbol))),
  }),
)

const isInterpreted = (root: MandalaRoot) => selectStatus(root) === 'interpreted'

export const { sources } = texts

export const hasArrived: ToolModule<MandalaRoot>['hasArrived'] = (action, root, before) =>
  isInterpreted(root) && (!isInterpreted(before) || interpretationAsked.match(action))
