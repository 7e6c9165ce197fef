import { agreeing, capitalisedProfession, inTown, inTowns, townsOf } from '../src/core/format.ts'
import {
  type DerivedCopy,
  type Hours,
  type Practice,
  type ServiceFormat,
  weekdays,
  withOverride,
} from '../src/core/practice.ts'
import { capitalised, cardinal, listed, slug } from '../src/core/words.ts'
import { unasked } from './crossFieldChecks.ts'
import type { CheckedFile, PracticeFile } from './schema.ts'

type Care = PracticeFile['care']
type Whom = Care['whom'][number]

/** Where people are seen in one way only, every service can be had in that way. */
const onlyFormats: Partial<Record<Care['where'], ServiceFormat>> = {
  'no consultório': 'Presencial',
  'por vídeo': 'Videochamada',
}

/** Without what is the file's own business, and what waits for another answer. */
export function forSite({ $schema, confirmed, ...file }: CheckedFile): Practice {
  const silent = unasked(file)
  const format = onlyFormats[file.care.where]
  return withDerivedCopy({
    ...file,
    services: file.services.map((service) => ({ ...service, ...(format && { format }) })),
    ...(silent.includes('education.institute') && { education: { ...file.education, institute: undefined } }),
    ...(silent.includes('contact.offices') && { contact: { ...file.contact, offices: undefined } }),
  })
}

/** The practice as the site knows it: with what follows from its file. */
export const withDerivedCopy = (file: PracticeFile): Practice => ({
  ...file,
  aboutSlug: slug(file.name),
  derivedCopy: derivedCopyOf(file),
})

const minors: readonly Whom[] = ['adolescentes', 'crianças']
/** Families come with children, too. */
const withMinors: readonly Whom[] = [...minors, 'famílias']
const alone: readonly Whom[] = ['pessoas adultas', ...minors]

/** What a session of several people is called. */
const ofSeveral: Partial<Record<Whom, string>> = { casais: 'de casal', famílias: 'de família' }

/** Whether a session is of one person, always. */
const isIndividual = ({ whom }: Care): boolean => whom.every((one) => alone.includes(one))
const isGuidance = ({ whom }: Care): boolean => whom.every((one) => one === 'mães e pais')
const isInPerson = ({ where }: Care): boolean => where !== 'por vídeo'
const isByVideo = ({ where }: Care): boolean => where !== 'no consultório'

/** Hedged, and jargon explained where it first appears. */
const approachText = [
  'Na psicologia analítica, de Carl Gustav Jung, a psique é o conjunto da vida interior, consciente e inconsciente. O inconsciente, nessa visão, guarda o que se esqueceu e também cria: pode falar em sonhos, em afetos que se repetem, em símbolos que nos tocam sem que saibamos por quê.',
  'Na sessão, olhamos essas imagens sem pressa de traduzi-las. Você diz o que cada uma lembra, eu pergunto, e procuramos o sentido na conversa.',
]

const servicesText = (seesOne: boolean) =>
  `A primeira sessão é para nos conhecermos: ${seesOne ? 'você conta o que quiser' : 'vocês contam o que quiserem'} sobre este momento e, no fim, conversamos sobre seguir ou não.`

