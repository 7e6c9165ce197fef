import { SiteLink } from '../SiteLink'
import type { Text } from './types'

/** Text with links in it; those that lead to a page go through the router. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return unbroken(text)
  return text.map((run) => {
    if (typeof run === 'string') return unbroken(run)
    if (!run.href.startsWith('/')) {
      return (
        <a key={run.href} href={run.href}>
          {run.text}
        </a>
      )
    }
    return (
      <SiteLink key={run.href} to={run.href}>
        {run.text}
      </SiteLink>
    )
  })
}

/** No line ends within “e-mail”: the fonts have no non-breaking hyphen, and search and copies need the usual one. */
const unbroken = (text: string) =>
  text.split(/(e-mail)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
