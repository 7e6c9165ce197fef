import type { PracticeFile } from '../../practice/schema'
import type { Practice } from '../../src/core/practice'

interface Claim {
  said: RegExp
  isTrue: (practice: Practice) => boolean
}

const offices = (practice: PracticeFile) => practice.contact.offices?.length ?? 0
const areOf = ({ whom }: PracticeFile['care'], some: readonly string[]) => whom.every((one) => some.includes(one))
const count = (practice: PracticeFile) => practice.services.length

/** What the site says of a practice in sentences of its own, and of which practices it is true. */
export const claims: readonly Claim[] = [
  {
    said: /online|vídeo|videochamada|pela tela|na chamada|com câmera/i,
    isTrue: ({ derivedCopy }) => derivedCopy.isByVideo,
  },
  {
    said: /presencial|consultório|\bda sala\b|até a sala|Estacionamento/i,
    isTrue: ({ derivedCopy }) => derivedCopy.isInPerson,
  },
  {
    said: /sala ou vídeo|presencial (e|ou) online|e por vídeo|e online/i,
    isTrue: ({ derivedCopy }) => derivedCopy.isInPerson && derivedCopy.isByVideo,
  },
  {
    said: /Quando a primeira sessão é por vídeo/,
    isTrue: ({ derivedCopy }) => derivedCopy.isInPerson && derivedCopy.isByVideo,
  },
  {
    said: /fuso horário|Atendo online/,
    isTrue: ({ derivedCopy, clientsOnline }) => derivedCopy.isByVideo && !!clientsOnline,
  },
  {
    said: /individua(l|is)\b/i,
    isTrue: ({ care }) => !care.whom.some((one) => ['casais', 'famílias', 'mães e pais'].includes(one)),
  },
  {
    said: /Psicoterapia de casal/,
    isTrue: ({ care }) => care.whom.includes('casais') && areOf(care, ['casais', 'famílias']),
  },
  { said: /Psicoterapia de família/, isTrue: ({ care }) => care.whom.join() === 'famílias' },
  { said: /oriento mães e pais/i, isTrue: ({ care }) => care.whom.includes('mães e pais') },
  {
    said: /meia-idade|pessoas adultas[. ,]/,
    isTrue: ({ care, derivedCopy }) => care.whom.includes('pessoas adultas') || !derivedCopy.seesMinors,
  },
  { said: /\bfones\b/i, isTrue: ({ derivedCopy }) => derivedCopy.seesOne },
  { said: /por outra pessoa/i, isTrue: ({ derivedCopy }) => derivedCopy.seesOne && !derivedCopy.isGuidance },
  { said: /site é para pessoas adultas/, isTrue: ({ derivedCopy }) => !derivedCopy.seesMinors },
  {
    said: /com a própria pessoa, se ela quiser/,
    isTrue: ({ derivedCopy }) => derivedCopy.seesAdults || !derivedCopy.seesMinors,
  },
  { said: /conta-se só o essencial/, isTrue: ({ derivedCopy }) => derivedCopy.seesMinors && derivedCopy.seesOne },
  { said: /(?<!\/servicos-)terapia/i, isTrue: ({ care }) => care.whom.join() !== 'mães e pais' },
  { said: /Orientação a mães e pais/, isTrue: ({ care }) => care.whom.join() === 'mães e pais' },
  {
    said: /\bos de crianças/,
    isTrue: ({ care }) => care.whom.some((one) => ['crianças', 'famílias'].includes(one)),
  },
  { said: /Antes dos 18 anos|responde por ela/, isTrue: ({ derivedCopy }) => derivedCopy.seesMinors },
  { said: /WhatsApp|wa\.me/, isTrue: ({ contact }) => contact.whatsapp !== undefined },
  {
    said: /por telefone|pelo telefone|pelo número|ou telefone\.|ligue para \(|tel:\+55|telephone/,
    isTrue: ({ contact }) => contact.phone !== undefined,
  },
  {
    said: /por e-mail|pelo e-mail|pelo endereço|mande um e-mail|mailto:|"email"/,
    isTrue: ({ contact }) => contact.email !== undefined,
  },
  {
    said: /(?<!não tem )formulário|Depois de enviar|O que escrever|Escreva|escreve por|olhe o spam|envio da mensagem|mensagem do formulário|entrega a mensagem/,
    isTrue: ({ contact }) => contact.form !== undefined,
  },
  { said: /não tem formulário|Como começa/, isTrue: ({ contact }) => contact.form === undefined },
  // only who has finished the training of an institute
  {
    said: /psicólog[ao] junguian|Onde fiz a formação/i,
    isTrue: ({ education }) => education.training === 'formação em instituto',
  },
  { said: /Onde faço a formação|\(em curso\)/, isTrue: ({ education }) => education.training === 'em formação' },
  {
    said: /levo os atendimentos à supervisão/,
    isTrue: ({ education }) => education.training === 'estudo e supervisão',
  },
  { said: /\bvocês\b/, isTrue: ({ derivedCopy }) => !derivedCopy.seesOne },
  { said: /o que trouxe você até aqui|O que você diz/, isTrue: ({ derivedCopy }) => derivedCopy.seesOne },
  { said: /o que fica entre mim e cada pessoa|escuto cada/i, isTrue: ({ derivedCopy }) => derivedCopy.seesSeveral },
  { said: /psicóloga\b/i, isTrue: ({ profession }) => profession === 'psicóloga' },
  { said: /psicólogo\b/i, isTrue: ({ profession }) => profession === 'psicólogo' },
  { said: /Os consultórios ficam/, isTrue: (practice) => offices(practice) === 2 },
  { said: /O consultório fica/, isTrue: (practice) => offices(practice) === 1 },
  ...['Uma forma', 'Duas formas', 'Três formas', 'Quatro formas', 'Cinco formas', 'Seis formas'].map((said, index) => ({
    said: new RegExp(`${said} de encontro`),
    isTrue: (practice: PracticeFile) => count(practice) === index + 1,
  })),
  // true of nobody, or nothing one could know; a telephone may be the only way, and carries nothing written
  {
    said: /basta uma frase|undefined|null|NaN|sob supervisão|pais (?:presencial|online|de abordagem)|(?<!\p{L})(ou|por|em|de|pelo) ?[.,;]| [.,;]| {2}|\.\./u,
    isTrue: () => false,
  },
]

/** What is true of everybody though it names a room, a screen, the profession, or therapy. */
const ofEverybody =
  /Em situações de risco, de violência ou de urgência, o atendimento presencial costuma|Código de Ética Profissional do Psicólogo|(?:Os problemas da psicoterapia moderna|A prática da psicoterapia)(?!\p{L})/gu

export const ownOf = (said: string): string => said.replace(ofEverybody, '…')

/** What of it is said and is not true of the practice, with its surroundings. */
export const untrueOf = (practice: Practice, own: string): string[] =>
  claims.flatMap(({ said, isTrue }) => {
    const at = isTrue(practice) ? -1 : own.search(said)
    return at < 0 ? [] : `${practice.care.where}: …${own.slice(Math.max(0, at - 70), at + 50)}…`
  })
