import type { PracticeFile } from '../../practice/schema.ts'

/** A practice: what its file says, and what follows from that. */
export interface Practice extends PracticeFile {
  /** Ending of the about page's address: `/sobre-{aboutSlug}`. */
  aboutSlug: string
  derivedCopy: DerivedCopy
}

/** What follows from the file, put into words at build (`practice/derivedCopy.ts`): no visitor's browser has to. */
export interface DerivedCopy {
  isInPerson: boolean
  isByVideo: boolean
  /** Whether somebody under age is seen, with the consent of those responsible. */
  seesMinors: boolean
  seesChildren: boolean
  seesAdults: boolean
  /** Whether anybody comes alone: not where only couples and families are seen. */
  seesOne: boolean
  /** Whether couples or families come. */
  seesSeveral: boolean
  /** Only parents are seen, for guidance: that is no therapy. */
  isGuidance: boolean
  /** `Atendo pessoas adultas e casais.` */
  people: string
  /** `Psicóloga junguiana`, where the practitioner has finished such a training. */
  title: string
  /** `Psicoterapia individual`, or what holds for all who are seen. */
  therapy: string
  /** What is offered, and where. */
  offer: string
  /** The length of a session, where it is the same in all services: `60 minutos`. */
  sessionLength: string | null
  /** The offer in the words of specification 2.2. */
  subtitle: string
  /** `em Cidade e por vídeo`. */
  places: string
  /** One line per run of days: `Segunda a sexta, 8h–18h`. */
  hours: readonly string[]
  /** Titles and sentences of the sections, in the practitioner's own words where there are some; null: left out. */
  headline: string
  /** Where, how soon, and that nothing is promised: the first questions of somebody who has not yet written. */
  firstAnswers: string | null
  approach: string
  approachText: readonly string[]
  /** `Três formas de encontro.` */
  services: string
  servicesText: string | null
  contact: string
  /** How little of a message is enough. */
  enough: string | null
}

export const placesOfCare = ['no consultório', 'por vídeo', 'no consultório e por vídeo'] as const

/** Mothers and fathers come for guidance, which is no therapy. */
export const peopleSeen = ['pessoas adultas', 'adolescentes', 'crianças', 'casais', 'famílias', 'mães e pais'] as const

/** How the practitioner has come to the Jungian approach; only the first makes a `psicóloga junguiana`. */
export const trainings = ['formação em instituto', 'em formação', 'estudo e supervisão'] as const

/** The tools' names, as their registry has them (`src/tools/index.ts`). */
export const toolNames = [
  'Mandala Arquetípica',
  'Jornada do Herói',
  'Explorador de Arquétipos',
  'Diário de Sonhos',
] as const
export type ToolName = (typeof toolNames)[number]

/** How they are made of one another: `scripts/palettes.ts`. */
export const paletteNames = ['Terracota', 'Anil', 'Mata', 'Ameixa'] as const
export type PaletteName = (typeof paletteNames)[number]

/** The titles of questions, as the services page has them. */
export const questionTitles = [
  'E se eu chorar?',
  'E se eu não souber o que dizer?',
  'E se eu não me sentir à vontade?',
  'Psicologia, psiquiatria, psicanálise: o que muda?',
  'E se eu não tiver privacidade em casa?',
  'Moro em outro fuso horário. Como fica?',
  'Preciso me lembrar dos meus sonhos?',
  'Preciso conhecer Jung?',
  'Quanto tempo dura o processo?',
  'E se eu precisar faltar?',
  'Faço acompanhamento médico. Há algum problema?',
  'E se eu quiser parar?',
] as const

/** The ways to reach the practitioner: phone, WhatsApp or e-mail, one at least, with the form or without it. */
export type Contact = PracticeFile['contact']
/** Delivers what is written in the form. */
export type MessageService = Omit<NonNullable<Contact['form']>, 'service'>
export type Office = NonNullable<Contact['offices']>[number]
export type Provider = NonNullable<Contact['mailbox']>
export type Profile = NonNullable<PracticeFile['profiles']>[number]
export type Hours = Contact['hours'][number]
export type Service = PracticeFile['services'][number]

export const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

/** The three formats of specification 2.2, word for word. */
export const serviceFormats = ['Presencial ou Online', 'Presencial', 'Videochamada'] as const
export type ServiceFormat = (typeof serviceFormats)[number]

/** What the practitioner says in the place of the sentence of that name; null: it is left out. */
export const withOverride = ({ texts = {} }: Pick<Practice, 'texts'>, name: string, standard: string): string | null =>
  texts[name] ?? (name in texts ? null : standard)
