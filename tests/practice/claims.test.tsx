import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { examplePractice as example } from '../../practice/examplePractice'
import { withSaid } from '../../practice/said'
import {
  type Care,
  type Contact,
  type PracticeFile,
  peopleSeen,
  placesOfCare,
  type WholePractice,
} from '../../src/core/practice'
import { ContactSection } from '../../src/site/sections/contact'
import { saidBy } from '../support/said'

interface Claim {
  said: RegExp
  isTrue: (practice: WholePractice) => boolean
}

const offices = (practice: PracticeFile) => practice.contact.offices?.length ?? 0
const areOf = ({ whom }: PracticeFile['care'], some: readonly string[]) => whom.every((one) => some.includes(one))
const count = (practice: PracticeFile) => practice.services.length

/** What the site says of a practice in sentences of its own, and of which practices it is true. */
const claims: readonly Claim[] = [
  { said: /online|vídeo|videochamada|pela tela|na chamada|com câmera/i, isTrue: ({ said }) => said.isByVideo },
  { said: /presencial|consultório|\bda sala\b|até a sala|Estacionamento/i, isTrue: ({ said }) => said.isInRoom },
  {
    said: /sala ou vídeo|presencial (e|ou) online|e por vídeo|e online/i,
    isTrue: ({ said }) => said.isInRoom && said.isByVideo,
  },
  { said: /Quando a primeira sessão é por vídeo/, isTrue: ({ said }) => said.isInRoom && said.isByVideo },
  { said: /fuso horário|Atendo online/, isTrue: ({ said, clientsOnline }) => said.isByVideo && !!clientsOnline },
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
    isTrue: ({ care, said }) => care.whom.includes('pessoas adultas') || !said.seesMinors,
  },
  { said: /\bfones\b/i, isTrue: ({ said }) => said.seesOne },
  { said: /por outra pessoa/i, isTrue: ({ said }) => said.seesOne && !said.isGuidance },
  { said: /site é para pessoas adultas/, isTrue: ({ said }) => !said.seesMinors },
  { said: /com a própria pessoa, se ela quiser/, isTrue: ({ said }) => said.seesAdults || !said.seesMinors },
  { said: /conta-se só o essencial/, isTrue: ({ said }) => said.seesMinors && said.seesOne },
  { said: /(?<!\/servicos-)terapia/i, isTrue: ({ care }) => care.whom.join() !== 'mães e pais' },
  { said: /Orientação a mães e pais/, isTrue: ({ care }) => care.whom.join() === 'mães e pais' },
  { said: /Antes dos 18 anos|responde por ela/, isTrue: ({ said }) => said.seesMinors },
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
  { said: /psicólog[ao] junguian/i, isTrue: ({ education }) => education.institute !== undefined },
  { said: /Onde fiz a formação/, isTrue: ({ education }) => education.institute !== undefined },
  { said: /psicóloga\b/i, isTrue: ({ profession }) => profession === 'psicóloga' },
  { said: /psicólogo\b/i, isTrue: ({ profession }) => profession === 'psicólogo' },
  { said: /Os consultórios ficam/, isTrue: (practice) => offices(practice) === 2 },
  { said: /O consultório fica/, isTrue: (practice) => offices(practice) === 1 },
  ...['Uma forma', 'Duas formas', 'Três formas', 'Quatro formas', 'Cinco formas', 'Seis formas'].map((said, index) => ({
    said: new RegExp(`${said} de encontro`),
    isTrue: (practice: PracticeFile) => count(practice) === index + 1,
  })),
  // true of nobody, or nothing one could know
  {
    said: /undefined|null|NaN|sob supervisão|pais (?:presencial|online|de abordagem)|(?<!\p{L})(ou|por|em|de|pelo) ?[.,;]| [.,;]| {2}|\.\./u,
    isTrue: () => false,
  },
]

/** What is true of everybody though it names a room, a screen, the profession, or therapy. */
const ofEverybody =
  /Em situações de risco, de violência ou de urgência, o atendimento presencial costuma|Código de Ética Profissional do Psicólogo|(?:Os problemas da psicoterapia moderna|A prática da psicoterapia)(?!\p{L})/gu

