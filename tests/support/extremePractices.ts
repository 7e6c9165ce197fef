import { examplePractice as practice } from '../../practice/examplePractice'
import { limits, type Range } from '../../practice/fields'
import { type Office, type PracticeFile, peopleSeen } from '../../src/core/practice'

const words =
  'acompanho pessoas adultas em momentos de passagem com tempo e escuta a partir de sonhos imagens e afetos que pedem um lugar sem pressa de traduzir o que ainda não tem nome e com o cuidado de quem sabe que cada percurso tem seu ritmo '

/** A text of the greatest length the practice file takes, in words of ordinary length. */
const longest = ([, most]: Range, end = '.'): string =>
  `A${words.repeat(2).slice(1, most - 1)}`.trimEnd().padEnd(most - 1, 'm') + end

/** The same, with a unit of time. */
const longestTime = ([least, most]: Range, unit: string): string =>
  `${longest([least, most - unit.length - 1], 'm')} ${unit}`

const office = (name: string): Required<Office> => ({
  name: longest(limits.officeName, name),
  street: longest(limits.street),
  district: longest(limits.district),
  town: longest(limits.town, name),
  landmark: longest(limits.wayThere),
  parking: longest(limits.wayThere),
  access: longest(limits.wayThere),
})

const someTexts = (count: number, range: Range): string[] =>
  Array.from({ length: count }, (_, index) => longest(range, String(index)))

const spans = [
  ['07:30', '11:30'],
  ['12:30', '16:30'],
  ['17:30', '21:30'],
] as const

const provider = { name: longest(limits.providerName), country: longest(limits.country) }
const serviceText = longest(limits.serviceDescription)

/** All fields, as many of each as there may be, every text as long as it may be. */
export const fullest: PracticeFile = {
  ...practice,
  name: 'Ana Carolina Nascimento Ferreira dos Santos Albuquerque Lima',
  aboutSlug: 'a'.repeat(limits.aboutSlug[1]),
  registration: { region: '06', number: '1234567', status: 'ativo' },
  care: { ...practice.care, whom: peopleSeen },
  contact: {
    ...practice.contact,
    email: `${'c'.repeat(limits.email[1] - 15)}@exemplo.com.br`,
    town: longest(limits.town),
    state: { name: 'Rio Grande do Norte', code: 'RN' },
    offices: [office('1'), office('2')],
    hours: spans.flatMap(([opens, closes]) => [
      { from: 'segunda', to: 'quarta', opens, closes },
      { from: 'quinta', to: 'domingo', opens, closes },
    ]),
    answerTime: longestTime(limits.answerTime, 'dias úteis'),
    form: {
      ...practice.contact.form,
      service: {
        name: longest(limits.serviceName),
        place: longest(limits.servicePlace, 's'),
        retention: longest(limits.serviceRetention, 's'),
      },
    },
    mailbox: provider,
  },
  education: { university: longest(limits.school, 'u'), institute: longest(limits.school, 'i') },
  titles: someTexts(3, limits.academicTitle),
  credentials: someTexts(4, limits.credentialTitle).map((title, index) => ({
    title,
    description: longest(limits.credentialDescription, String(index)),
  })),
  biography: [longest(limits.biography), longest(limits.biography)],
  services: [
    { title: 'Acompanhamento psicoterapêutico', description: serviceText, format: 'Presencial ou Online' },
    { title: 'Supervisão para psicoterapeutas', description: serviceText, format: 'Presencial' },
    { title: 'Psicoterapeutas em orientações', description: serviceText, format: 'Videochamada' },
    { title: 'Psicoterapia de casais', description: serviceText, format: 'Presencial ou Online' },
    { title: 'Psicoterapia de famílias', description: serviceText, format: 'Presencial' },
    { title: 'Orientação de mães e pais', description: serviceText, format: 'Videochamada' },
  ],
  sessionLength: longestTime(limits.sessionLength, 'minutos'),
  clients: longest(limits.clients, 's'),
  clientsOnline: longest(limits.clientsOnline, 's'),
  fee: longest(limits.fee),
  agreements: someTexts(4, limits.agreementTitle).map((title) => ({ title, text: longest(limits.agreementText) })),
  languages: someTexts(4, limits.language),
  profiles: someTexts(4, limits.profileName).map((name, index) => ({
    name,
    url: `https://www.exemplo.com.br/${index}`,
  })),
  messagesKept: longestTime(limits.messagesKept, 'meses'),
  privacyReviewed: 'fevereiro de 2026',
  site: {
    ...practice.site,
    hosting: provider,
    poweredBy: { name: longest(limits.poweredBy), url: 'https://www.exemplo.com.br' },
  },
}

const { clients, clientsOnline, ...said } = practice
const { offices, answerTime, mailbox, ...contact } = said.contact

/** What has to be said, and nothing else. */
export const smallest: PracticeFile = {
  ...said,
  name: 'Ana',
  contact: { ...contact, hours: contact.hours.slice(0, 1) },
  education: { university: said.education.university },
  credentials: said.credentials.slice(0, 1),
  care: { where: 'por vídeo', whom: ['pessoas adultas'] },
  services: said.services.slice(2),
  biography: ['Escuto pessoas adultas, em sessões semanais.', 'O ritmo da conversa é o de quem fala, sem pressa.'],
  site: { url: said.site.url, poweredBy: null },
}
