import { sentenceNames } from '../../practice/index.ts'
import published from '../../practice.schema.json'

/** What the form needs to know of a field (JSON Schema, draft 7). */
export interface Schema {
  title?: string
  description?: string
  type?: string | readonly string[]
  const?: string
  enum?: readonly string[]
  oneOf?: readonly { const: string; title: string }[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema | readonly Schema[]
  minItems?: number
  maxItems?: number
  maxLength?: number
  /** What it begins with when it is taken in. */
  default?: unknown
  /** Left out, it is written as null. */
  isNullable?: boolean
}

export interface Group {
  id: string
  title: string
  intro: string
  /** Fields by path, each with all that is below it; a field nobody names goes where its nearest neighbours above go. */
  paths: readonly string[]
}

/** In the order of the guide. */
export const groups: readonly Group[] = [
  {
    id: 'atendimento',
    title: 'Como e quem você atende',
    intro:
      'Tudo o que você escreve é salvo sozinho e fica só neste computador. Os números dizem quantos campos ainda pedem atenção.',
    paths: ['care.where', 'care.whom'],
  },
  {
    id: 'voce',
    title: 'Quem você é',
    intro: 'Seu nome e seu registro, como estão no CRP.',
    paths: ['name', 'profession', 'registration', 'aboutSlug', ''],
  },
  {
    id: 'contato',
    title: 'Contato e endereço',
    intro: 'Como as pessoas falam com você e chegam até você.',
    paths: ['contact', 'profiles'],
  },
  {
    id: 'horarios',
    title: 'Horários',
    intro: 'Quando você atende e em quanto tempo responde.',
    paths: ['contact.hours', 'contact.answerTime'],
  },
  {
    id: 'formacao',
    title: 'Formação',
    intro: 'Cite só a formação que você concluiu.',
    paths: ['education', 'titles', 'credentials'],
  },
  {
    id: 'apresentacao',
    title: 'Apresentação',
    intro: 'O que as pessoas leem primeiro sobre você.',
    paths: ['biography'],
  },
  {
    id: 'servicos',
    title: 'Serviços',
    intro: 'O que você oferece, para quem, e o que fica combinado.',
    paths: [
      'services',
      'sessionLength',
      'clients',
      'clientsOnline',
      'fee',
      'agreements',
      'languages',
      'questions',
      'tools',
    ],
  },
  {
    id: 'frases',
    title: 'Frases das páginas',
    intro: 'O que as páginas dizem em seu nome. Aperte uma frase na página ao lado, ou escolha-a aqui, para mudá-la.',
    paths: ['texts'],
  },
  {
    id: 'foto',
    title: 'Foto e cores',
    intro: 'A sua foto, no arco da abertura (sem ela, fica a figura desenhada), e as cores do site.',
    paths: ['portrait', 'palette'],
  },
  {
    id: 'formulario',
    title: 'Formulário',
    intro: 'Se o site tem formulário, um serviço externo entrega no seu e-mail as mensagens.',
    paths: ['contact.form', 'contact.failureNotice'],
  },
  {
    id: 'privacidade',
    title: 'Privacidade e hospedagem',
    intro: 'A página Privacidade diz quem guarda o quê. Leia-a inteira uma vez.',
    paths: ['contact.mailbox', 'site.hosting', 'messagesKept', 'privacyReviewed'],
  },
  {
    id: 'publicar',
    title: 'Publicar',
    intro: 'O endereço do site, e a pasta pronta para a hospedagem.',
    paths: ['site'],
  },
]

/** Where the site shows a field, and all that is below it: address, and what of the page is looked at, if not its beginning. */
const places: Readonly<Record<string, string>> = {
  '': '/',
  contact: '/contato-agendar',
  'contact.answerTime': '/contato-agendar .rd__section',
  'contact.offices': '/contato-agendar [data-field="contact.offices"]',
  'contact.offices.1': '/contato-agendar [data-field="contact.offices.1"]',
  profiles: '/contato-agendar .rd__notes',
  education: '/sobre-:aboutSlug .rd__section',
  titles: '/sobre-:aboutSlug .rd__section .read',
  credentials: '/ .about__credentials',
  biography: '/ .about__biography',
  services: '/servicos-terapia',
  sessionLength: '/servicos-terapia',
  clients: '/servicos-terapia .rd__section .read',
  clientsOnline: '/servicos-terapia [data-field="clientsOnline"] .rd__note',
  fee: '/servicos-terapia .rd__fact',
  languages: '/servicos-terapia .rd__fact',
  agreements: '/servicos-terapia [data-field="agreements"]',
  palette: '/ .about__art',
  questions: '/servicos-terapia .rd__body:has(> .rd__question)',
  tools: '/atuacao-clinica-junguiana .approach__plate',
  texts: '/servicos-terapia',
  'texts.sobre': '/sobre-:aboutSlug',
  'texts.atuacao': '/atuacao-clinica-junguiana',
  'texts.contato': '/contato-agendar',
  portrait: '/ .portrait',
  'contact.form': '/contato-agendar .contact__sheet:has(form)',
  // of several at one place the first is what a press there leads to
  'contact.mailbox': '/privacidade #servicos-externos',
  'contact.form.service': '/privacidade #servicos-externos',
  'site.hosting': '/privacidade #servicos-externos',
  messagesKept: '/privacidade #dados',
  privacyReviewed: '/privacidade #como-falar',
  'site.poweredBy': '/privacidade .ft__colophon',
}

/** The file's own business, and what has a place of its own beside the form. */
const unshown = ['$schema', 'confirmed', 'texts', 'contact.state.name', 'portrait.file']

export interface Field {
  path: string
  schema: Schema
  isRequired: boolean
}

const isBelow = (path: string, above: string) => above === '' || path === above || path.startsWith(`${above}.`)

/** What is said under the named path that comes nearest. */
function nearest<Said>(path: string, said: readonly (readonly [above: string, what: Said])[]): Said {
  const [first] = said.filter(([above]) => isBelow(path, above)).sort(([one], [other]) => other.length - one.length)
  if (!first) throw new Error(`nothing is said of ${path}`)
  return first[1]
}

export const groupOf = (path: string): Group =>
  nearest(
    path,
    groups.flatMap((group) => group.paths.map((above) => [above, group] as const)),
  )

export function placeOf(path: string, aboutSlug: string): { address: string; part: string } {
  const [address = '', ...part] = nearest(path.replaceAll('/', '.'), Object.entries(places))
    .replace(':aboutSlug', aboutSlug)
    .split(' ')
  return { address, part: part.join(' ') }
}

/** What a field shows on the page around what is pressed, if one does: of several, the innermost. On the landing page others' parts stand, too. */
export function shownAround(pressed: Element, aboutSlug: string): { path: string; element: Element } | undefined {
  const page = pressed.ownerDocument
  const around = Object.keys(places).flatMap((path) => {
    const { address, part } = placeOf(path, aboutSlug)
    const element = part && [address, '/'].includes(page.location.pathname) ? page.querySelector(part) : null
    return element?.contains(pressed) ? [{ path, element }] : []
  })
  return around.sort((one, other) => (one.element.contains(other.element) ? 1 : -1))[0]
}

const isSplit = (path: string) =>
  [...groups.flatMap(({ paths }) => paths), ...unshown].some((other) => other !== path && isBelow(other, path))

/** Groups of fields that several pages of the editor share are opened up, so that each field can be put where it belongs. */
function fieldsIn({ properties = {}, required = [] }: Schema, above: string): Field[] {
  return Object.entries(properties).flatMap(([key, inner]) => {
    const path = above ? `${above}.${key}` : key
    if (unshown.includes(path)) return []
    if (isSplit(path)) return fieldsIn(inner, path)
    const schema = plainSchema(inner)
    return [{ path, schema, isRequired: !schema.isNullable && required.includes(key) }]
  })
}

/** Without what a form need not know: null is a field left out, one value a choice. */
function plainSchema({ anyOf, const: only, properties, ...rest }: Schema): Schema {
  const option = anyOf?.find(({ type }) => type !== 'null')
  if (option) return { ...plainSchema({ ...option, ...rest }), isNullable: true }
  const inner = Object.entries(properties ?? {}).map(([key, one]) => [key, plainSchema(one)])
  return {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    ...(properties && { properties: Object.fromEntries(inner) }),
  }
}

export const fields: readonly Field[] = fieldsIn(published as Schema, '')

/** Whether something said of this path stands beside a field. */
export const hasField = (path: string): boolean =>
  fields.some((field) => isBelow(path, field.path)) || sentenceNames.some((name) => path === `texts.${name}`)

/** In the order in which the group names them. */
export const fieldsOf = ({ id, paths }: Group): Field[] => {
  const place = ({ path }: Field) => paths.findIndex((above) => isBelow(path, above))
  return fields.filter(({ path }) => groupOf(path).id === id).sort((one, other) => place(one) - place(other))
}
