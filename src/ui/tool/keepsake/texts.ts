import { capitalised, listed } from '../../../core/words'

/** Words of the answers to a result, and of the page made of them (“O que fica”); they come with the first choice. */
export const texts = {
  answers: { mine: 'Faz sentido', notMine: 'Não é isso' },
  /** Name of the answers to what is said of the whole. */
  whole: 'A leitura do conjunto',
  line: 'Uma linha sua, se quiser',
  title: 'O que fica',
  invitation:
    'Em cada parte acima, marque o que faz sentido e o que não é isso. Aqui se junta, com as suas palavras, uma página sua.',
  note: 'Feito do que você marcou e escreveu. Mude o que quiser: é o que vem primeiro quando você copia, imprime ou salva.',
  page: 'Sua página',
  sentence: 'Uma frase para levar a uma conversa',
  again: 'Montar de novo',
  toMessage: 'Levar esta frase para a mensagem',
  toMessageNote: 'Ela vai para o formulário de contato, e só é enviada se você enviar.',
}

/** A sentence of hers ends as one. */
const ended = (words: string): string => (/[.!?…]$/u.test(words) ? words : `${words}.`)

/** Words of hers at the end of a sentence. */
const quotedLast = (words: string): string => (ended(words) === words ? `“${words}”` : `“${words}”.`)

/** Sentences of the page, in the first person. */
export const say = {
  /** What an image reminds her of; nothing without words. */
  remembered: (the: string, words: string) => words && `${capitalised(the)} me lembra ${quotedLast(words)}`,
  remembering: (of: string, words: string) => `${of}: ${quotedLast(words)}`,
  noted: (line: string) => `Nas minhas palavras: ${ended(line)}`,
  more: (those: readonly string[]) => `Também faz sentido o que li sobre ${listed(those)}.`,
  notMine: (those: readonly string[]) => `Não me reconheço no que li sobre ${listed(those)}.`,
  nothingMine: 'Não me reconheço no que li aqui.',
  instead: (the: string, line: string) => `Sobre ${the}, eu diria: ${ended(line)}`,
  /** Right after the only part that she refuses. */
  rather: (line: string) => `Eu diria: ${ended(line)}`,
  question: (question: string) => `Fico com uma pergunta: “${question}”`,
  questionOn: (the: string, question: string) => `Fico com uma pergunta sobre ${the}: “${question}”`,
  talkOfLine: (line: string) => `Queria conversar sobre isto: ${quotedLast(line)}`,
  /** The sentence to bring along where nothing that was read is hers. */
  talk: 'Queria conversar sobre outra coisa.',
  talkOf: (the: string) => `Queria conversar sobre ${the}.`,
}
