import type { Practice } from '../core/practice'
import { sharedImageOf } from './head'

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
