import { z } from 'zod'
import { checkPractice } from '../../practice/check'
import { textsIn } from '../../practice/crossFieldChecks'
import { exampleFields } from '../../practice/example'
import { examplePractice as practice } from '../../practice/examplePractice'
import { withValue } from '../../practice/paths'
import type { PracticeFile } from '../../practice/schema'

/** Of the form service: nobody's. */
export const accessKey = '5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3e'

export type Path = readonly PropertyKey[]

/** Every place of the value that holds a text. */
export const textPaths = (value: unknown): Path[] => textsIn(value).map(([path]) => path)

/** A copy with another value at the path; `undefined` removes the field, as leaving it out would. */
export const changed = (value: unknown, path: Path, replacement: unknown): unknown =>
  withValue(value, path, replacement)

/** The path as the practitioner reads it: `services[1].title`. */
export const shownPath = (path: Path): string => z.core.toDotPath([...path])

/** The lines on wrong fields, each beginning with the field's path alone. */
export const problemsIn = (value: unknown): string[] => checkPractice(value).problems

/** Somebody's real file: nothing of the example is left. */
export const filledIn: PracticeFile & { confirmed: readonly string[] } = {
  ...practice,
  confirmed: Object.keys(exampleFields),
  name: 'Helena Prado Vasques',
  aboutSlug: 'helena-prado-vasques',
  registration: { region: '06', number: '123456', status: 'ativo' },
  contact: {
    ...practice.contact,
    phone: '(11) 3456-7890',
    whatsapp: '5511987654321',
    email: 'contato@helenaprado.com.br',
    town: 'Mogi das Cruzes',
    offices: [{ district: 'Vila Oliveira', access: 'Entrada sem degraus.' }],
    hours: [
      { from: 'segunda', to: 'sexta', opens: '08:00', closes: '19:00' },
      { from: 'sábado', to: 'sábado', opens: '09:00', closes: '12:00' },
    ],
    mailbox: { name: 'Proton Mail', country: 'Suíça' },
    answerTime: 'até três dias úteis',
    form: practice.contact.form && { ...practice.contact.form, accessKey },
  },
  education: {
    university: 'Universidade de São Paulo',
    training: 'formação em instituto',
    institute: 'Sociedade Brasileira de Psicologia Analítica',
  },
  credentials: [
    { title: 'CRP 06/123456', description: 'Registro ativo no Conselho Regional de Psicologia' },
    { title: 'Formação', description: 'Psicologia na universidade e análise junguiana em instituto' },
    { title: 'Desde 2012', description: 'em clínica particular, com pessoas adultas' },
  ],
  biography: [
    'Sou psicóloga desde 2012 e trabalho com a psicologia analítica, em sessões individuais com pessoas adultas.',
    'Recebo sonhos, lembranças e o que a semana trouxe. O ritmo da conversa é o de quem fala.',
  ],
  services: practice.services.map((service, index) => ({
    ...service,
    description: `Um acompanhamento, no formato ${index + 1}, combinado caso a caso.`,
    duration: '50 minutos',
  })),
  care: { where: 'no consultório e por vídeo', whom: ['pessoas adultas', 'casais'] },
  clients: 'pessoas adultas e casais',
  clientsOnline: 'quem mora no estado de São Paulo',
  messagesKept: 'três meses',
  privacyReviewed: 'outubro de 2026',
  site: { url: 'https://www.helenaprado.com.br', hosting: undefined, poweredBy: null },
}

const { confirmed, ...fields } = filledIn
/** The same without what is the file's own business. */
export const ofFields: PracticeFile = fields
