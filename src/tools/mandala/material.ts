import { listed } from '../../core/words'
import { type Material, remembered } from '../../ui/tool/keepsake'
import { symbols } from './content'
import { ends, opening, said, whole } from './keepsakeTexts'
import { selectChosen, selectWords } from './selectors'
import type { MandalaRoot, SymbolId } from './slice'

/** What a page about the mandala can be made of. */
export function materialOf(root: MandalaRoot): Material<SymbolId> {
  const chosen = selectChosen(root)
  const [first = '', ...others] = chosen.map((id) => symbols[id].the)
  const last = others[others.length - 1] ?? ''
  return {
    opening: [opening(listed([first, ...others])), ends(first, last)],
    parts: [
      { part: 'reflection', the: whole.the, said: whole.said, remembered: '' },
      ...chosen.map((id) => {
        const { the, question } = symbols[id]
        return { part: id, the, said: said[id], remembered: remembered(the, selectWords(root, id)), question }
      }),
    ],
    of: whole.of,
  }
}
