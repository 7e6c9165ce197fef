import { type SymbolId, symbolIds } from './slice'

/**
 * Sentences of the three reflection paragraphs; `reading.ts` chooses among them by what the circle is like. Each stands by
 * itself, so that any of them may follow any other.
 */

type Names = string

/** The whole: how many there are, named from the top clockwise. */
export const whole: Record<number, (names: Names) => string> = {
  4: (names) => `${names}: quatro imagens, cada uma com um quarto da volta.`,
  5: (names) => `${names}: cinco imagens, e nenhuma exatamente diante de outra.`,
  6: (names) => `${names}: seis imagens, três pares que se olham através do centro.`,
  7: (names) => `${names}: sete imagens, cada uma diante de um intervalo.`,
  8: (names) => `${names}: oito imagens, todas as que havia para escolher.`,
}

/** How each symbol of the Self pictures the whole. */
export const waysOfSelf: Partial<Record<SymbolId, string>> = {
  sol: 'claridade',
  montanha: 'altura',
  arvore: 'crescimento',
  estrela: 'direção',
}

/** How many share the archetype Self. */
export const ofSelf = {
  none: 'Nenhuma delas traz ao lado do nome a palavra Self, que aqui aparece só no centro, sem figura: um lugar aberto para a psique inteira.',
  one: (name: string) =>
    `Só ${name} traz ao lado do nome a palavra escrita no centro, Self: uma passagem possível entre a borda e o meio.`,
  all: (ways: Names) =>
    `Todas trazem ao lado do nome a mesma palavra, Self: quatro modos de imaginar a psique inteira, como ${ways}.`,
  several: (names: Names, count: string, ways: Names) =>
    `${names} trazem ao lado do nome a mesma palavra, Self: ${count} modos de imaginar a psique inteira, como ${ways}.`,
}

export const counts = ['zero', 'um', 'dois', 'três', 'quatro']

/** What accompanies the others. */
export const ofOthers = {
  none: 'Nenhuma traz outra palavra, como se o conjunto falasse de uma coisa só, com sotaques diferentes.',
  one: (name: string, word: string) => `${name} chega com uma palavra só sua: ${word}.`,
  each: (words: Names) => `As outras trazem, cada uma, a sua palavra: ${words}.`,
  /** Lua and Coração, in their order. */
  anima: (first: string, second: string) =>
    `Anima acompanha ${first} e volta em ${second}, como se um mesmo fio passasse pelas duas imagens.`,
}

/** Light, where there is none of it or much. */
export const ofLight = {
  none: 'Nenhuma delas ilumina; talvez seja um conjunto mais para ouvir e tocar do que para ver.',
  much: (names: Names, count: string) => `A luz chega por ${count} caminhos, ${names}, e cada um clareia a seu modo.`,
}

/** Far and near: what is seen from afar, what a body can reach. */
export const ofDistance = {
  allFar: 'As quatro se veem de longe, e nenhuma cabe na mão.',
  allNear: 'As quatro ficam ao alcance do corpo, de se tocar ou de se escutar.',
  far: (near: Names) => `A maior parte se vê de longe; mais perto do corpo, ${near}.`,
  near: (far: Names) => `A maior parte fica ao alcance do corpo; mais longe, no horizonte, ${far}.`,
  even: (far: Names, near: Names) =>
    `${far} se veem de longe, ${near} ficam ao alcance do corpo, e o círculo põe essas distâncias numa roda só.`,
}

/** Ends the first paragraph. */
export const moods = {
  far: 'Olhado antes de qualquer explicação, o conjunto parece céu aberto, lugar distante ou outra coisa?',
  near: 'Antes de explicar, talvez valha sentir: este conjunto aquece, refresca, aperta?',
  even: 'Antes de procurar um sentido, talvez valha olhar o conjunto: que clima ele tem para você?',
}

/** Who stands where; an image of the two follows each of these. */
export const places = {
  beside: (first: string, second: string) => `No alto do círculo, ${first} e ${second} estão lado a lado.`,
  opposite: (first: string, other: string) => `Diante de ${first}, do outro lado do centro, está ${other}.`,
  oppositeGap: (first: string, left: string, right: string) =>
    `Diante de ${first} há um intervalo, com ${left} de um lado e ${right} do outro.`,
  closing: (last: string, first: string) => `A volta se fecha entre ${last} e ${first}.`,
}

