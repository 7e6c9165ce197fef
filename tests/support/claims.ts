import type { PracticeFile } from '../../practice/schema'
import type { Practice } from '../../src/core/practice'

type Claim = readonly [said: RegExp, isTrue: (practice: Practice) => boolean]

const offices = (practice: PracticeFile) => practice.contact.offices?.length ?? 0
const areOf = ({ whom }: PracticeFile['care'], some: readonly string[]) => whom.every((one) => some.includes(one))

/** What the site says of a practice in sentences of its own, and of which practices it is true. */
export const claims: readonly Claim[] = [
  [/online|vídeo|videochamada|pela tela|na chamada|com câmera/i, ({ derivedCopy }) => derivedCopy.isByVideo],
  [/presencial|consultório|\bda sala\b|até a sala|Estacionamento/i, ({ derivedCopy }) => derivedCopy.isInPerson],
  [
    /sala ou vídeo|presencial (e|ou) online|e por vídeo|e online/i,
    ({ derivedCopy }) => derivedCopy.isInPerson && derivedCopy.isByVideo,
  ],
  [/Quando a primeira sessão é por vídeo/, ({ derivedCopy }) => derivedCopy.isInPerson && derivedCopy.isByVideo],
  [/fuso horário|Atendo online/, ({ derivedCopy, clientsOnline }) => derivedCopy.isByVideo && !!clientsOnline],
  [/individua(l|is)\b/i, ({ care }) => !care.whom.some((one) => ['casais', 'famílias', 'mães e pais'].includes(one))],
  [/Psicoterapia de casal/, ({ care }) => care.whom.includes('casais') && areOf(care, ['casais', 'famílias'])],
  [/Psicoterapia de família/, ({ care }) => care.whom.join() === 'famílias'],
  [/oriento mães e pais/i, ({ care }) => care.whom.includes('mães e pais')],
  [
    /meia-idade|pessoas adultas[. ,]/,
    ({ care, derivedCopy }) => care.whom.includes('pessoas adultas') || !derivedCopy.seesMinors,
  ],
  [/\bfones\b/i, ({ derivedCopy }) => derivedCopy.seesOne],
  [/por outra pessoa/i, ({ derivedCopy }) => derivedCopy.seesOne && !derivedCopy.isGuidance],
  [/site é para pessoas adultas/, ({ derivedCopy }) => !derivedCopy.seesMinors],
  [/com a própria pessoa, se ela quiser/, ({ derivedCopy }) => derivedCopy.seesAdults || !derivedCopy.seesMinors],
  [/conta-se só o essencial/, ({ derivedCopy }) => derivedCopy.seesMinors && derivedCopy.seesOne],
  [/(?<!\/servicos-)terapia/i, ({ care }) => care.whom.join() !== 'mães e pais'],
  [/Orientação a mães e pais/, ({ care }) => care.whom.join() === 'mães e pais'],
  [/\bos de crianças/, ({ care }) => care.whom.some((one) => ['crianças', 'famílias'].includes(one))],
  [/Antes dos 18 anos|responde por ela/, ({ derivedCopy }) => derivedCopy.seesMinors],
  [/WhatsApp|wa\.me/, ({ contact }) => contact.whatsapp !== undefined],
  [
    /por telefone|pelo telefone|pelo número|ou telefone\.|ligue para \(|tel:\+55|telephone/,
    ({ contact }) => contact.phone !== undefined,
  ],
  [
    /por e-mail|pelo e-mail|pelo endereço|mande um e-mail|mailto:|"email"/,
    ({ contact }) => contact.email !== undefined,
  ],
  [
    /(?<!não tem )formulário|Depois de enviar|O que escrever|Escreva|escreve por|olhe o spam|envio da mensagem|mensagem do formulário|entrega a mensagem/,
    ({ contact }) => contact.form !== undefined,
  ],
  [/não tem formulário|Como começa/, ({ contact }) => contact.form === undefined],
  // only who has finished the training of an institute
  [/psicólog[ao] junguian|Onde fiz a formação/i, ({ education }) => education.training === 'formação em instituto'],
  [/Onde faço a formação|\(em curso\)/, ({ education }) => education.training === 'em formação'],
  [/levo os atendimentos à supervisão/, ({ education }) => education.training === 'estudo e supervisão'],
  [/\bvocês\b/, ({ derivedCopy }) => !derivedCopy.seesOne],
  [/o que trouxe você até aqui|O que você diz/, ({ derivedCopy }) => derivedCopy.seesOne],
  [/o que fica entre mim e cada pessoa|escuto cada/i, ({ derivedCopy }) => derivedCopy.seesSeveral],
  [/psicóloga\b/i, ({ profession }) => profession === 'psicóloga'],
  [/psicólogo\b/i, ({ profession }) => profession === 'psicólogo'],
  [/Os consultórios ficam/, (practice) => offices(practice) === 2],
  [/O consultório fica/, (practice) => offices(practice) === 1],
  ...['Uma forma', 'Duas formas', 'Três formas', 'Quatro formas', 'Cinco formas', 'Seis formas'].map(
    (said, index): Claim => [new RegExp(`${said} de encontro`), ({ services }) => services.length === index + 1],
  ),
  // true of nobody, or nothing one could know; a telephone may be the only way, and carries nothing written
  [
    /basta uma frase|undefined|null|NaN|sob supervisão|pais (?:presencial|online|de abordagem)|(?<!\p{L})(ou|por|em|de|pelo) ?[.,;]| [.,;]| {2}|\.\./u,
    () => false,
  ],
]

/** What is true of everybody though it names a room, a screen, the profession, or therapy. */
const ofEverybody =
  /Em situações de risco, de violência ou de urgência, o atendimento presencial costuma|Código de Ética Profissional do Psicólogo|(?:Os problemas da psicoterapia moderna|A prática da psicoterapia)(?!\p{L})/gu

export const ownOf = (said: string): string => said.replace(ofEverybody, '…')

/** What of it is said and is not true of the practice, with its surroundings. */
export const untrueOf = (practice: Practice, own: string): string[] =>
  claims.flatMap(([said, isTrue]) => {
    const at = isTrue(practice) ? -1 : own.search(said)
    return at < 0 ? [] : `${practice.care.where}: …${own.slice(Math.max(0, at - 70), at + 50)}…`
  })
