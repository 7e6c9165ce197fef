import type { LinkComponent, Text } from './types'

/** Text with links in it; those that lead to a page go through the app. */
export function RichText({ text, link: Link }: { text: Text; link: LinkComponent }) {
  if (typeof text === 'string') return text
  return text.map((run) => {
    if (typeof run === 'string') return run
    if (!run.href.startsWith('/')) {
      return (
        <a key={run.href} href={run.href}>
          {run.text}
        </a>
      )
    }
    return (
      <Link key={run.href} to={run.href}>
        {run.text}
      </Link>
    )
  })
}