/**
 * Near and strange: by whether the symbol at the top is like the one beside it (both far or both near), and like the one
 * across.
 */
export const nearAndStrange = {
  likeBoth:
    'Vizinhança e distância, aqui, são só imagens. Qual desses símbolos lhe soa familiar, e qual parece vir da vida de outra pessoa?',
  likeNeighbour:
    'No círculo, estar ao lado é só uma posição. Qual desses símbolos você procuraria primeiro, e qual deixaria para depois?',
  likeOpposite:
    'Às vezes o parecido mora do outro lado, e o estranho, na casa vizinha. Qual dessas imagens lhe parece próxima, e qual lhe causa estranheza?',
  likeNeither:
    'Uma dessas imagens talvez lhe diga algo de imediato, e outra ainda não tenha encontrado palavra. O que diriam uma à outra?',
}

/** Archetypes that stayed out with their symbols; Self never does, it is in the middle. */
export const wordsOut = (words: readonly { names: Names; word: string }[]): string => {
  const [first, ...rest] = words
  if (!first) return ''
  const more = rest.map(({ names, word }) => `; com ${names}, a palavra ${word}`).join('')
  return `Com ${first.names}, fica de fora também a palavra ${first.word}${more}.`
}

/** What stayed out, by how many there are. */
export const out: Record<number, { list: (names: Names) => string; noLack: string; question: string }> = {
  1: {
    list: (names) => `Só ${names} não entrou desta vez.`,
    noLack: 'Uma ausência única salta aos olhos, e pode ser apenas a fresta por onde o ar passa.',
    question: 'O que mudaria no desenho, ou em quem o olha, se essa imagem chegasse agora?',
  },
  2: {
    list: (names) => `${names} não entraram desta vez.`,
    noLack: 'Uma imagem pode ficar fora por acaso, por pressa ou por cuidado, e nada disso pede correção.',
    question: 'Qual das duas seria mais estranho ter por perto?',
  },
  3: {
    list: (names) => `${names} ficaram fora do círculo por hoje.`,
    noLack: 'Ausência, aqui, não é falta; pode ser só a ordem em que as coisas chegam.',
    question: 'Que lugar cada uma dessas imagens teria, se um dia viesse?',
  },
  4: {
    list: (names) => `${names} ficaram de fora, e o círculo não é menor por isso.`,
    noLack: 'O que não entrou pode ser assunto de outro dia, ou algo tão presente que dispensou lugar.',
    question: 'Qual dessas imagens poderia vir um dia, e qual pode continuar fora?',
  },
}

/** What it may be like without a symbol; never a lack. */
export const without: Record<SymbolId, string> = {
  sol: 'Sem Sol, a luz talvez fique mais baixa, o que às vezes ajuda a ver o que brilha pouco.',
  lua: 'Sem Lua, o que tem fases pode estar quieto, ou seguir outro calendário.',
  montanha: 'Sem Montanha, o chão pode ser mais plano, e há caminhos que só assim se fazem.',
  agua: 'Sem Água, o que é fundo talvez esteja guardado em outra imagem, ou fique para outra hora.',
  fogo: 'Sem Fogo, a brasa pode estar coberta, o que também é um jeito de conservá-la.',
  arvore: 'Sem Árvore, o que cresce devagar talvez esteja crescendo sem ser olhado.',
  estrela: 'Sem Estrela, a direção pode vir de algo mais próximo, passo a passo.',
  coracao: 'Sem Coração, o afeto talvez esteja espalhado pela roda, sem um lugar só para ele.',
}

/** The third paragraph when nothing stayed out. */
export const nothingOut = {
  ends: (first: string, last: string) => `Nada ficou de fora: a volta começa em ${first} e só descansa em ${last}.`,
  body: [
    'Quando tudo tem lugar, a escolha talvez apareça na ordem, ou naquilo que o olhar procura primeiro.',
    'Ficar com todas pode ser abundância, curiosidade ou a simples vontade de ver o círculo cheio.',
  ],
  question: 'Se uma dessas imagens pudesse descansar fora do círculo por um dia, qual seria?',
}

