import { capitalisedProfession } from '../core/format'
import { at, paths } from '../core/paths'
import type { Practice } from '../core/practice'
import { themeColors } from './themeColors'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Addresses for search engines: the site's pages and the tools, each once; not `/spa` (its canonical address is `/`)
 * and not the page for unknown addresses, neither of which is an entry of the route table.
 * @param lastmod day of the last change, `2026-01-31` (the commit's date)
 */
export function sitemapXml(entries: readonly { path: string }[], siteUrl: string, lastmod: string): string {
  const urls = entries.map(({ path }) => {
    const address = escapeXml(new URL(path, siteUrl).href)
    return `  <url><loc>${address}</loc><lastmod>${lastmod}</lastmod></url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(at('/sitemap.xml'), siteUrl).href}\n`

/** JSON text of `manifest.webmanifest`. */
export function webManifest(practice: Practice): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: at(`/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  const manifest = {
    name: `${practice.name} · ${capitalisedProfession(practice)}`,
    short_name: practice.name,
    lang: 'pt-BR',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: themeColors.papel,
    theme_color: themeColors.papel,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
