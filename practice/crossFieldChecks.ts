import { z } from 'zod'
import { officeTitle, registrationLabel } from '../src/core/format.ts'
import { examplePractice as example } from './examplePractice.ts'
import { councilNumber, hoursIn } from './normalize.ts'
import { valueAt } from './paths.ts'
import type { PracticeFile } from './schema.ts'

export interface Finding {
  path: PropertyKey[]
  message: string
  /** Said in the place of the value. */
  found?: string
}

const at = (path: string, message: string): Finding => ({
  path: path.split('.').map((key) => (/^\d/.test(key) ? Number(key) : key)),
  message,
})

/** Fields that follow from another answer, or the site says nothing of: their content waits for another answer. */
export function unasked(practice: unknown): string[] {
  const valueIn = (path: string) => valueAt(practice, path.split('.'))
  const entries = (list: string, field: string, isUnasked: (entry: unknown) => boolean) =>
    [valueIn(list) ?? []].flat().map((entry, index) => [`${list}.${index}.${field}`, isUnasked(entry)])
  const fields = {
    ...Object.fromEntries(entries('services', 'format', () => valueIn('care.where') !== 'no consultório e por vídeo')),
    ...Object.fromEntries(entries('contact.hours', 'closes', (hours) => hoursIn(hours) !== undefined)),
    'registration.region': councilNumber(valueIn('registration.number')).region !== undefined,
    'contact.state.name': true,
    'contact.failureNotice': !valueIn('contact.form'),
    'contact.mailbox': !valueIn('contact.form') && !valueIn('contact.email'),
    clientsOnline: valueIn('care.where') === 'no consultório',
    'contact.offices': valueIn('care.where') === 'por vídeo',
    'education.institute': valueIn('education.training') === 'estudo e supervisão',
  }
  return Object.entries(fields).flatMap(([field, isUnasked]) => (isUnasked ? field : []))
}

/** Where a practice says two things that cannot both be true. */
export function* crossFieldChecks(practice: PracticeFile): Generator<Finding> {
  const { care, contact, education, profession, registration, site, ...own } = practice
  const { form, offices, town } = contact
  if (care.where !== 'por vídeo' && !offices)
    yield at('contact.offices', `ao menos um consultório (o atendimento é ${care.where})`)
  const [one, other] = (offices ?? []).map((office) => ({ town, ...office }))
  if (one && other && officeTitle(one, other) === officeTitle(other, one))
    yield at('contact.offices.1.name', 'um nome (ou um bairro) que não seja o do primeiro consultório')
  if (!contact.phone && !contact.whatsapp && !contact.email)
    yield at('contact.email', 'e-mail, telefone ou WhatsApp (ao menos um)')
  if (form?.endpoint.startsWith('https://api.web3forms.com/') && !z.regexes.guid.test(form.accessKey))
    yield at('contact.form.accessKey', 'a chave que o Web3Forms manda por e-mail, de 36 letras, números e hífens')
  if (education.training !== 'estudo e supervisão' && !education.institute)
    yield at('education.institute', 'o instituto em que você faz ou fez a formação')
  if (own.portrait.file && own.portrait.alt === example.portrait.alt)
    yield at('portrait.alt', 'a descrição da sua foto (a que está aqui é da figura que vem com o site)')
  for (const [path, text] of textsIn(own)) {
    const title = education.training !== 'formação em instituto' && titleOfTrained.exec(text)?.[0]
    if (otherForm[profession].test(text)) yield { path, message: `a palavra "${profession}", como no campo Profissão` }
    else if (namesOther(registration, text))
      yield { path, message: `o mesmo número do Registro no CRP, "${registrationLabel(registration)}"` }
    else if (title)
      yield {
        path,
        message: `texto sem "${title}", porque só se citam títulos que se têm (Código de Ética, art. 20, b)`,
      }
  }
}

/** After `sou`, `atendo como`, or at the beginning one speaks of oneself; somebody else may be of the other form. */
const ofOneself = '(?:^|(?<!\\p{L})(?:sou|(?:trabalho|atuo|atendo) como)(?: uma?)? )'
const otherForm = {
  psicóloga: new RegExp(`${ofOneself}psicólogo(?!\\p{L})`, 'iu'),
  psicólogo: new RegExp(`${ofOneself}psicóloga(?!\\p{L})`, 'iu'),
}

/** Said of whoever has finished the training of an institute, unless the sentence denies it. */
const titleOfTrained =
  /(?<!(?<!\p{L})(?:não|nem|sem)(?!\p{L})[^.]*)(?<!\p{L})(?:(?:analista|psic[óo]log[ao]|psicoterapeuta|sou)s? junguian[ao]s?(?!\p{L}| em formação)|formação em instituto junguiano)/iu

/** The texts of a field and of all below it, one by one. */
export const textsIn = (value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )

/** `CRP 06/123456`, `CRP-SP nº 06/123.456`, `CRP 123456`; a region alone is no number. */
const councilNumbers =
  /[Cc][Rr][Pp](?:[\s:/\p{Pd}]|[nN][º°.]|[A-Z]{2}(?!\p{L}))*(?:(?<region>\d{1,2})(?:[\s/\p{Pd}]|[nN][º°.])+)?(?<number>\d[\d.]{2,})/gu

const namesOther = (own: { region: string; number: string }, text: string): boolean =>
  [...text.matchAll(councilNumbers)].some(
    ({ groups: { region = own.region, number = '' } = {} }) =>
      councilNumber(number).number !== own.number || Number(region) !== Number(own.region),
  )
