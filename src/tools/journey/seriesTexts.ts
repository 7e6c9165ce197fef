import type { SeriesTexts } from '../../ui/tool/series'

export const texts: SeriesTexts = {
  ask: 'Tenho uma jornada de antes',
  title: 'Uma jornada ao lado da outra',
  now: 'Esta jornada',
  remove: (which) => `Tirar esta jornada do lado: ${which}`,
  found: (count) => (count === 1 ? 'Uma jornada foi lida.' : `${count} jornadas foram lidas.`),
  none: 'Não encontrei aí a linha da jornada, que vem logo abaixo do nome da ferramenta: as frases marcadas, entre aspas, e a data.',
}

/** Sentences on journeys side by side. `quote` is an experience between quotation marks, `names` are steps. */
export const say = {
  again: (quote: string, count: number) =>
    count === 1 ? `Uma frase voltou: ${quote}` : `Voltaram frases, entre elas ${quote}`,
  noneAgain: 'Nenhuma frase da penúltima jornada voltou na última.',
  sameSteps: 'As etapas em que algo foi marcado são as mesmas.',
  opened: (names: string) => `Na última há frases também em ${names}.`,
  closed: (names: string) => `Só na penúltima havia frases em ${names}.`,
  /** That distress is gone may be a relief: it is not talked away. */
  gone: (quote: string, { count, isHard }: { count: number; isHard: boolean }) =>
    `${count === 1 ? 'Desta vez você não marcou' : 'Desta vez ficaram sem marca frases como'} ${quote}${isHard ? '' : ' Pode ser acaso.'}`,
  /** Of distress that came again it is not said that it may be chance. */
  noneGone: (isHard: boolean) =>
    `Tudo o que estava marcado na penúltima está também na última${isHard ? '' : ', e pode ser acaso'}.`,
  question: {
    hard: 'A quem você poderia contar que isso voltou?',
    again: 'Essa frase diz hoje o mesmo que dizia antes?',
    other: 'O que mudou em volta, de uma jornada para a outra?',
  },
}
