import { z } from 'zod'
import { officeTitle } from '../src/core/format.ts'
import {
  type PracticeFile,
  paletteNames,
  peopleSeen,
  placesOfCare,
  questionTitles,
  serviceFormats,
  toolNames,
  weekdays,
} from '../src/core/practice.ts'
import { states } from './brazil.ts'
import {
  address,
  duration,
  form,
  headlineLine,
  limits,
  linesOf,
  month,
  nameWord,
  phone,
  photoFile,
  type Range,
  serviceTitleLine,
  siteAddressFault,
  slideTitleLine,
  text,
  time,
  whatsapp,
} from './fields.ts'
import { expectation } from './messages.ts'
import { isTitle, limitOf } from './sentences.ts'
import {
  completing,
  councilNumber,
  councilRegion,
  opening,
  secureAddress,
  siteAddress,
  spelledOut,
  withinLine,
} from './understood.ts'

const day = z.enum(weekdays)

const hours = z.strictObject({ from: day, to: day, opens: time(opening), closes: time() })

const provider = z.strictObject({ name: text(limits.providerName), country: text(limits.country) })

const webAddress = address(
  'endereço completo, como "instagram.com/perfil" ou "https://www.exemplo.com.br"',
  undefined,
  secureAddress,
)

const wayThere = text(limits.wayThere).optional()

const town = text(limits.town).refine((written) => !/\d|[/,(\p{Pd}]\s*[A-Z]{2}\)?$/u.test(written), {
  error: 'só o nome da cidade, sem o estado e sem números',
})

const office = z.strictObject({
  name: text(limits.officeName).optional(),
  street: text(limits.street).optional(),
  district: text(limits.district),
  town: town.optional(),
  landmark: wayThere,
  parking: wayThere,
  access: wayThere,
})

const offices = z
  .array(office)
  .min(1)
  .max(2)
  .refine(([one, other]) => !other || (one && officeTitle(one, other)) !== officeTitle(other, one), {
    path: [1, 'name'],
    error: 'um nome (ou um bairro) que não seja o do primeiro consultório',
  })

const contact = z.strictObject({
  phone: phone.optional(),
  whatsapp: whatsapp.optional(),
  email: form(
    (value) => z.regexes.email.test(value) && value.length <= limits.email[1],
    `endereço de e-mail, como "contato@exemplo.com.br", com no máximo ${limits.email[1]} caracteres`,
  ).optional(),
  town,
  state: z.strictObject({
    name: text(limits.stateName),
    code: form((code) => Object.hasOwn(states, code), 'sigla do estado em duas maiúsculas, como "SP"'),
  }),
  offices: offices.optional(),
  hours: z.array(hours).min(1).max(6),
  answerTime: duration(limits.answerTime, 'até dois dias úteis', (written) =>
    spelledOut(completing(/^(respondo )?em /i)(written)),
  )
    .refine((value) => !/^(no (?!máximo )|na |até o |até a |respondo )/i.test(value), {
      error: 'o que completa “Respondo em …”, como "até um dia útil"',
    })
    .optional(),
  form: z
    .strictObject({
      endpoint: address('endereço completo do serviço de formulário, começando por https://'),
      accessKey: form(/^\S+$/, 'chave do serviço de formulário, sem espaços'),
      service: z.strictObject({
        name: text(limits.serviceName),
        place: text(limits.servicePlace),
        retention: text(limits.serviceRetention),
      }),
    })
    .optional(),
  mailbox: provider.optional(),
  failureNotice: z.boolean(),
})

const credential = z.strictObject({
  title: text(limits.credentialTitle),
  description: text(limits.credentialDescription),
})

const inTwoLines = (limit: Range, width: number) =>
  text(limit).refine((title) => linesOf(title, width) <= 2, {
    error: `título que caiba em duas linhas de ${width} caracteres`,
  })

const service = z.strictObject({
  title: inTwoLines(limits.serviceTitle, serviceTitleLine),
  description: text(limits.serviceDescription),
  format: z.enum(serviceFormats),
})

/** Some of these, none twice. */
const someOf = <const Values extends readonly string[]>(values: Values, least = 1) =>
  z
    .array(z.enum(values))
    .min(least)
    .max(values.length)
    .refine((entries) => new Set<string>(entries).size === entries.length, { error: 'cada opção uma só vez' })

const care = z.strictObject({
  where: z.enum(placesOfCare),
  whom: someOf(peopleSeen),
})

const biography = text(limits.biography)

