/** What a visitor's browser knows of a practice; what only the build reads stays behind. */
export interface Practice extends Omit<PracticeFile, 'care' | 'clients' | 'contact' | 'portrait'> {
  contact: Contact
  portrait: Pick<PracticeFile['portrait'], 'alt'>
  derivedCopy: DerivedCopy
}

/** What the build knows of a practice. */
export interface WholePractice extends PracticeFile {
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

/**
 * What a practitioner fills in, once, in `practice.json`. The schema that checks it (lengths, formats, leftovers) is
 * `practice/schema.ts`; it runs at build and at dev start, never in the browser.
 */
export interface PracticeFile {
  /** Full name as registered with the council; shown on every page, in titles and descriptions as far as there is room. */
  name: string
  profession: 'psicóloga' | 'psicólogo'
  /** Ending of the about page's address: `/sobre-{aboutSlug}`. */
  aboutSlug: string
  registration: {
    /** Region of the council, two digits: `06` is São Paulo. */
    region: string
    number: string
    /** Without an active registration one may neither practise nor advertise. */
    status: 'ativo'
  }
  care: Care
  contact: Contact & { form?: { service: FormService } | undefined }
  education: {
    /** Both schools are cited in the head of the about and services pages, hence only if true. */
    university: string
    training: Training
    /** Where that training is, or was; nowhere for who learns by study and supervision. */
    institute?: string | undefined
  }
  /** Degrees and registered specialities, named after the profession on the about page: `mestre em Psicologia Clínica (USP)`. */
  titles?: readonly string[] | undefined
  /** One to four, below the biography. */
  credentials: readonly Credential[]
  /** Paragraphs of the about slide; the first letter of the first one becomes the historiated initial. */
  biography: readonly [string, string]
  /** One to six. */
  services: readonly Service[]
  /** Whom the practitioner sees, more closely than `care` says it, after "Atendo": `pessoas adultas em luto`. */
  clients?: string | undefined
  /** Whom and where by video, after "Atendo online": `pessoas em todo o Brasil`. */
  clientsOnline?: string | undefined
  portrait: {
    /** Picture file, from the project's root (for example `photos/retrato.jpg`); `null` shows the drawn figure. */
    file: string | null
    /** What somebody who cannot see the portrait should know. */
    alt: string
  }
  /** The one sentence on fees of the services page, instead of its own. */
  fee?: string | undefined
  /** What is agreed on beside the fee, as rows of the services page: payment, receipt, cancelling. */
  agreements?: readonly Agreement[] | undefined
  /** Sentences of the pages in the practitioner's own words, by their names; null: left out (`src/pages/sentences.ts`). */
  texts?: Readonly<Record<string, string | null>> | undefined
  /** The tools of the site, two at least, in this order; without it all there are. */
  tools?: readonly ToolName[] | undefined
  /** The site's palette; without it the first. */
  palette?: PaletteName | undefined
  /** Questions of the services page that come first, in this order. */
  questions?: readonly QuestionTitle[] | undefined
  /** Languages in which sessions are held, named on the services page: `português`. */
  languages?: readonly string[] | undefined
  /** Where else the practitioner is found, named on the contact page. */
  profiles?: readonly Profile[] | undefined
  /** How long messages that lead to nothing are kept, in "Até … depois do último contato": `seis meses`. */
  messagesKept: string
  /** When the privacy page was last looked through: `novembro de 2026`. */
  privacyReviewed: string
  site: {
    /** Public address without a final slash: `https://www.exemplo.com.br`, or below a folder `https://nome.github.io/site`. */
    url: string
    /** Who serves the pages and from which country, for the privacy page. */
    hosting?: Provider | undefined
    poweredBy: Profile | null
  }
}

/** Where and whom the practitioner sees: every sentence of the site that speaks of it follows from this. */
export interface Care {
  where: Place
  whom: readonly Whom[]
}

export const placesOfCare = ['no consultório', 'por vídeo', 'no consultório e por vídeo'] as const
export type Place = (typeof placesOfCare)[number]

/** Mothers and fathers come for guidance, which is no therapy. */
export const peopleSeen = ['pessoas adultas', 'adolescentes', 'crianças', 'casais', 'famílias', 'mães e pais'] as const
export type Whom = (typeof peopleSeen)[number]

/** How the practitioner has come to the Jungian approach; only the first makes a `psicóloga junguiana`. */
export const trainings = ['formação em instituto', 'em formação', 'estudo e supervisão'] as const
type Training = (typeof trainings)[number]

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
type QuestionTitle = (typeof questionTitles)[number]

/** The ways to reach the practitioner: phone, WhatsApp or e-mail, one at least, with the form or without it. */
export interface Contact {
  /** The number as it is shown: `(11) 90000-0000`. */
  phone?: string | undefined
  /** Digits only, with country and area code: `5511900000000` (the form `wa.me` asks for). */
  whatsapp?: string | undefined
  email?: string | undefined
  town: string
  /** State's name and its two letters. */
  state: { name: string; code: string }
  /** One or two; how to get there stands on the contact page. */
  offices?: readonly Office[] | undefined
  hours: readonly Hours[]
  /** In how long a message is answered, after "Respondo em": `até dois dias úteis`. */
  answerTime?: string | undefined
  form?: MessageService | undefined
  /** Who keeps the mailbox and in which country, for the privacy page. */
  mailbox?: Provider | undefined
  /** Says discreetly that a message could not be sent; off by default (specification section 8). */
  failureNotice: boolean
}

/** Delivers what is written in the form. */
export interface MessageService {
  /** Absolute address of the service. */
  endpoint: string
  /** Public key by which it knows the mailbox. */
  accessKey: string
}

/** What the privacy page, and no other, says of the form service: its name, and two half sentences, where it works and what it keeps. */
export interface FormService {
  name: string
  place: string
  retention: string
}

/** What somebody on the way there wants to know: neighbourhood, what it is near to, where to leave the car, steps and lifts. */
export interface Office {
  /** Tells two of them apart; without it the district does. */
  name?: string | undefined
  /** `Rua das Palmeiras, 120, sala 4`; without it the address is sent with the confirmation. */
  street?: string | undefined
  district: string
  /** Where it is not the practice's own. */
  town?: string | undefined
  landmark?: string | undefined
  parking?: string | undefined
  access?: string | undefined
}

export interface Profile {
  name: string
  url: string
}

export interface Provider {
  name: string
  country: string
}

export const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening hours of one run of days, by the 24 h clock: `08:30`. */
export interface Hours {
  from: Weekday
  to: Weekday
  opens: string
  closes: string
}

interface Agreement {
  title: string
  text: string
}

interface Credential {
  title: string
  description: string
}

export interface Service {
  title: string
  description: string
  /** Of one session: `60 minutos`. */
  duration: string
  format: ServiceFormat
}

/** The three formats of specification 2.2, word for word. */
export const serviceFormats = ['Presencial ou Online', 'Presencial', 'Videochamada'] as const
export type ServiceFormat = (typeof serviceFormats)[number]

/** What the practitioner says in the place of the sentence of that name; null: it is left out. */
export const withOverride = ({ texts = {} }: Pick<Practice, 'texts'>, name: string, standard: string): string | null =>
  texts[name] ?? (name in texts ? null : standard)
