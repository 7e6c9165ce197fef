import { mailtoHref, telHref, whatsappHref } from './format'
import type { Contact } from './practice'

export type WayKind = 'email' | 'phone' | 'whatsapp'

export interface Link {
  text: string
  href: string
}

/** Links as they stand in a text. */
export const withCommas = (links: readonly Link[]): (string | Link)[] =>
  links.flatMap((link, index) => (index > 0 ? [', ', link] : [link]))

/** Ways to reach the practice; there always is one. */
const linksOf = ({ phone, email, whatsapp }: Contact): Partial<Record<WayKind, Link>> => ({
  ...(phone && { phone: { text: phone, href: telHref(phone) } }),
  ...(email && { email: { text: email, href: mailtoHref(email) } }),
  ...(whatsapp && { whatsapp: { text: 'WhatsApp', href: whatsappHref(whatsapp) } }),
})

/** The first two of these there are; a sentence has no space for more. */
export function firstTwo(contact: Contact, kinds: readonly WayKind[]): [WayKind, Link][] {
  const links = linksOf(contact)
  return kinds.flatMap((kind): [WayKind, Link][] => (links[kind] ? [[kind, links[kind]]] : [])).slice(0, 2)
}

/** Those in one sentence, each after its own words: `por telefone, (11) 3456-7890, ou por e-mail, …`. */
export const inOneSentence = (contact: Contact, words: Record<WayKind, string>, or: string): (string | Link)[] =>
  firstTwo(contact, Object.keys(words) as WayKind[]).flatMap(([kind, link], index) => [
    (index > 0 ? or : '') + words[kind],
    link,
  ])

const by: Record<WayKind, string> = { phone: 'por telefone, ', email: 'por e-mail, ', whatsapp: 'pelo ' }

/** `por telefone, (11) 3456-7890, ou por e-mail, contato@exemplo.com.br`. */
export const byWays = (contact: Contact): (string | Link)[] => inOneSentence(contact, by, ', ou ')
