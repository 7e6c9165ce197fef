import type { ElementId, ElementIn } from './slice'

/** Sentences of the reflection. Lists come as they stand in a sentence: `o medo e a paz`. */

export const scene = {
  shown: (list: string) => `O sonho pôs em cena ${list}.`,
  none: 'Só emoções: o sonho deixou um clima, e a cena ficou por lembrar.',
}

export const feelings = {
  felt: (list: string) => `Do que se sentia ali, você marcou ${list}.`,
  none: 'Nenhuma emoção foi marcada. Nem todo sonho deixa uma, e às vezes ela chega mais tarde.',
}

/** Feelings that pull apart; the first such pair is spoken of. */
export const tensions: readonly { pair: readonly [ElementIn<'emocoes'>, ElementIn<'emocoes'>]; text: string }[] = [
  { pair: ['medo', 'alegria'], text: 'Medo e alegria às vezes vêm juntos, como na véspera de uma viagem.' },
  { pair: ['confusao', 'paz'], text: 'Houve confusão e houve paz, e sossegar não dependeu de entender.' },
  { pair: ['paz', 'urgencia'], text: 'Uma parte dizia que há tempo, outra dizia que não há, e as duas foram ouvidas.' },
  { pair: ['medo', 'paz'], text: 'Houve medo e houve paz, e a mesma noite teve lugar para os dois.' },
]

/** Something small to do, by the first feeling. */
export const practices: Record<ElementIn<'emocoes'>, string> & { none: string } = {
  medo: 'Faça de dia uma coisa que acalma: um banho, uma volta, uma bebida quente. Se quiser contar o sonho, escolha alguém de confiança.',
  alegria: 'Conte a alguém, em duas frases, o momento alegre do sonho.',
  confusao: 'Desenhe o que lembrar do sonho, como num mapa, sem se importar com o traço.',
  paz: 'Descreva essa paz em cinco linhas e deixe o papel num lugar por onde você passa.',
  urgencia: 'Escolha uma tarefa da semana e faça-a mais devagar do que costuma.',
  none: 'Deixe papel e caneta ao lado da cama e, ao acordar, anote só a primeira imagem.',
}

/** Asked of the image, so that no other question leads somebody to a bridge alone. */
export const besideOnBridge = 'Quem você gostaria de ter ao lado nessa ponte?'

/**
 * Of a dream with fear of which somebody was part: it may tell of violence that has happened, or happens. Nothing leads closer to
 * the scene, nobody is explained, nothing is said to be the dreamer's own.
 */
export const gentle = {
  afar: (list: string, count: number) =>
    `De longe, ${list} ${count === 1 ? 'cabe' : 'cabem'} na palma da mão: olhe só o que quiser.`,
  /** `and`: ` e a casa`, or nothing. */
  felt: {
    mae: (and: string) => `Num sonho com a mãe${and}, o medo se sente no corpo, e não pede explicação.`,
    pai: (and: string) => `Com o pai${and} no sonho, o medo é do corpo também; dá para sossegar sem entender.`,
    crianca: (and: string) => `Com a criança${and} no sonho, o medo pesa mais; por hoje não é preciso ir adiante.`,
    estranho: (and: string) => `Com o estranho${and} por perto, o corpo fica de guarda; agora ele descansa, se puder.`,
    sabio: (and: string) => `Com o sábio${and} no sonho também se tem medo, e de olhos abertos dá para discordar.`,
  } satisfies Record<ElementIn<'pessoas'>, unknown> as Partial<Record<ElementId, (and: string) => string>>,
  questions: [
    'A que distância esse medo fica mais fácil de olhar?',
    'Quem você gostaria de ter por perto?',
    'O que, nestes dias, ajuda você a se sentir em segurança?',
  ],
  /** In the place of what is told otherwise. */
  images: {
    mae: 'Mãe, num sonho, pode ser a sua, uma que se imaginou ou só um nome que a noite deu a alguém. Com medo por perto, não é preciso decidir.',
    pai: 'Pai, num sonho, pode ser uma pessoa conhecida ou só um lugar que alguém ocupou. Com medo por perto, não é preciso decidir.',
    crianca: 'Uma criança, num sonho com medo, pede primeiro cuidado. Se quiser, pense em quem cuidaria bem dela.',
    estranho:
      'Alguém que você não conhece. Não é preciso dar a ele rosto nem sentido. Se lembra uma pessoa de verdade e isso pesa, conte a alguém de confiança.',
    sabio: 'Quem parece saber também pode assustar. O que foi dito num sonho não obriga você a nada.',
    casa: 'Em casa se descansa, mas nem em toda casa. Se a do sonho assustou, do lado de fora também é um bom lugar para ficar.',
    agua: 'Há água de muitos tamanhos, do copo ao mar. Lava, refresca, mata a sede. Se a do sonho assustou, dá para ficar na margem.',
    montanha: 'Pede esforço e dá vista. Ninguém precisa subir agora: dá para vê-la daqui.',
    livro: 'Guarda o que alguém quis que ficasse. Um livro se fecha quando se quer.',
    espelho: 'Um espelho se cobre, ou se vira para a parede. Não é preciso olhar agora.',
    paz: 'Um descanso, mesmo curto. Vale guardar a luz ou o som que o trouxe, para voltar a ele num dia difícil.',
  } satisfies Partial<Record<ElementId, string>> as Partial<Record<ElementId, string>>,
}

