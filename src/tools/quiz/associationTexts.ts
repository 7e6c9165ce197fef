import { profiles, texts } from './content'
import { withArticle } from './readingTexts'
import type { ArchetypeId, Side } from './slice'

export const invitation = 'O que isso lembra a você?'

const questions: Record<Side, (the: string) => string> = {
  surplus: (the) => `Lembra de um dia comum em que ${the} passou um pouco da conta?`,
  lack: (the) => `Lembra de um dia comum em que você quis um pouco mais d${the}?`,
}

/** What another visitor might write. */
const examples: Record<Side, string> = { surplus: 'o domingo na praia', lack: 'a pergunta que não fiz' }

/** What is asked of a side of the strongest archetype, before anything is told of it. */
export const asked = (archetype: ArchetypeId, image: Side) => ({
  image,
  name: texts[image],
  question: questions[image](withArticle(profiles[archetype].name)),
  example: examples[image],
})