const subsets = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, bits) => all.filter((_, index) => ((bits + 1) >> index) & 1))

const ways: readonly Pick<Contact, 'phone' | 'email' | 'whatsapp'>[] = subsets([
  'phone',
  'email',
  'whatsapp',
] as const).map((kinds) => Object.fromEntries(kinds.map((kind) => [kind, example.contact[kind]])))

const formatOf: Record<Care['where'], PracticeFile['services'][number]['format']> = {
  'no consultório': 'Presencial',
  'por vídeo': 'Videochamada',
  'no consultório e por vídeo': 'Presencial ou Online',
}

/** Where, whom and by which ways, each with each; the rest in turn. */
const files: readonly PracticeFile[] = placesOfCare
  .flatMap((where) =>
    subsets(peopleSeen).flatMap((whom) => ways.map((reached) => ({ care: { where, whom }, reached }))),
  )
  .map(({ care, reached }, index) => {
    const { offices: _, form, phone, email, whatsapp, ...place } = example.contact
    const other = { district: 'Serra', ...(index % 4 === 2 && { town: 'Outra' }) }
    const rooms = [{ district: 'Centro' }, other].slice(index % 2)
    const { clients, clientsOnline, ...said } = example
    return {
      ...said,
      name: 'Alex Prado',
      profession: index % 3 === 0 ? 'psicólogo' : 'psicóloga',
      care,
      contact: {
        ...place,
        ...reached,
        ...(index % 11 < 6 && { form }),
        ...(care.where !== 'por vídeo' && { offices: rooms }),
      },
      education: {
        university: 'Universidade em Campinas',
        ...(index % 5 < 2 && { institute: 'Instituto C. G. Jung' }),
      },
      credentials: [{ title: 'Registro', description: 'Inscrição ativa no Conselho Regional' }],
      biography: ['Trabalho com a psicologia analítica de Jung.', 'O ritmo da conversa é o de quem fala, sem pressa.'],
      services: Array.from({ length: 1 + (index % 6) }, (_, at) => ({
        title:
          at > 0
            ? `Conversa ${at + 1}`
            : care.where === 'no consultório'
              ? 'Atendimento presencial'
              : 'Consulta online',
        description: 'Um encontro combinado aos poucos, no ritmo de cada história.',
        format: formatOf[care.where],
      })),
      ...(index % 4 === 1 && { clientsOnline: 'quem mora no estado' }),
      ...(index % 7 === 2 && { profiles: [{ name: 'Instagram', url: 'https://instagram.com/exemplo' }] }),
    } satisfies PracticeFile
  })

const practices = files.map((file) => {
  const practice = withSaid(file)
  return { practice, said: saidBy(practice).replace(ofEverybody, '…') }
})

describe('whatever a practice is', () => {
  it('its file is accepted', () => {
    expect(files).toHaveLength(3 * 63 * 7)
    for (const file of files) expect(checkPractice(file).problems, JSON.stringify(file.care)).toEqual([])
  })

  it('no page says what is not true of it', () => {
    const untrue = practices.flatMap(({ practice, said }) =>
      claims.flatMap(({ said: claim, isTrue }) => {
        const at = isTrue(practice) ? -1 : said.search(claim)
        return at < 0 ? [] : `${practice.care.where}: …${said.slice(at - 70, at + 50)}…`
      }),
    )
    expect([...new Set(untrue)].slice(0, 12)).toEqual([])
  })

  it('the contact slide names a way beside the form', () => {
    for (const { practice } of practices.slice(0, 3 * 7)) {
      const slide = <ContactSection practice={practice} heading="h2" form={null} />
      expect(renderToStaticMarkup(slide), JSON.stringify(practice.contact)).toMatch(
        /href="(?:tel:|mailto:|https:\/\/wa\.me)/,
      )
    }
  })

  it('what is true of it is said', () => {
    for (const { said: claim, isTrue } of claims.slice(0, -1))
      expect(
        practices.some(({ practice, said }) => isTrue(practice) && claim.test(said)),
        String(claim),
      ).toBe(true)
  })
})