/** Three questions, in the order feeling, image, scene; the last one leads to the days. */
export const questions = {
  feeling: {
    alone: {
      medo: 'A que distância esse medo fica mais fácil de olhar?',
      alegria: 'Se essa alegria tivesse um som, qual seria?',
      confusao: 'De que a confusão era feita: gente, ruído, pressa, outra coisa?',
      paz: 'Em que parte do corpo se sentia essa paz?',
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
      crianca: 'O que essa criança gostaria de ouvir, e de quem?',
      estranho: 'Que nome você daria a esse estranho, se a escolha fosse sua?',
      sabio: 'Se esse sábio ficasse em silêncio, o que você começaria a dizer?',
    } satisfies Record<ElementIn<'pessoas'>, string>,
    people: (one: string, other: string) => `Se ${one} e ${other} trocassem uma frase, qual seria?`,
    use: (person: string, thing: string) => `Se ${person} falasse d${thing}, o que contaria?`,
    thing: {
      chave: 'De quem seria a mão que guarda essa chave?',
      livro: 'Que título você daria a esse livro?',
      espelho: 'Quem mais poderia se olhar nesse espelho, e o que veria?',
      coroa: 'Onde você deixaria essa coroa, se fosse sua por uma noite?',
    } satisfies Record<Exclude<ElementIn<'objetos'>, 'ponte'>, string>,
    things: (one: string, other: string) =>
      `Se desse para trazer do sonho só uma coisa, ${one} ou ${other}, qual viria?`,
    place: (place: string) => `Se ${place} tivesse voz, o que contaria de quem passou por ali?`,
    feeling: (feeling: string) => `Que cor teria ${feeling}?`,
  },
  scene: {
    at: {
      casa: 'Se nessa casa houvesse um lugar só seu, o que você poria nele',
      floresta: 'Se houvesse uma clareira nessa floresta, o que você veria dali',
      agua: 'Se desse para escolher de onde olhar essa água, onde você ficaria',
      montanha: 'De onde você estava nessa montanha, o que se via',
      escola: 'Que lição dessa escola você deixaria para outro dia',
    } satisfies Record<ElementIn<'lugares'>, string>,
    two: (from: string, to: string) => `No caminho d${from} até ${to}, o que mudaria`,
    nowhere: (list: string) => `Em que lugar você colocaria ${list}`,
    days: (question: string) => `${question}? Isso lembra alguma coisa destes dias?`,
  },
}

