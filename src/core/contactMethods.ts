import { mailtoHref, telHref, whatsappHref } from './format'
import type { Contact } from './practice'

export interface Link {
  text: string
  href: string
}

/** Links as they stand in a text. */
export const withCommas = (links: readonly Link[]): (string | Link)[] =>
  links.flatMap((link, index) => (index > 0 ? [', ', link] : [link]))

/** Ways to reach the practice, each with the words before it in a sentence; there always is one. */
export const contactLinks = ({ phone, email, whatsapp }: Contact): readonly (Link & { by: string })[] => [
  ...(phone ? [{ by: 'por telefone, ', text: phone, href: telHref(phone) }] : []),
  ...(email ? [{ by: 'por e-mail, ', text: email, href: mailtoHref(email) }] : []),
  ...(whatsapp ? [{ by: 'pelo ', text: 'WhatsApp', href: whatsappHref(whatsapp) }] : []),
]

/** `por telefone, (11) 3456-7890, ou por e-mail, contato@exemplo.com.br`: the first two; a sentence holds no more. */
export const byWays = (contact: Contact): (string | Link)[] =>
  contactLinks(contact)
    .slice(0, 2)
    .flatMap((link, index) => [(index > 0 ? ', ou ' : '') + link.by, link])
