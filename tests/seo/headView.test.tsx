import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { notFoundPage, sitePages } from '../../src/core/pages'
import { practice } from '../../src/practice'
import { headOf } from '../../src/seo/head'
import { PageHead, SharedHead } from '../../src/seo/PageHead'
import { textsOf } from './pages'

/** The site is at its host's root in unit tests. */
const { origin } = new URL(practice.site.url)

const services = sitePages(practice.aboutSlug).filter(({ id }) => id === 'services')

describe('the head as markup', () => {
  it.each(services)('carries title, address and social tags, and no script', (page) => {
    const html = renderToStaticMarkup(<PageHead page={page} texts={textsOf(page)} practice={practice} />)
    expect(html).toContain(`<title>${headOf(page, textsOf(page), practice).title}</title>`)
    expect(html).toContain(`<link rel="canonical" href="${origin}/servicos-terapia"/>`)
    expect(html).toContain(`<meta property="og:url" content="${origin}/servicos-terapia"/>`)
    expect(html).toContain('<meta name="theme-color" content="#CAD4BE"/>')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('noindex')
  })

  it('is completed at build by what all pages share', () => {
    const html = renderToStaticMarkup(<SharedHead practice={practice} />)
    expect(html).toContain('<meta property="og:locale" content="pt_BR"/>')
    expect(html).toContain(`<meta property="og:image" content="${origin}/social.png"/>`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(html).toContain(`<meta property="og:site_name" content="${practice.name}"/>`)
  })

  it('keeps the page for unknown addresses out of the index', () => {
    const html = renderToStaticMarkup(
      <PageHead page={notFoundPage} texts={textsOf(notFoundPage)} practice={practice} />,
    )
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/canonical|og:url|name="keywords"/)
  })
})
