import { capitalised } from '../../core/words'
import { type SymbolId, symbolIds } from './slice'

/** Sentences of the three reflection paragraphs. The order is the visitor's own; no place in the circle is worth more. */

type Names = string

export const ends = (first: string, last: string) => `A sua roda começa pel${first} e se fecha com ${last}.`

export const between = (first: string, second: string, third: string) => `Depois d${first} vêm ${second} e ${third}.`

/** On which images the Self of the middle comes back. */
export const ofSelf = {
  none: 'O Self ficou só no centro, sem nenhuma imagem na borda.',
  one: (name: string) =>
    `O Self, que está no centro, aparece na borda numa só imagem: ${name}. Se quiser, demore-se nela.`,
  several: (names: Names) => `O Self, que está no centro, aparece também na borda, com ${names}.`,
}

export const nearAndStrange = (one: string, other: string) =>
  `Qual das duas imagens você mostraria a alguém, ${one} ou ${other}, e qual guardaria só para você?`

/** What stayed out, and one of it by name. */
export const absence = {
  one: (name: string) => `Só ${name} ficou de fora.`,
  more: (names: Names) => `${capitalised(names)} ficaram de fora.`,
  question: (name: string, first: string) => `Se ${name} chegasse agora, ficaria perto d${first} ou do lado oposto?`,
  none: (first: string, last: string) =>
    `Nada ficou de fora. Se uma das oito imagens pudesse descansar hoje, seria ${first}, ${last} ou outra?`,
}

/** What the circle is like without a symbol; never a lack. */
export const without: Record<SymbolId, string> = {
  sol: 'Sem o Sol, o conjunto se lê à meia-luz.',
  lua: 'Sem a Lua, o conjunto fala menos de fases.',
  montanha: 'Sem a Montanha, não há subida marcada, e o passo fica por sua conta.',
  agua: 'Sem a Água, o que se sente chega por outro caminho, pelo calor, pela pele, pelas mãos.',
  fogo: 'Sem o Fogo, a Sombra, que aqui associamos a ele, fica para outro dia.',
  arvore: 'Sem a Árvore, o conjunto fala mais do agora que dos anos.',
  estrela: 'Sem a Estrela, a direção se decide de perto, um passo por vez.',
  coracao: 'Sem o Coração, o afeto não tem um lugar só dele na roda e se espalha pelas outras imagens.',
}

/** What two symbols say together, whichever of them comes first; by the names in the order of `symbolIds`. */
const pairs: Record<string, string> = {
  'sol lua':
    'Os dois iluminam a mesma vida em horários diferentes: a decisão que parecia clara às dez da manhã muda de figura às dez da noite. As duas horas têm o que dizer.',
  'sol montanha':
    'Do alto e com luz se vê longe. O que não se vê dali é o próprio pé, a pedra solta, o cansaço de quem subiu junto.',
  'sol agua':
    'A luz entra na água só até certa profundidade. Explicar um sentimento também ajuda até um ponto, e dali em diante o que ajuda é deixar que ele dure um pouco.',
  'sol fogo':
    'O sol aquece sem pedir nada, o fogo se apaga se ninguém cuidar. Em você também há um calor que vem sozinho e outro que gasta lenha.',
  'sol arvore':
    'A folha procura a luz e a raiz continua no escuro, e é a mesma planta. O que cresce em você também tem uma parte que ainda não é para mostrar.',
  'sol estrela':
    'De dia as estrelas continuam no céu, só não se veem. Quando está muito claro o que fazer hoje, perde-se de vista para onde se ia.',
  'sol coracao':
    'Ver com clareza e querer bem costumam chegar em momentos diferentes. Às vezes se entende uma pessoa meses antes, ou meses depois, de gostar dela.',
  'lua montanha':
    'À noite a mesma montanha vira vulto. Um problema olhado de madrugada tem outro tamanho, e de manhã volta a ter trilha.',
  'lua agua':
    'A maré sobe por causa de um astro que ela nunca toca. Alguns humores também obedecem a algo distante: uma data, um aniversário, uma estação.',
  'lua fogo':
    'Uma luz é emprestada e fria, a outra se faz queimando. Certas noites são de escutar o que vem dos outros, e certas noites são de fazer alguma coisa por conta própria.',
  'lua arvore':
    'Muita gente planta olhando a lua. Crescer tem fases em que parece que nada acontece, e puxar a muda para ver se pegou é o que a estraga.',
  'lua estrela':
    'Em noite de lua cheia as estrelas menores somem. Quando um humor ocupa o céu inteiro, o que orientava você continua lá, fora de vista.',
  'lua coracao':
    'O afeto tem noites cheias e noites em que quase não se vê. Quem conhece as próprias fases se assusta menos, e avisa quem está perto.',
  'montanha agua':
    'Quem dá forma à montanha é a água, uma gota depois da outra. O que parece imóvel na sua vida também foi feito aos poucos, e muda no mesmo passo.',
  'montanha fogo':
    'Algumas montanhas já foram vulcões, e algumas ainda são. Em cada vida há um lugar em que firmeza e calor andam juntos.',
  'montanha arvore':
    'Na encosta, o vento entorta a árvore e ela se segura assim mesmo. De longe parece defeito, e de perto se lê ali a história do lugar.',
  'montanha estrela':
    'Do alto se vê mais céu, e a estrela continua à mesma distância. Chegar aonde se queria e alcançar o que se buscava são coisas diferentes, e isso só se descobre tendo chegado.',
  'montanha coracao':
    'Na subida se ouve o próprio coração, e é ele que manda parar. Muita gente só descobre o ritmo que tem quando perde o fôlego.',
  'agua fogo':
    'A água apaga o fogo, e é com os dois que se cozinha. Chorar e brigar também se misturam: a lágrima que vem de raiva, a raiva que era tristeza.',
  'agua arvore':
    'A seiva é uma água que sobe devagar. O que aparece na copa neste mês começou embaixo da terra, bem antes de alguém notar.',
  'agua estrela':
    'Na água parada a estrela aparece inteira. Quando tudo se mexe por dentro ela vem em pedaços, e fica difícil ler para onde se vai.',
  'agua coracao':
    'Sentimento também se represa, também vaza, também acha caminho por baixo da porta. Às vezes se chora com um comercial de margarina, e o assunto é outro.',
  'fogo arvore':
    'A madeira que dá sombra dá também lenha. Em certas fases se gasta o que levou anos para crescer, e no cerrado muita planta rebrota depois do fogo.',
  'fogo estrela':
    'De longe, o que arde parece só brilho. A vida de alguém que você admira também queima por dentro, e isso não se vê daqui.',
  'fogo coracao':
    'Perto do fogo se conversa melhor, mas não perto demais. Com um afeto forte também se pode escolher a distância.',
  'arvore estrela':
    'Por um galho sem folhas se vê mais céu. As épocas em que pouca coisa cresce costumam ser aquelas em que se volta a perguntar para onde ir.',
  'arvore coracao':
    'Muitas árvores guardam nos anéis do tronco os anos que passaram. Alguns afetos também são antigos, e só se percebe isso quando alguém pergunta desde quando.',
  'estrela coracao': 'A estrela mostra a direção, o coração diz como você está. Numa escolha, dá para ouvir os dois.',
}

export function pairText(one: SymbolId, other: SymbolId): string {
  const [first, second] = [one, other].sort((a, b) => symbolIds.indexOf(a) - symbolIds.indexOf(b))
  return pairs[`${first} ${second}`] ?? ''
}
