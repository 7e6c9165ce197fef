/** Texts of the approach section: hedged, and jargon explained where it first appears. */
export const approachContent = {
  paragraphs: [
    'Na psicologia analítica, de Carl Gustav Jung, a psique é o conjunto da vida interior, consciente e inconsciente. O inconsciente, nessa visão, guarda o que se esqueceu e também cria: pode falar em sonhos, em afetos que se repetem, em símbolos que nos tocam sem que saibamos por quê.',
    'Na sessão, olhamos essas imagens sem pressa de traduzi-las. Você diz o que cada uma lembra, eu pergunto, e procuramos o sentido na conversa.',
  ],
  contactLabel: 'Vamos conversar?',
  more: 'Mais sobre a abordagem',
} as const

const counts = ['Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'] as const

/** Words in the middle of the plate, which the tools stand around: two at least. */
export const plateText = (tools: number): string => `${counts[tools - 2] ?? tools} ferramentas de reflexão`
