import { type Scenario, steps } from './content'
import type { StepId } from './slice'

export const invitation = 'De que momento da sua vida você se lembrou?'

/** What another visitor might write. */
const examples: Record<StepId, string> = {
  'mundo-comum': 'a casa da minha tia',
  chamado: 'um cartaz no mercado',
  recusa: 'um papel na gaveta',
  mentor: 'a professora Neide',
  limiar: 'o primeiro emprego',
  provacoes: 'a mudança, com amigos',
}

/** What is asked of the experiences ticked in a step, before anything is told of them. */
export const asked = (image: StepId, ticked: readonly Scenario[]) => ({
  image,
  name: steps[image].name,
  question:
    ticked.length === 1
      ? `De que momento da sua vida você se lembrou com “${ticked[0]?.text.replace(/\.$/, '')}”?`
      : 'De que momento da sua vida você se lembrou com essas frases?',
  example: examples[image],
})
