import { Answers, type AnswersProps } from './Answers'
import { isBegun, pageOf, paragraphsOf } from './compose'
import { KeptOnPaper, KeptPage, type KeptPageProps } from './KeptPage'
import type { KeepsakeOptions } from './options'
import { say } from './texts'

export type { Material } from './compose'
export type { KeepsakeOptions } from './options'

/** A memory as the page tells it. */
export const { remembered, remembering } = say

/** The pieces of a tool with which its visitor makes a page out of the result. */
export const keepsakeOf = <Root, Image extends string>(options: KeepsakeOptions<Root, Image>) => ({
  Answers: (props: Pick<AnswersProps<Root, Image>, 'part'>) => <Answers {...options} {...props} />,
  KeptPage: (props: Pick<KeptPageProps<Root, Image>, 'parts'>) => (
    <>
      <KeptPage {...options} {...props} />
      {options.Beside && <options.Beside />}
    </>
  ),
  KeptOnPaper: () => <KeptOnPaper {...options} />,
  /** The page and the sentence, where anything was answered. */
  keptOf: (root: Root) =>
    isBegun(options.select(root)) ? pageOf(options.materialOf(root), options.select(root)) : null,
  /** What is kept before everything else; nothing where nothing was answered. */
  paragraphsOf: (root: Root) => paragraphsOf(options.materialOf(root), options.select(root)),
})
