import { Answers, type AnswersProps } from './Answers'
import { isBegun, pageOf, paragraphsOf } from './compose'
import { KeptOnPaper, KeptPage, type KeptPageProps } from './KeptPage'
import type { Making } from './making'
import { say } from './texts'

export type { Material } from './compose'
export type { Making } from './making'

/** A memory as the page tells it. */
export const { remembered, remembering } = say

/** The pieces of a tool with which its visitor makes a page out of the result. */
export const keepsakeOf = <Root, Image extends string>(making: Making<Root, Image>) => ({
  Answers: (props: Pick<AnswersProps<Root, Image>, 'part'>) => <Answers {...making} {...props} />,
  KeptPage: (props: Pick<KeptPageProps<Root, Image>, 'parts'>) => (
    <>
      <KeptPage {...making} {...props} />
      {making.Beside && <making.Beside />}
    </>
  ),
  KeptOnPaper: () => <KeptOnPaper {...making} />,
  /** The page and the sentence, where anything was answered. */
  keptOf: (root: Root) => (isBegun(making.select(root)) ? pageOf(making.materialOf(root), making.select(root)) : null),
  /** What is kept before everything else; nothing where nothing was answered. */
  paragraphsOf: (root: Root) => paragraphsOf(making.materialOf(root), making.select(root)),
})
