import type { AskedId } from './reading'

/** What an element that makes sense says in the first person; of a dream with fear none does. */
export const said: Record<AskedId, string> = {
  mae: 'A mãe do sonho me faz pensar em quem acolhe e em quem segura.',
  pai: 'O pai do sonho me faz pensar em regra, em apoio e em limite.',
  crianca: 'A criança do sonho me faz pensar em quem ela pode ser.',
  estranho: 'O estranho do sonho pode ficar sem nome.',
  sabio: 'O sábio do sonho me faz pensar no conselho que eu gostaria de ouvir.',
  casa: 'A casa do sonho me faz pensar nas casas que conheço.',
  floresta: 'A floresta do sonho me faz pensar no que ainda não conheço.',
  agua: 'A água do sonho me faz pensar em calma e em movimento.',
  montanha: 'A montanha do sonho me faz pensar no que está longe.',
  escola: 'A escola do sonho me faz pensar no que se pedia ali.',
  chave: 'A chave me fala do que quero abrir e do que prefiro deixar fechado.',
  livro: 'O livro do sonho me faz pensar em quem o escreveu.',
  espelho: 'O espelho me faz pensar no rosto que mostro.',
  ponte: 'A ponte do sonho me faz pensar no que havia de cada lado.',
  coroa: 'A coroa do sonho me fala de festa, ou de peso.',
  alegria: 'Quero lembrar a alegria do sonho.',
  confusao: 'A confusão pode ficar sem resposta por enquanto.',
  paz: 'Quero guardar um pouco da paz do sonho.',
  urgencia: 'A urgência do sonho me faz pensar no que pode esperar.',
}

export const opening = (list: string) => `Do meu sonho marquei ${list}.`
export const whole = {
  the: 'a cena do meu sonho',
  of: (the: string) => `${the} do meu sonho`,
  said: 'A leitura da cena faz sentido para mim.',
}

/** Sentences for a frightening dream: nothing is said of what frightened. */
export const gentle = {
  said: 'Faz sentido para mim não entender esse sonho hoje.',
  question: 'Quem eu gostaria de ter por perto?',
  topic: 'um sonho em que havia medo',
}