/** Symbols that give light, and those seen from afar; the others are near enough to touch, hear or feel. */
export const light: readonly SymbolId[] = ['sol', 'lua', 'fogo', 'estrela']
export const far: readonly SymbolId[] = ['sol', 'lua', 'montanha', 'estrela']

/** An image of two symbols that meet, whichever of them comes first; by the names in the order of `symbolIds`. */
const images: Record<string, string> = {
  'sol lua':
    'Uma luz desenha os contornos, a outra deixa que sejam adivinhados; talvez o dia não explique tudo o que a noite viu.',
  'sol montanha': 'A encosta recebe a claridade por partes: o cume primeiro, o vale bem mais tarde.',
  'sol agua': 'A luz do dia só entra na água até certa altura, e abaixo dela pode haver muita vida.',
  'sol fogo': 'O sol aquece sem que ninguém cuide, o fogo se apaga se não houver quem o alimente.',
  'sol arvore': 'A folha se inclina para a luz sem que a raiz deixe o escuro.',
  'sol estrela': 'A estrela que parece pequena pode ser um sol visto de muito longe.',
  'sol coracao': 'Ver com clareza e querer bem nem sempre andam no mesmo passo, e podem esperar um pelo outro.',
  'lua montanha': 'A mesma montanha pode ser abrigo ou vulto, conforme a luz que a noite lhe empresta.',
  'lua agua': 'A maré responde a algo distante, e talvez alguns sentimentos também.',
  'lua fogo': 'Uma luz é emprestada e fria, a outra se faz queimando; as duas fazem companhia à noite.',
  'lua arvore': 'Há quem plante olhando a lua: crescer, às vezes, tem mais a ver com fases do que com pressa.',
  'lua estrela': 'Em noite de lua cheia as estrelas pequenas somem, sem terem ido embora.',
  'lua coracao': 'O afeto também pode ter fases, com noites cheias e noites em que quase não se vê.',
  'montanha agua': 'A montanha parece imóvel, e é a água que, gota a gota, lhe dá forma.',
  'montanha fogo': 'Por dentro da pedra mais quieta pode haver um vulcão, e cinza antiga às vezes vira terra boa.',
  'montanha arvore': 'Na encosta, uma árvore pode crescer torta pelo vento e ainda assim se segurar.',
  'montanha estrela':
    'Do alto se vê mais céu, e a estrela continua longe; subir e alcançar talvez sejam coisas diferentes.',
  'montanha coracao': 'Na subida se ouve o próprio coração, e é ele, muitas vezes, que regula o passo.',
  'agua fogo': 'Um elemento pode apagar o outro, e no entanto é com os dois que se cozinha.',
  'agua arvore': 'A seiva é uma água que sobe devagar; o que aparece na copa talvez tenha começado no escuro.',
  'agua estrela': 'A água quieta devolve a estrela inteira, a agitada devolve pedaços, e nas duas há brilho.',
  'agua coracao': 'O que se sente também corre, se represa e transborda, e às vezes encontra saída pelos olhos.',
  'fogo arvore': 'A madeira que deu abrigo pode dar lenha, e a mata às vezes rebrota depois da queimada.',
  'fogo estrela': 'De longe, o que arde pode parecer apenas brilho.',
  'fogo coracao':
    'Perto da brasa se conversa melhor, e perto demais ela queima; também o afeto, às vezes, pede distância.',
  'arvore estrela': 'Galhos sem folhas deixam ver mais céu, e no inverno a estrela pode parecer mais próxima.',
  'arvore coracao': 'Um tronco guarda seus anéis por dentro; também o afeto pode ter idade sem que se veja de fora.',
  'estrela coracao': 'A estrela dá um rumo sem se aproximar; o coração bate perto e nem sempre sabe para onde ir.',
}

export function pairImage(one: SymbolId, other: SymbolId): string {
  const [first, second] = [one, other].sort((a, b) => symbolIds.indexOf(a) - symbolIds.indexOf(b))
  return images[`${first} ${second}`] ?? ''
}
