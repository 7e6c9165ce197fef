import { agreeing, capitalisedProfession, inTowns } from '../src/core/format.ts'
import type { Care, PracticeFile, Said, WholePractice, Whom } from '../src/core/practice.ts'
import { capitalised, cardinal, listed } from '../src/core/words.ts'

/** The practice as the site knows it: with the sentences that follow from its file. */
export const withSaid = (file: PracticeFile): WholePractice => ({ ...file, said: saidOf(file) })

const minors: readonly Whom[] = ['adolescentes', 'crianças']
/** Families come with children, too. */
const withMinors: readonly Whom[] = [...minors, 'famílias']
const alone: readonly Whom[] = ['pessoas adultas', ...minors]

/** What a session of several people is called. */
const ofSeveral: Partial<Record<Whom, string>> = { casais: 'de casal', famílias: 'de família' }

/** Whether a session is of one person, always. */
const isIndividual = ({ whom }: Care): boolean => whom.every((one) => alone.includes(one))
const isInRoom = ({ where }: Care): boolean => where !== 'por vídeo'
const isByVideo = ({ where }: Care): boolean => where !== 'no consultório'

function saidOf(practice: PracticeFile): Said {
  const { care, contact, education, services } = practice
  const profession = capitalisedProfession(practice)
  return {
    isInRoom: isInRoom(care),
    isByVideo: isByVideo(care),
    seesMinors: care.whom.some((one) => withMinors.includes(one)),
    seesOne: care.whom.some((one) => ofSeveral[one] === undefined),
    seesAdults: care.whom.includes('pessoas adultas'),
    people: people(practice),
    title: education.institute ? `${profession} ${agreeing(practice, 'junguiana', 'junguiano')}` : profession,
    therapy: therapy(care),
    offer: offer(care),
    subtitle: subtitle(care),
    places: [isInRoom(care) && inTowns(contact), isByVideo(care) && 'por vídeo'].filter(Boolean).join(' e '),
    services: `${capitalised(cardinal(services.length))} ${services.length === 1 ? 'forma' : 'formas'} de encontro.`,
  }
}

function therapy(care: Care): string {
  if (isIndividual(care)) return 'Psicoterapia individual'
  const kinds = care.whom.map((one) => ofSeveral[one])
  return kinds.every((kind) => kind !== undefined) ? `Psicoterapia ${listed(kinds)}` : 'Psicoterapia'
}

function offer(care: Care): string {
  if (isInRoom(care) && isByVideo(care)) return `${therapy(care)}, presencial e online, na abordagem junguiana`
  return `${therapy(care)} ${isInRoom(care) ? 'presencial' : 'online'} na abordagem junguiana`
}

function subtitle(care: Care): string {
  if (!isByVideo(care)) return `${therapy(care)} na abordagem junguiana`
  const both = isIndividual(care) ? 'e online' : 'presencial e online'
  return `${therapy(care)} ${isInRoom(care) ? both : 'online'} na abordagem junguiana`
}

function people({ care, clients }: PracticeFile): string {
  if (clients) return `Atendo ${clients}.`
  const seen = care.whom.filter((one) => one !== 'mães e pais')
  const guidance = seen.length < care.whom.length && 'oriento mães e pais'
  return `${capitalised([seen.length > 0 && `atendo ${listed(seen)}`, guidance].filter(Boolean).join(' e '))}.`
}
