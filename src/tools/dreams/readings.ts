import type { ElementIn } from './elements'

/** First paragraph: what was felt. Lists come as they stand in a sentence: `o medo e a paz`. */
export const feelings = {
  none: 'Nenhuma emoção foi marcada, e tudo bem: às vezes a cena chega antes do sentimento. Se fizer sentido, olhe de novo para o que você escolheu e note o que acontece no corpo.',
  /** When it is the only one. */
  alone: {
    medo: 'O medo abre esta leitura. Antes de perguntar de onde veio, talvez valha notar onde ele se instalou: no peito, nas pernas, no ar da cena.',
    alegria: 'A alegria abre esta leitura. Ela talvez não peça explicação, só um pouco mais de tempo.',
    confusao:
      'A confusão abre esta leitura. Não é preciso desfazê-la logo: pode ser o modo de várias coisas estarem presentes juntas.',
    paz: 'A paz abre esta leitura. Pode ser bom ficar um instante nela antes de procurar o motivo.',
    urgencia: 'A urgência abre esta leitura. Ela vai na frente, e talvez dê para acompanhá-la sem correr.',
  } satisfies Record<ElementIn<'emocoes'>, string>,
  two: (list: string) => `Duas emoções abrem esta leitura: ${list}.`,
  three: (list: string) => `Três emoções abrem esta leitura: ${list}.`,
  four: (list: string, left: string) => `Quatro emoções abrem esta leitura: ${list}; ficou de fora ${left}.`,
  five: 'As cinco emoções da lista abrem esta leitura, do medo à urgência.',
  /** With feelings that pull apart among them, or without. */
  apart: 'No sonho, o que de dia parece se excluir pode caber em uma noite só.',
  together: 'As três podem ter vindo misturadas.',
}

/** Second paragraph: figures and things. */
export const images = {
  none: 'Nem pessoas nem objetos foram marcados. Talvez não houvesse ninguém à vista, e talvez o que havia ainda não tenha nome.',
  person: {
    mae: 'A mãe do sonho pode ser uma figura real, presente ou lembrada, a sua ou outra, e talvez também um lado seu que cuida, cobra ou espera.',
    pai: 'O pai do sonho pode ser uma figura real, presente ou lembrada, e talvez também um lado seu que autoriza ou impede.',
    crianca:
      'A criança do sonho pode ser uma figura real, ou você em outra idade, e pode ser também um lado seu que está só começando.',
    estranho:
      'O estranho do sonho pode ser uma figura real, vista de passagem, e pode ser também um lado seu que ainda não se apresentou.',
    sabio:
      'O sábio do sonho pode ser uma figura real, alguém que você escutou um dia, e pode ser também um lado seu que sabe esperar.',
  } satisfies Record<ElementIn<'pessoas'>, string>,
  couple:
    'Cada figura pode ser lida como alguém que existe ou existiu, ou como um lado seu; às vezes só a primeira leitura cabe.',
  people: (list: string) =>
    `${list} dividem a cena. Cada figura pode ser lida como alguém que existe ou existiu, ou como um lado seu; às vezes só a primeira leitura cabe.`,
  family: 'Mãe, pai e criança juntos podem desenhar uma família: a que houve, a que não houve ou alguma outra.',
  thing: {
    chave: 'A chave não é a mesma para quem está dentro e para quem está fora.',
    livro: 'O livro guarda algo por escrito, mesmo que em sonho as letras não parem quietas.',
    espelho: 'O espelho devolve um olhar, nem sempre o mesmo que se levou até ele.',
    ponte: 'A ponte supõe duas margens, mesmo quando só uma aparece.',
    coroa: 'A coroa põe alguém à vista, e quem está à vista nem sempre escolheu estar.',
  } satisfies Record<ElementIn<'objetos'>, string>,
  things: (list: string) => `${list} entram na cena, e cada coisa pede um gesto diferente.`,
  noThing: 'Nenhum objeto foi marcado: por ora, a cena se faz de presença.',
  nobody: 'Nenhuma pessoa foi marcada: talvez a única figura da cena seja quem sonha.',
}