/** Sentences with less room than most, by their limits. */
const short = new Map<Range, ReturnType<typeof text>>([
  ...[limits.sentenceTitle, limits.slideParagraph, limits.slideSentence].map((limit) => [limit, text(limit)] as const),
  [limits.slideTitle, inTwoLines(limits.slideTitle, slideTitleLine)],
  [limits.headline, inTwoLines(limits.headline, headlineLine)],
])

/** Her own sentences by their names; a title is not left out alone. */
const texts = z.record(z.string(), text(limits.sentence).nullable()).superRefine((own, context) => {
  for (const [name, value] of Object.entries(own)) {
    const limited = value === null && !isTitle(name) ? undefined : short.get(limitOf(name))
    for (const issue of limited?.safeParse(value, { error: expectation }).error?.issues ?? [])
      context.addIssue({ ...issue, path: [name] })
  }
})

/** The practice file as it must be, field by field; texts of the problems come from here and from `messages.ts`. */
export const practiceSchema = z.strictObject({
  /** Where editors of text look the fields up. */
  $schema: z.string().optional(),
  /** Pages the practitioner has read and found true, each with a digest of what it said (`editor/page/pages.ts`). */
  confirmed: z.array(z.string()).optional(),
  name: text(limits.name)
    .refine((name) => name.split(' ').every(({ length }) => length <= nameWord), {
      error: `nome com palavras de até ${nameWord} letras`,
    })
    .refine((value) => /^[\p{Script=Latin}\p{M}\s'’.\p{Pd}]+$/u.test(value), {
      error: 'nome em letras do nosso alfabeto, que são as que o site tem',
    }),
  profession: z.enum(['psicóloga', 'psicólogo']),
  aboutSlug: form(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= limits.aboutSlug[1],
    'nome em minúsculas sem acento, com hífens, como "nome-da-psicologa"',
  ),
  registration: z.strictObject({
    region: form(/^(0[1-9]|1\d|2[0-4])$/, 'região do CRP, de "01" a "24"', councilRegion),
    number: form(
      (value) => /^\d{3,7}$/.test(councilNumber(value).number),
      'número do CRP, de 3 a 7 dígitos, como "123456"',
    ),
    status: z.literal('ativo', {
      error: '"ativo" (sem registro ativo não se pode atender nem divulgar atendimento)',
    }),
  }),
  care: care.optional(),
  contact,
  education: z.strictObject({ university: text(limits.school), institute: text(limits.school).optional() }),
  titles: z.array(text(limits.academicTitle, withinLine)).min(1).max(3).optional(),
  credentials: z.array(credential).min(1).max(4),
  biography: z.tuple([biography, biography]),
  services: z.array(service).min(1).max(6),
  sessionLength: duration(limits.sessionLength, '60 minutos', (written) =>
    spelledOut(completing(/^(duração: |sessões de )/i)(written)),
  ),
  clients: text(limits.clients, completing(/^atendo /i)).optional(),
  clientsOnline: text(limits.clientsOnline, completing(/^(atendo )?(online,? )?/i)).optional(),
  fee: text(limits.fee).optional(),
  agreements: z
    .array(z.strictObject({ title: text(limits.agreementTitle), text: text(limits.agreementText) }))
    .min(1)
    .max(4)
    .optional(),
  texts: texts.optional(),
  tools: someOf(toolNames, 2).optional(),
  palette: z.enum(paletteNames).optional(),
  questions: someOf(questionTitles).optional(),
  languages: z.array(text(limits.language, withinLine)).min(1).max(4).optional(),
  profiles: z
    .array(z.strictObject({ name: text(limits.profileName), url: webAddress }))
    .min(1)
    .max(4)
    .optional(),
  messagesKept: duration(
    limits.messagesKept,
    'seis meses',
    completing(/^até /i, /( (depois d|após )o (último )?contato)?\.?$/i),
  ),
  privacyReviewed: month,
  portrait: z.strictObject({
    file: photoFile.nullable(),
    alt: text(limits.portraitAlt),
  }),
  site: z.strictObject({
    url: address(
      'endereço do site, como "https://www.exemplo.com.br" ou "https://nome.github.io/site"',
      siteAddressFault,
      siteAddress,
    ),
    hosting: provider.optional(),
    poweredBy: z
      .strictObject(
        { name: text(limits.poweredBy), url: webAddress },
        { error: ({ code }) => (code === 'invalid_type' ? 'null, ou { name, url }' : undefined) },
      )
      .nullable(),
  }),
}) satisfies z.ZodType<Omit<PracticeFile, 'care'> & { care?: PracticeFile['care'] | undefined }>
