import { whatsappDraft } from './content'
import type { Contact, Hours, Practice } from './practice'
import { capitalised } from './words'

/** Council registration as it is written in Brazil: `CRP 06/000000`. */
export const registrationLabel = ({ region, number }: Practice['registration']): string => `CRP ${region}/${number}`

/** `Psicóloga` or `Psicólogo`. */
export const capitalisedProfession = ({ profession }: Pick<Practice, 'profession'>): string => capitalised(profession)

/** The form of a word that agrees with the practitioner's profession. */
export const agreeing = ({ profession }: Pick<Practice, 'profession'>, feminine: string, masculine: string): string =>
  profession === 'psicóloga' ? feminine : masculine

/** What stands wherever the practitioner is named: `Psicóloga, CRP 06/000000`. */
export const credentialLine = (practice: Pick<Practice, 'profession' | 'registration'>): string =>
  `${capitalisedProfession(practice)}, ${registrationLabel(practice.registration)}`

/** E.164 number of a phone as shown: `(11) 90000-0000` → `+5511900000000`. */
export const internationalPhone = (phone: string): string => `+55${phone.replace(/\D/g, '')}`

/** `21 de novembro de 2026` for `2026-11-21`. */
export const dateLabel = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })

export const telHref = ({ phone }: Pick<Contact, 'phone'>): string => `tel:${internationalPhone(phone)}`

export const whatsappHref = ({ whatsapp }: Pick<Contact, 'whatsapp'>): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(whatsappDraft)}`

export const mailtoHref = ({ email }: Pick<Contact, 'email'>): string => `mailto:${email}`

/** One line per run of days: `Segunda a sexta, 8h–18h`. */
export const hoursLines = (hours: readonly Hours[]): string[] =>
  hours.map(({ from, to, opens, closes }) => {
    const days = from === to ? from : `${from} a ${to}`
    return `${capitalised(days)}, ${opens}h–${closes}h`
  })
