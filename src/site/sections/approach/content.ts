/** Texts of the approach section: hedged, and jargon explained where it first appears. */
export const approachContent = {
  title: 'A psique fala por imagens.',
  paragraphs: [
    'Na psicologia analítica, de Carl Gustav Jung, a psique é o conjunto da vida interior, consciente e inconsciente. O inconsciente não seria só um depósito do que se esqueceu: ele também cria, e pode falar em sonhos, em afetos que se repetem, em símbolos que nos tocam sem que saibamos por quê.',
    'Na clínica, escutamos essas imagens em conjunto, sem pressa de traduzi-las. O sentido não vem pronto de um dicionário: vai sendo encontrado na conversa, a partir do que cada imagem desperta em você.',
  ],
  call: 'Vamos conversar?',
  more: 'Mais sobre a abordagem',
} as const

const counts = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'] as const

/** Words in the middle of the plate; they name the tools around it, if there are any. */
export const plateText = (tools: number): string => {
  if (tools === 0) return 'Sonhos, afetos, imagens'
  return `${counts[tools] ?? tools} ${tools === 1 ? 'caminho' : 'caminhos'} de reflexão`
}
