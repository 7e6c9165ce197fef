import type { Practice } from '../core/practice'
import { type HeadPage, type HeadTexts, headOf, sharedImageOf } from './head'

interface PageHeadProps {
  page: HeadPage
  texts: HeadTexts
  practice: Practice
}

/**
 * A page's title, meta and link tags. React puts them first in the prerendered stream, from where the prerender step
 * moves them into the head, and swaps them on navigation. Structured data and what all pages share are not here: see
 * `jsonLd.ts` and `SharedHead`.
 */
export function PageHead({ page, texts, practice }: PageHeadProps) {
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

/** Tags that are the same on every page, for those who share one; only the prerender step needs them. */
export function SharedHead({ practice }: { practice: Practice }) {
  const image = sharedImageOf(practice)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={practice.name} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
