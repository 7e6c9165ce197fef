import { capitalised, listed } from '../../core/words'
import type { SeriesTexts } from '../../ui/tool/series'
import { agreeing } from '../../ui/tool/series/texts'

export const texts: SeriesTexts = {
  ask: 'Tenho uma mandala de antes',
  title: 'Uma mandala ao lado da outra',
  now: 'Esta mandala',
  remove: (which) => `Tirar esta mandala do lado: ${which}`,
  found: (count) => (count === 1 ? 'Uma mandala foi lida.' : `${count} mandalas foram lidas.`),
  none: 'Não encontrei aí a linha da mandala, que vem logo abaixo do nome da ferramenta e é assim: “Água, Sol, Lua, Fogo, 24 de novembro de 2026”.',
}

const places = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo']

/** A symbol (`o Sol`) with its places of before and now, counted from zero. */
interface Move {
  the: string
  from: number
  to: number
}

const moveText = ({ the, from, to }: Move): string => `${the} foi do ${places[from]} para o ${places[to]} lugar`

type Names = readonly string[]

/** Sentences on mandalas side by side; symbols come as they stand in a sentence: `o Sol`. */
export const say = {
  inAll: (names: Names) =>
    names.length > 0
      ? `${capitalised(listed(names))} ${agreeing(names, 'está', 'estão')} em todas.`
      : 'Nenhum símbolo está em todas.',
  moved: (moves: readonly Move[]) =>
    `Da penúltima para a última, ${listed(moves.slice(0, 3).map(moveText))}${moves.length > 3 ? '; outras imagens mudaram também' : ''}.`,
  unmoved: 'Da penúltima para a última, o que ficou não mudou de lugar.',
  replaced: 'Da penúltima para a última, trocaram-se todos os símbolos.',
  changed: (came: Names, gone: Names) => {
    const changes = [
      came.length > 0 && `${agreeing(came, 'entrou', 'entraram')} ${listed(came)}`,
      gone.length > 0 && `${agreeing(gone, 'saiu', 'saíram')} ${listed(gone)}`,
    ].filter((change) => change !== false)
    return changes.length > 0
      ? `${capitalised(changes.join(', e '))}; pode ter sido só o dia.`
      : 'Os símbolos são os mesmos da vez anterior, e pode ser acaso.'
  },
  question: {
    heir: (place: number, before: string, now: string) =>
      `No ${places[place]} lugar, onde estava ${before}, agora está ${now}: o que você acha da troca?`,
    tomorrow: 'Se você fizesse outra amanhã, o que ficaria no mesmo lugar?',
  },
}
