import type { Care, Practice, Whom } from './practice'
import { capitalised, listed } from './words.ts'

export const isInRoom = ({ where }: Care): boolean => where !== 'por vídeo'
export const isByVideo = ({ where }: Care): boolean => where !== 'no consultório'
export const isEither = (care: Care): boolean => isInRoom(care) && isByVideo(care)

const minors: readonly Whom[] = ['adolescentes', 'crianças']
const alone: readonly Whom[] = ['pessoas adultas', ...minors]

/** Whether somebody under age is seen, with the consent of those who answer for her. */
export const seesMinors = ({ whom }: Care): boolean => whom.some((one) => minors.includes(one))
export const seesAdults = ({ whom }: Care): boolean => whom.includes('pessoas adultas')
/** Whether a session is of one person, always. */
export const isIndividual = ({ whom }: Care): boolean => whom.every((one) => alone.includes(one))

/** `Psicoterapia individual`, `Psicoterapia de casal`, or what holds for all who are seen. */
export function therapyName(care: Care): string {
  if (isIndividual(care)) return 'Psicoterapia individual'
  if (care.whom.every((one) => one === 'casais')) return 'Psicoterapia de casal'
  return care.whom.every((one) => one === 'famílias') ? 'Psicoterapia de família' : 'Psicoterapia'
}

/** `Atendo pessoas adultas e casais.` */
export function peopleSentence({ care, clients }: Pick<Practice, 'care' | 'clients'>): string {
  if (clients) return `Atendo ${clients}.`
  const people = care.whom.filter((one) => one !== 'mães e pais')
  const guidance = people.length < care.whom.length && 'oriento mães e pais'
  return `${capitalised([people.length > 0 && `atendo ${listed(people)}`, guidance].filter(Boolean).join(' e '))}.`
}