function derivedCopyOf(practice: PracticeFile): DerivedCopy {
  const { care, contact, education, services, texts = {} } = practice
  const profession = capitalisedProfession(practice)
  const seesOne = care.whom.some((one) => ofSeveral[one] === undefined)
  const own = (name: string, standard: string) => withOverride(practice, name, standard)
  return {
    isInPerson: isInPerson(care),
    isByVideo: isByVideo(care),
    seesMinors: care.whom.some((one) => withMinors.includes(one)),
    seesOne,
    seesSeveral: care.whom.some((one) => ofSeveral[one] !== undefined),
    seesChildren: care.whom.some((one) => one === 'crianças' || one === 'famílias'),
    seesAdults: care.whom.includes('pessoas adultas'),
    isGuidance: isGuidance(care),
    people: people(practice),
    title:
      education.training === 'formação em instituto'
        ? `${profession} ${agreeing(practice, 'junguiana', 'junguiano')}`
        : profession,
    therapy: therapy(care),
    offer: offer(care),
    sessionLength: sessionLength(services),
    subtitle: subtitle(care),
    places: places(care, contact),
    hours: contact.hours.map(hoursLine),
    headline: texts['sobre/abertura/titulo'] ?? 'Tornar-se quem se é.',
    firstAnswers: own('sobre/abertura/1', firstAnswers(practice)),
    approach: texts['atuacao/abertura/titulo'] ?? 'A psique fala por imagens.',
    approachText: approachText.flatMap((text, index) => own(`atuacao/abertura/${index + 1}`, text) ?? []),
    services:
      texts['servicos/abertura/titulo'] ??
      `${capitalised(cardinal(services.length))} ${services.length === 1 ? 'forma' : 'formas'} de encontro.`,
    servicesText: own('servicos/abertura/1', servicesText(seesOne)),
    contact: texts['contato/abertura/titulo'] ?? 'Comece por uma conversa.',
    enough: own('contato/abertura/1', 'Basta dizer os melhores horários. O resto pode ficar para a sessão.'),
  }
}

/** `em Cidade`, `por vídeo`, `em Cidade, em Outra e por vídeo`. */
function places(care: Care, contact: PracticeFile['contact']): string {
  if (!isByVideo(care)) return inTowns(contact)
  return listed([...(isInPerson(care) ? townsOf(contact).map(inTown) : []), 'por vídeo'])
}

const firstAnswers = ({ care, contact }: PracticeFile): string =>
  `${capitalised(places(care, contact))}. ${contact.answerTime ? `Respondo em ${contact.answerTime}. ` : ''}A primeira sessão não obriga a continuar.`

function sessionLength([first, ...others]: PracticeFile['services']): string | null {
  return first && others.every(({ duration }) => duration === first.duration) ? first.duration : null
}

/** A run of days: `Segunda a sexta, 8h–18h`. */
function hoursLine({ from, to, opens, closes }: Hours): string {
  const between = weekdays.indexOf(to) - weekdays.indexOf(from) === 1 ? 'e' : 'a'
  const days = from === to ? from : `${from} ${between} ${to}`
  return `${capitalised(days)}, ${timeLabel(opens)}–${timeLabel(closes)}`
}

/** `8h` for `08:00`, `8h30` for `08:30`. */
const timeLabel = (time: string): string => time.replace(/^0?(\d+):(00)?/, '$1h')

function therapy(care: Care): string {
  if (isGuidance(care)) return 'Orientação a mães e pais'
  if (isIndividual(care)) return 'Psicoterapia individual'
  const kinds = care.whom.map((one) => ofSeveral[one])
  return kinds.every((kind) => kind !== undefined) ? `Psicoterapia ${listed(kinds)}` : 'Psicoterapia'
}

function offer(care: Care): string {
  const kind = therapy(care)
  const where = whereOf(care)
  // after a longer name it would read as a part of it
  const isApart = where.includes(' ') || kind.split(' ').length > 2
  return `${kind}${isApart ? `, ${where},` : ` ${where}`} na abordagem junguiana`
}

const whereOf = (care: Care): string =>
  [isInPerson(care) && 'presencial', isByVideo(care) && 'online'].filter(Boolean).join(' e ')

function subtitle(care: Care): string {
  if (!isByVideo(care)) return `${therapy(care)} na abordagem junguiana`
  return isInPerson(care) && isIndividual(care) ? `${therapy(care)} e online na abordagem junguiana` : offer(care)
}

function people({ care, clients }: PracticeFile): string {
  if (clients) return `Atendo ${clients}.`
  const seen = care.whom.filter((one) => one !== 'mães e pais')
  const guidance = seen.length < care.whom.length && 'oriento mães e pais'
  const and = seen.length > 1 ? ', e ' : ' e '
  return `${capitalised([seen.length > 0 && `atendo ${listed(seen)}`, guidance].filter(Boolean).join(and))}.`
}