/** Third paragraph: where it was, and what was there. */
export const scenes = {
  nowhere: 'O lugar ficou em aberto. Há cenas sem chão, e há lugares que só voltam depois, no meio do dia.',
  onlyPeople: 'Só figuras, sem lugar: a cena talvez esteja toda nos olhares.',
  onlyThings: 'Só objetos, sem lugar: coisas à espera também contam uma história.',
  onlyFeelings: 'Só emoções, sem lugar: há sonhos que deixam apenas um clima ao acordar.',
  at: {
    casa: 'A cena fica na casa, onde cada cômodo conhece uma parte da história.',
    floresta: 'A cena fica na floresta, onde se vê menos e se escuta mais.',
    agua: 'A cena tem água, que toma a forma do que a contém.',
    montanha: 'A cena fica na montanha, onde cada passo muda a vista.',
    escola: 'A cena fica na escola, onde quase sempre alguém pergunta e alguém responde.',
  } satisfies Record<ElementIn<'lugares'>, string>,
  two: (from: string, to: string) => `A cena tem dois lugares, ${from} e ${to}.`,
  many: (list: string) =>
    `A cena tem vários lugares: ${list}. A passagem entre eles pode interessar tanto quanto cada um.`,
  onlyPlaces: 'A luz que havia em cada lugar talvez ajude a lembrar o resto.',
  /** Where none of the meetings speaks of what was there. */
  there: (list: string, isOne: boolean) =>
    `Ali ${isOne ? 'estava' : 'estavam'} também ${list}, e talvez importe o que nisso era esperado e o que era estranho.`,
  full: 'São muitos elementos para uma leitura só. Se quiser, fique com o que mais chama a atenção e deixe o resto como fundo.',
}

/** Three questions, in the order feeling, image, scene; the last one leads to the days. */
export const questions = {
  feeling: {
    alone: {
      medo: 'De que distância, ou de que companhia, esse medo precisaria?',
      alegria: 'Se essa alegria tivesse um som, qual seria?',
      confusao: 'De que a confusão era feita: gente, ruído, pressa, outra coisa?',
      paz: 'Como o seu corpo sabia que aquilo era paz?',
      urgencia: 'O que mudaria na cena se houvesse mais tempo?',
    } satisfies Record<ElementIn<'emocoes'>, string>,
    two: (one: string, other: string) => `Entre ${one} e ${other}, o que chegou primeiro, e o que ficou ao acordar?`,
    many: (list: string) => `Entre ${list}, o que ainda está com você agora, ao ler?`,
    none: (image: string) => `Quando você imagina de novo ${image}, que sentimento chega primeiro?`,
  },
  image: {
    person: {
      mae: 'O que você diria a essa mãe, e o que preferiria calar?',
      pai: 'Se esse pai só pudesse ouvir, você diria alguma coisa a ele?',
      crianca: 'Que idade tinha essa criança, e o que você sabia da vida com essa idade?',
      estranho: 'Que nome você daria a esse estranho, se a escolha fosse sua?',
      sabio: 'Se esse sábio ficasse em silêncio, o que você começaria a dizer?',
    } satisfies Record<ElementIn<'pessoas'>, string>,
    people: (one: string, other: string) => `Se ${one} e ${other} trocassem uma frase, qual seria?`,
    use: (person: string, thing: string) => `Diante d${thing}, o que ${person} faria, e o que você faria?`,
    thing: {
      chave: 'De quem seria a mão que guarda essa chave?',
      livro: 'Que título você daria a esse livro?',
      espelho: 'Quem mais poderia se olhar nesse espelho, e o que veria?',
      ponte: 'Para quem essa ponte teria sido construída?',
      coroa: 'Onde você deixaria essa coroa, se fosse sua por uma noite?',
    } satisfies Record<ElementIn<'objetos'>, string>,
    things: (one: string, other: string) =>
      `Se desse para trazer do sonho só uma coisa, ${one} ou ${other}, qual viria?`,
    place: (place: string) => `Se ${place} tivesse voz, o que contaria de quem passou por ali?`,
    feeling: (feeling: string) => `Se ${feeling} tivesse uma forma, qual seria?`,
  },
  scene: {
    at: {
      casa: 'Se você abrisse mais uma porta nessa casa, o que gostaria de encontrar',
      floresta: 'Se houvesse uma clareira nessa floresta, o que você veria dali',
      agua: 'Se desse para escolher de onde olhar essa água, onde você ficaria',
      montanha: 'Do ponto mais alto dessa montanha, o que você procuraria com os olhos',
      escola: 'Que lição dessa escola você deixaria para outro dia',
    } satisfies Record<ElementIn<'lugares'>, string>,
    two: (from: string, to: string) => `Se você fosse d${from} até ${to}, o que mudaria`,
    nowhere: (list: string) => `Em que lugar você colocaria ${list}`,
    days: (question: string) => `${question}, e o que isso lembra da sua vida nestes dias?`,
  },
}
