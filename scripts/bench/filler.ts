import type { Random } from '../../e2e/random.ts'

const words =
  `a abordagem acolher agora alma ao aos arquétipo às atenção brinca cada caminho clínica com como conflito consulta
  conversa corpo cuidado da das de dentro desejo do dos e ela ele em encontro entre escuta espaço essa este experiência fala
  fantasia foi forma história imagem individual infância já junto lugar luto mãe mais medo memória mesmo mito morte mudança
  muito mundo na não nem no noite nome nos o olhar onde online os outra pai palavra para paciência pausa pela pergunta
  pessoa pode por porque presença presencial processo psicoterapia quando que quem relação repete resposta respeito ritmo
  sala se semana sentido sentir sessão seu silêncio símbolo só sobre sombra sonho sua talvez também tempo terapia tornar
  trabalho um uma vergonha vez vida vínculo volta vontade voz`.split(/\s+/)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Sentences that mean nothing, of about this many characters: letters, and packing, as in Portuguese. */
export function filler(random: Random, length: number): string {
  const sentence = () => {
    const [first = '', ...rest] = Array.from({ length: 6 + random.below(12) }, () => random.pick(words))
    return `${[capital(first), ...rest].join(' ')}.`
  }
  let text = sentence()
  while (text.length < length) text += ` ${sentence()}`
  return text
}
