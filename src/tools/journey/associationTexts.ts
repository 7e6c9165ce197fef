import { type Scenario, steps } from './content'
import type { StepId } from './slice'

export const invitation = 'De que momento seu você se lembrou?'

/** What another visitor might write. */
const examples: Record<StepId, string> = {
  'mundo-comum': 'os domingos na casa da minha tia',
  chamado: 'um cartaz na parede do mercado',
  recusa: 'o formulário que ficou na gaveta',
  mentor: 'a professora de geografia',
  limiar: 'o primeiro dia num emprego',
  provacoes: 'a mudança, com amigos carregando caixas',
}

/** What is asked of the experiences ticked in a step, before anything is told of them. */
export const asked = (image: StepId, ticked: readonly Scenario[]) => ({
  image,
  name: steps[image].name,
  question:
    ticked.length === 1
      ? `De que momento seu você se lembrou com “${ticked[0]?.text.replace(/\.$/, '')}”?`
      : 'De que momento seu você se lembrou com essas frases?',
  example: examples[image],
})
