import { practice } from '../practice'
import type { HeadTexts } from './content'
import { type HeadPage, headOf } from './head'

/**
 * A page's title, meta and link tags. React puts them first in the prerendered stream, from where the prerender step moves
 * them into the head, and swaps them on navigation. Structured data and what all pages share are not here: see
 * `jsonLd.ts` and `SharedHead.tsx`.
 */
export function PageHead({ page, texts }: { page: HeadPage; texts: HeadTexts }) {
  const { title, description, keywords, canonical, themeColor } = headOf(page, texts, practice)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="theme-color" content={themeColor} />
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {canonical !== null && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  )
}
