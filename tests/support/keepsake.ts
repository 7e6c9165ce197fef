import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import type { KeepsakeOptions } from '../../src/ui/tool/keepsake'
import { anyPaste, anyText, type Events } from './often'

type Actions<Image extends string> = KeepsakeOptions<unknown, Image>['actions']

/** Whatever can be answered to a result and written to it, also to a part that it does not have. */
export const anyKeeping = <Image extends string>(
  { partAnswered, partNoted, keepsakeEdited }: Actions<Image>,
  images: readonly Image[],
): Events => {
  const part = fc.constantFrom('reflection' as const, ...images, 'nenhuma' as Image)
  const place = fc.constantFrom('page' as const, 'sentence' as const)
  return fc.oneof(
    fc.record({ part, answer: fc.option(fc.constantFrom('mine' as const, 'notMine' as const)) }).map(partAnswered),
    fc.record({ part, text: anyPaste }).map(partNoted),
    fc.record({ place, text: fc.option(anyText) }).map(keepsakeEdited),
  )
}

/** One of each, to a part that is there. */
export const eachKeeping = <Image extends string>(
  { partAnswered, partNoted, keepsakeEdited }: Actions<Image>,
  part: Image,
): UnknownAction[] => [
  partAnswered({ part, answer: 'mine' }),
  partNoted({ part, text: 'Um rio.' }),
  keepsakeEdited({ place: 'page', text: 'Uma página.' }),
  keepsakeEdited({ place: 'sentence', text: 'Uma frase.' }),
]
