/** Labels of the approach section; what it says stands in `practice/said.ts`. */
export const approachContent = {
  contactLabel: 'Vamos conversar?',
  more: 'Mais sobre a abordagem',
} as const

const counts = ['Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'] as const

/** Words in the middle of the plate, which the tools stand around: two at least. */
export const plateText = (tools: number): string => `${counts[tools - 2] ?? tools} ferramentas de reflexão`
