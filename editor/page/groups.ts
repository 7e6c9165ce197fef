import { isOwnSentence, practiceJsonSchema } from '../../practice/index.ts'
import type { Note } from '../state.ts'

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
}

export interface Group {
  id: string
  title: string
  /** Stands below the title. */
  intro: string
  /** Its fields in their order, by path, each with all that is below it. */
  paths: string
}

const who: Group = {
  id: 'voce',
  title: 'Quem você é',
  intro: 'Seu nome e seu registro, como estão no CRP.',
  paths: 'name registration aboutSlug',
}

/** The parts of the form, in the order of the guide. */
export const groups: readonly Group[] = [
  {
    id: 'atendimento',
    title: 'Como e quem você atende',
    intro:
      'Este site é de quem trabalha na abordagem junguiana: tudo nele parte dela. O que você escreve é salvo sozinho e fica só neste computador. Os números dizem quanto ainda pede atenção.',
    paths: 'profession care.where care.whom services contact.phone contact.whatsapp contact.email',
  },
  who,
  {
    id: 'contato',
    title: 'Endereço',
    intro: 'Onde você atende e como se chega até lá.',
    paths: 'contact.town contact.state.code contact.offices profiles',
  },
  {
    id: 'horarios',
    title: 'Horários',
    intro: 'Quando você atende e em quanto tempo responde.',
    paths: 'contact.hours contact.answerTime',
  },
  {
    id: 'formacao',
    title: 'Formação',
    intro: 'O site só dá por concluída a formação que você concluiu.',
    paths: 'education titles credentials',
  },
  {
    id: 'apresentacao',
    title: 'Apresentação',
    intro: 'O que as pessoas leem primeiro sobre você.',
    paths: 'biography',
  },
  {
    id: 'sessoes',
    title: 'Sessões e ferramentas',
    intro: 'Quem você atende, o que fica combinado, as perguntas e as ferramentas.',
    paths: 'clients clientsOnline fee agreements languages questions tools',
  },
  {
    id: 'foto',
    title: 'Foto e cores',
    intro: 'A sua foto, no arco da abertura (sem ela, fica a figura desenhada), e as cores do site.',
    paths: 'portrait.alt palette',
  },
  {
    id: 'formulario',
    title: 'Formulário',
    intro: 'Se o site tem formulário, um serviço externo entrega no seu e-mail as mensagens.',
    paths: 'contact.form contact.failureNotice',
  },
  {
    id: 'privacidade',
    title: 'Privacidade e hospedagem',
    intro: 'A página Privacidade diz quem guarda o quê. Leia-a inteira uma vez.',
    paths: 'contact.mailbox site.hosting messagesKept privacyReviewed',
  },
  {
    id: 'frases',
    title: 'Ler as páginas',
    intro: 'As páginas falam em seu nome. Leia cada uma, ao lado; o que não for verdade, aperte e mude.',
    paths: 'texts',
  },
  {
    id: 'publicar',
    title: 'Publicar',
    intro: 'O endereço do site, e a pasta pronta para a hospedagem.',
    paths: 'site.url site.poweredBy',
  },
]

export interface FieldProps {
  path: string
  schema: Schema
  isRequired?: boolean
}

export const isBelow = (path: string, above: string) => above === '' || path === above || path.startsWith(`${above}.`)

const fieldAt = (path: string): FieldProps =>
  path.split('.').reduce<FieldProps>(
    ({ schema: { properties = {}, required = [] } }, key) => ({
      path,
      schema: properties[key] ?? {},
      isRequired: required.includes(key),
    }),
    { path, schema: practiceJsonSchema() as Schema },
  )

/** What is changed in the preview has no field of its own in its group. */
const fieldsIn = ({ paths }: Group): FieldProps[] =>
  paths.split(' ').flatMap((path) => (path === 'texts' ? [] : fieldAt(path)))

export const fields: readonly FieldProps[] = groups.flatMap(fieldsIn)

/** Whether there is a field beside which what is said of this path can stand. */
export const hasField = (path: string): boolean =>
  fields.some((field) => isBelow(path, field.path)) ||
  (path.startsWith('texts.') && isOwnSentence(path.slice('texts.'.length)))

/** The group of a field, or of what is beside or below it. */
export function groupOf(path: string): Group {
  const has = (isNear: (one: string) => boolean) => groups.find(({ paths }) => paths.split(' ').some(isNear))
  const near = has((one) => isBelow(path, one)) ?? (path ? has((one) => isBelow(one, path)) : who)
  return near ?? (path.includes('.') ? groupOf(path.slice(0, path.lastIndexOf('.'))) : who)
}

/** Whether there is a form is asked with the other ways to reach her; what it needs has a group of its own. */
export const fieldsOf = (group: Group): FieldProps[] => {
  const { path, schema } = fieldAt('contact.form')
  const form = { path, schema: { ...schema, properties: {} } }
  return group.id === 'atendimento' ? [...fieldsIn(group), form] : fieldsIn(group)
}

export const fieldCount = (notes: readonly Note[]): number => new Set(notes.map(({ path }) => path)).size