/** What a person says with a place, and a feeling with anything. */
export const meetings: Partial<Record<ElementId, Partial<Record<ElementId, string>>>> = {
  medo: {
    mae: 'Perto da mãe, o medo era seu, ou era dela e chegou até você.',
    pai: 'O medo estava perto do pai: medo dele, por ele, ou junto com ele.',
    crianca: 'Medo e criança na mesma cena: repare se era ela que sentia ou se você sentia por ela.',
    estranho: 'Perto do estranho, o medo às vezes vem antes de se saber quem é.',
    sabio: 'Diante do sábio, o medo costuma ser o de ouvir uma coisa que já se sabia.',
    casa: 'Na casa, o medo pede delicadeza: dá para olhar de longe, e só o que você quiser.',
    floresta: 'Na floresta, o medo tem bom ouvido e traz para perto um barulho que estava longe.',
    agua: 'Perto da água, o medo procura logo onde dá pé.',
    montanha: 'Na montanha, é o medo quem olha onde se pisa.',
    escola: 'Na escola, o medo tem a voz de alguém: quem corrigia, quem ria, quem esperava pelo boletim.',
    chave: 'Com a chave, o medo confere o bolso duas vezes.',
    livro: 'Diante do livro, o medo é do que está escrito ou da página seguinte.',
    espelho: 'O medo e o espelho se encontram no instante antes de olhar.',
    ponte: 'Na ponte, o medo segura no corrimão.',
    coroa: 'O medo tinha a ver com a coroa: com ganhá-la, com perdê-la ou com o peso dela.',
  },
  alegria: {
    mae: 'A alegria estava com a mãe, lembrada ou inventada pela noite.',
    pai: 'A alegria estava com o pai: um encontro que houve, ou que se esperou muito tempo.',
    crianca: 'Com a criança, a alegria corre antes de pedir licença.',
    estranho: 'A alegria veio com um estranho, sem passado em comum e sem cobrança.',
    sabio: 'Perto do sábio, a alegria lembra a hora em que alguém entende uma frase pela metade.',
    casa: 'Na casa, a alegria tem tamanho doméstico: um cheiro da cozinha, alguém chegando no fim do dia.',
    floresta: 'Na floresta, a alegria aparece como clareira, onde a luz chega ao chão.',
    agua: 'A alegria na água é de corpo inteiro: boiar, furar onda, sair com os dedos enrugados.',
    montanha: 'Na montanha, a alegria foi a de sentar para descansar e repartir o lanche.',
    escola: 'Na escola, a alegria cabe no tempo de um recreio.',
    chave: 'A alegria da chave é o estalo da fechadura que cede.',
    livro: 'A alegria do livro é a de achar a própria história na letra de outra pessoa.',
    espelho: 'Diante do espelho, a alegria é um rosto que fazia tempo você não via.',
    ponte: 'Na ponte, a alegria é ver alguém que vem chegando.',
    coroa: 'A alegria da coroa vem com um susto, porque agora todos estão olhando.',
  },
  confusao: {
    mae: 'Perto da mãe, a confusão lembra a de não saber de quem era cada sentimento.',
    pai: 'Perto do pai, a confusão lembra recados que não combinavam entre si.',
    crianca: 'Com a criança, a confusão lembra adultos falando por cima da cabeça de alguém pequeno.',
    estranho: 'Com o estranho, a confusão é de rosto: parece alguém, e não é.',
    sabio: 'O sábio estava na cena e a confusão também, como quem ainda não quer conselho.',
    casa: 'A confusão na casa lembra uma mudança, com caixas no corredor e nada no lugar.',
    floresta: 'Na floresta, todos os lados se parecem, e na confusão ajuda parar antes de escolher.',
    agua: 'Na água, a confusão é barro, que assenta com o tempo.',
    montanha: 'Na montanha, a confusão é neblina: o caminho continua ali, só não se vê.',
    escola: 'Na escola, a confusão se esconde atrás do silêncio da turma.',
    chave: 'A confusão da chave é a do molho inteiro, sem etiqueta nenhuma.',
    livro: 'A confusão do livro é a da página que se relê sem que as palavras entrem.',
    espelho: 'No espelho, a confusão dura o tempo de não reconhecer o rosto.',
    ponte: 'Na ponte, a confusão é a de não lembrar de que lado se veio.',
    coroa: 'A confusão da coroa é não saber a quem ela cabe.',
  },
  paz: {
    mae: 'A paz perto da mãe era colo, silêncio, ou uma conversa que enfim terminou.',
    pai: 'Com o pai ali, a paz era acordo, trégua ou só um silêncio.',
    crianca: 'A paz com a criança tem a respiração de quem dorme no banco de trás.',
    estranho: 'Ao lado de um estranho, a paz é que ninguém ali esperava nada de você.',
    sabio: 'A paz perto do sábio não dependia de resposta nenhuma.',
    casa: 'Na casa, a paz às vezes cabe num cômodo só.',
    floresta: 'A paz na floresta é a de quem conhece os ruídos de lá.',
    agua: 'Perto da água, a paz é a de ficar na margem, olhando.',
    montanha: 'A paz na montanha pode ser a de parar, respirar e olhar em volta.',
    escola: 'A paz da escola é a da sala quieta, com o quadro apagado.',
    chave: 'A paz da chave é tê-la no bolso, sem pressa nenhuma.',
    livro: 'A paz do livro é a de uma leitura longa, sem ninguém chamando.',
    espelho: 'A paz diante do espelho é a de um rosto que não cobra.',
    ponte: 'A paz na ponte é a de atravessar em companhia.',
    coroa: 'Com a coroa, a paz é a de deixá-la de lado um pouco.',
  },
  urgencia: {
    mae: 'Com a mãe, a urgência era hora de chegar, de avisar, de atender o telefone.',
    pai: 'Com o pai, a urgência era a de uma frase ainda por dizer.',
    crianca: 'A urgência com a criança lembra a mão puxada na calçada.',
    estranho: 'Com o estranho, a urgência quer resposta antes de dizer o nome.',
    sabio: 'O sábio e a urgência vivem em ritmos diferentes, e um dos dois costuma esperar.',
    casa: 'A urgência na casa lembra a panela no fogo e o telefone tocando ao mesmo tempo.',
    floresta: 'Na floresta, a urgência corre sem saber se é para perto ou para longe.',
    agua: 'Na água, a urgência é correnteza, e ajuda procurar a margem.',
    montanha: 'Na montanha, a urgência custa fôlego.',
    escola: 'A urgência na escola é o sinal que toca antes de a folha estar pronta.',
    chave: 'A urgência da chave é a mão revirando a bolsa.',
    livro: 'A urgência do livro é espiar o final antes da hora.',
    espelho: 'Com urgência, no espelho se vê só o necessário: o cabelo, a gola.',
    ponte: 'Na ponte, a urgência encontra quem vem no outro sentido e espera a vez.',
    coroa: 'Quem usa a coroa responde por muita gente, e a urgência sabe disso.',
  },
  mae: {
    casa: 'A mãe na casa é uma presença, uma lembrança ou um lugar vazio à mesa.',
    floresta: 'A mãe na floresta está fora do lugar de sempre, e ali sabe outras coisas.',
    agua: 'Perto da água, a mãe lembra o que envolve: sustenta, e às vezes é demais.',
    montanha: 'A mãe na montanha parece maior ou menor conforme de onde se olha.',
    escola: 'A mãe na escola lembra a espera no portão, a que terminou em abraço ou a que demorou.',
  },
  pai: {
    casa: 'O pai na casa é quem chega, quem sai, ou alguém de quem não se fala.',
    floresta: 'O pai na floresta ia na frente, ou também não sabia o caminho.',
    agua: 'O pai perto da água lembra quem ensinou a nadar, ou quem ficou na areia.',
    montanha: 'O pai e a montanha têm em comum o tamanho, que muda com a idade de quem olha.',
    escola: 'O pai na escola lembra um boletim mostrado, ou escondido.',
  },
  crianca: {
    casa: 'Na casa, a criança vê tudo da altura da mesa.',
    floresta: 'A criança na floresta lembra contos antigos, em que alguém pequeno atravessa algo grande.',
    agua: 'Com a criança na água, repare no que ela fazia e em quem estava por perto.',
    montanha: 'Para a criança, qualquer ladeira é montanha.',
    escola: 'A criança na escola está no lugar dela; quem está de visita talvez seja você.',
  },
  estranho: {
    casa: 'Com o estranho na casa, repare no lugar em que cada um estava.',
    floresta: 'O estranho na floresta tanto assusta como mostra o caminho.',
    agua: 'Perto da água, o estranho pode ser só alguém que pesca.',
    montanha: 'Na montanha, um estranho cumprimenta: é costume de trilha.',
    escola: 'O estranho na escola lembra o aluno novo, no meio do ano, procurando onde sentar.',
  },
  sabio: {
    casa: 'O sábio na casa pode ser uma visita, ou alguém da família que fala pouco.',
    floresta: 'O sábio na floresta lembra o eremita das histórias, que responde com outra pergunta.',
    agua: 'O sábio perto da água espera que ela clareie.',
    montanha: 'O sábio na montanha é imagem antiga, e obriga alguém a subir.',
    escola: 'O sábio na escola ensina pouco e repara muito.',
  },
}
