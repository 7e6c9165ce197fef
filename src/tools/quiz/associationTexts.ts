import { profiles, texts } from './content'
import { withArticle } from './readingTexts'
import type { ArchetypeId, Side } from './slice'

export const invitation = 'O que isso lembra a você?'

const questions: Record<Side, (the: string) => string> = {
  surplus: (the) => `Houve um dia em que ${the} passou da conta?`,
  lack: (the) => `Houve um dia em que ${the} faltou?`,
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
