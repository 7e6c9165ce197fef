import { practiceJsonSchema } from '../../practice/index.ts'

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
  /** Left out only where it is not asked about. */
  isNeeded?: boolean
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

/** The parts of the form, in the order of the guide. */
export const groups: readonly [Group, ...Group[]] = [
  {
    id: 'atendimento',
    title: 'Como e quem você atende',
    intro:
      'Este site é de quem trabalha na abordagem junguiana: tudo nele parte dela. O que você escreve é salvo sozinho e fica só neste computador. Os números dizem quanto ainda pede atenção.',
    paths: 'profession care services contact.phone contact.whatsapp contact.email',
  },
  {
    id: 'voce',
    title: 'Quem você é',
    intro: 'Seu nome e seu registro, como estão no CRP. O site só dá por concluída a formação que você concluiu.',
    paths: 'name registration education titles',
  },
  {
    id: 'apresentacao',
    title: 'Apresentação',
    intro: 'O que as pessoas leem primeiro sobre você.',
    paths: 'biography credentials',
  },
  {
    id: 'contato',
    title: 'Endereço e horários',
    intro: 'Onde e quando você atende, e como se chega até lá.',
    paths: 'contact.town contact.state contact.offices contact.hours contact.answerTime profiles',
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
    paths: 'portrait palette',
  },
  {
    id: 'mensagens',
    title: 'Mensagens e privacidade',
    intro:
      'Se o site tem formulário, um serviço externo entrega no seu e-mail as mensagens. A página Privacidade o diz.',
    paths: 'contact.form contact.failureNotice contact.mailbox messagesKept privacyReviewed',
  },
  {
    id: 'site',
    title: 'O site na internet',
    intro: 'O endereço do site, quem o hospeda e quem o fez.',
    paths: 'site.url site.hosting site.poweredBy',
  },
  {
    id: 'publicar',
    title: 'Ler e publicar',
    intro: 'As páginas falam em seu nome. Leia cada uma, ao lado; o que não for verdade, aperte e mude.',
    paths: 'texts',
  },
]

export interface FieldProps {
  path: string
  schema: Schema
  isRequired?: boolean
}

export const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}.`)

const fieldAt = (path: string): FieldProps =>
  path.split('.').reduce<FieldProps>(
    ({ schema: { properties = {}, required = [] } }, key) => ({
      path,
      schema: properties[key] ?? {},
      isRequired: required.includes(key),
    }),
    { path, schema: practiceJsonSchema() as Schema },
  )

export const fieldsOf = ({ paths }: Group): FieldProps[] => paths.split(' ').map(fieldAt)

export const fields: readonly FieldProps[] = groups.flatMap(fieldsOf)

/** The group of a field, or of what is below it; the first one's for all that has no field. */
export const groupOf = (path: string): Group =>
  groups.find(({ paths }) => paths.split(' ').some((one) => isBelow(path, one))) ?? groups[0]
