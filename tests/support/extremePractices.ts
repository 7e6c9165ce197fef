import { examplePractice as practice } from '../../practice/examplePractice'
import type { PracticeFile } from '../../practice/schema'
import { practiceJsonSchema } from '../../practice/schema'
import { limitOf } from '../../practice/sentences'
import { peopleSeen, questionTitles, toolNames } from '../../src/core/practice'

export type Range = readonly [least: number, most: number]
type Field = ReturnType<typeof practiceJsonSchema>

/** Least and most letters of the text at a path, by the schema. */
export function limitsAt(path: string): Range {
  const { minLength = 0, maxLength = 0 } = path.split('.').reduce<Field>((field, key) => {
    const { properties, items } = field
    return Object(properties?.[key] ?? [items].flat()[0])
  }, practiceJsonSchema())
  return [minLength, maxLength]
}

const words =
  'acompanho pessoas adultas em momentos de passagem com tempo e escuta a partir de sonhos imagens e afetos que pedem um lugar sem pressa de traduzir o que ainda não tem nome e com o cuidado de quem sabe que cada percurso tem seu ritmo '

/** A text of the greatest length the practice file takes, in words of ordinary length. */
export const longest = ([, most]: Range, end: string): string =>
  `A${words.repeat(2).slice(1, most - end.length)}`.trimEnd().padEnd(most - end.length, 'm') + end

const spans = [
  ['07:30', '11:30'],
  ['12:30', '16:30'],
  ['17:30', '21:30'],
] as const

const formats = ['Presencial ou Online', 'Presencial', 'Videochamada'] as const

/** Fields that take a form of their own, by their paths; what the example has no value for stands here too. */
const formed: Readonly<Record<string, unknown>> = {
  name: 'Ana Carolina Nascimento Ferreira dos Santos Albuquerque Lima',
  registration: { region: '06', number: '1234567', status: 'ativo' },
  care: { ...practice.care, whom: peopleSeen },
  'contact.email': `${'c'.repeat(48 - 15)}@exemplo.com.br`,
  'contact.state': { name: 'Rio Grande do Norte', code: 'RN' },
  'contact.hours': spans.flatMap(([opens, closes]) => [
    { from: 'segunda', to: 'quarta', opens, closes },
    { from: 'quinta', to: 'domingo', opens, closes },
  ]),
  'contact.answerTime': longest(limitsAt('contact.answerTime'), ' dias úteis'),
  services: [
    'Acompanhamento psicoterapêutico',
    'Supervisão para psicoterapeutas',
    'Psicoterapeutas em orientações',
    'Psicoterapia de casais',
    'Psicoterapia de famílias',
    'Orientação de mães e pais',
  ].map((title, index) => ({
    title,
    description: longest(limitsAt('services.0.description'), String(index)),
    duration: longest(limitsAt('services.0.duration'), `${index} minutos`),
    format: formats[index % formats.length],
  })),
  messagesKept: longest(limitsAt('messagesKept'), ' meses'),
  privacyReviewed: 'fevereiro de 2026',
  portrait: { ...practice.portrait, alt: longest(limitsAt('portrait.alt'), 'f') },
  tools: toolNames.toReversed(),
  palette: 'Mata',
  questions: questionTitles.toReversed(),
  profiles: ['0', '1', '2', '3'].map((end) => ({
    name: longest(limitsAt('profiles.0.name'), end),
    url: `https://www.exemplo.com.br/${end}`,
  })),
  'site.poweredBy.url': 'https://www.exemplo.com.br/quem-fez',
}

/** What the file has and the site does not show. */
const aside = ['$schema', 'confirmed', 'texts']

/** As much as there may be at a path of the schema: every field, the longest lists, texts of the greatest length. */
function most(field: Field, path: string, known: unknown, number = ''): unknown {
  if (path in formed) return formed[path]
  const inside = (inner: unknown, key: string | number, at: string, count = number) =>
    most(inner as Field, at, (known as Record<string | number, unknown> | undefined)?.[key], count)
  const { anyOf, properties, items, maxItems = 1, maxLength } = field
  if (anyOf) return most(anyOf[0] as Field, path, known, number)
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => !aside.includes(key))
        .map(([key, inner]) => [key, inside(inner, key, path ? `${path}.${key}` : key)]),
    )
  if (items) {
    const entries = Array.isArray(items) ? items : Array.from({ length: maxItems }, () => items)
    return entries.map((item, index) => inside(item, index, `${path}[]`, 'abcdef'.charAt(index)))
  }
  const initials = path.split('.').map(([initial]) => initial)
  if (maxLength !== undefined) return longest([0, maxLength], initials.join('') + number)
  if (known === undefined) throw new Error(`no value for ${path}: it needs one in "formed"`)
  return known
}

const onSlides = ['sobre', 'atuacao', 'servicos', 'contato'].flatMap((page) =>
  [...(page === 'atuacao' ? ['1', '2'] : ['1']), 'titulo'].map((name) => `${page}/abertura/${name}`),
)

/** All fields, as many of each as there may be, every text as long as it may be; it follows the schema by itself. */
export const fullest: PracticeFile = {
  ...(most(practiceJsonSchema(), '', practice) as PracticeFile),
  // what stands on slides, as long as it may be there
  texts: Object.fromEntries(
    onSlides.map((name, index) => [
      name,
      limitOf(name)[1] === 28 ? 'Acompanhamento e acolhimento' : longest(limitOf(name), String(index)),
    ]),
  ),
}

const { clientsOnline, ...common } = practice
const { offices, answerTime, mailbox, form, ...contact } = common.contact

/** What the practice file requires, and nothing else. */
export const smallest: PracticeFile = {
  ...common,
  name: 'Ana',
  contact: { ...contact, hours: contact.hours.slice(0, 1) },
  education: { university: common.education.university, training: 'estudo e supervisão' },
  credentials: common.credentials.slice(0, 1),
  care: { where: 'por vídeo', whom: ['adolescentes'] },
  services: common.services.slice(2),
  tools: ['Jornada do Herói', 'Mandala Arquetípica'],
  biography: ['Escuto adolescentes, em sessões semanais.', 'O ritmo da conversa é o de quem fala, sem pressa.'],
  site: { url: common.site.url, poweredBy: null },
}

const { whatsapp, email, ...byPhone } = contact

/** Somebody who sees adults in a room of four services, and is called by telephone. */
export const inPerson: PracticeFile = {
  ...common,
  name: 'Alex Prado',
  profession: 'psicólogo',
  education: { university: common.education.university, training: 'estudo e supervisão' },
  credentials: common.credentials.slice(0, 1),
  biography: ['Trabalho com sonhos, afetos e imagens, em conversa.', smallest.biography[1]],
  contact: { ...byPhone, offices },
  care: { where: 'no consultório', whom: ['pessoas adultas'] },
  services: fullest.services
    .slice(0, 4)
    .map((service, index) => ({ ...service, title: `Encontro ${index + 1}`, format: 'Presencial' })),
}

/** Each is built for the browser tests. */
export const wholePractices = { fullest, smallest, inPerson }
