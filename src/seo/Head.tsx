import { practice } from '../practice'
import type { HeadTexts } from './content'
import { type HeadPage, headOf } from './head'

/**
 * A page's title, meta and link tags. React puts them first in the prerendered stream, from where the prerender step moves
 * them into the head, and swaps them on navigation. Structured data is not here: see `jsonLd.ts`.
 */
export function Head({ page, texts }: { page: HeadPage; texts: HeadTexts }) {
  const { title, description, keywords, canonical, themeColor, siteName, image } = headOf(page, texts, practice)
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
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
