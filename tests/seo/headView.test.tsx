import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { notFoundPage } from '../../src/core/pages'
import { practice } from '../../src/practice'
import { Head } from '../../src/seo/Head'
import { SharedHead } from '../../src/seo/SharedHead'
import { pagesOf, textsOf } from './pages'

const services = pagesOf(practice).filter(({ id }) => id === 'services')

describe('the head as markup', () => {
  it.each(services)('carries title, address and social tags, and no script', (page) => {
    const html = renderToStaticMarkup(<Head page={page} texts={textsOf(page)} />)
    expect(html).toContain(`<title>Terapia em Cidade e por vídeo · ${practice.name}</title>`)
    expect(html).toContain(`<link rel="canonical" href="${practice.site.url}/servicos-terapia"/>`)
    expect(html).toContain(`<meta property="og:url" content="${practice.site.url}/servicos-terapia"/>`)
    expect(html).toContain('<meta name="theme-color" content="#CAD4BE"/>')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('noindex')
  })

  it('is completed at build by what all pages share', () => {
    const html = renderToStaticMarkup(<SharedHead practice={practice} />)
    expect(html).toContain('<meta property="og:locale" content="pt_BR"/>')
    expect(html).toContain(`<meta property="og:image" content="${practice.site.url}/social.png"/>`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(html).toContain(`<meta property="og:site_name" content="${practice.name}"/>`)
  })

  it('keeps the page for unknown addresses out of the index', () => {
    const html = renderToStaticMarkup(<Head page={notFoundPage} texts={textsOf(notFoundPage)} />)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/canonical|og:url|name="keywords"/)
  })
})
