import { describe, expect, it } from 'vitest'
import { filesOf, redirectsFile, redirectsOf } from '../../../scripts/hosting/pageFiles'

describe('the files of a page', () => {
  it.each([
    ['/', '', ['index.html']],
    ['/site/', '/site', ['index.html']],
    ['/contato', '', ['contato.html', 'contato/index.html']],
    ['/site/contato', '/site', ['contato.html', 'contato/index.html']],
    ['/404', '', ['404.html']],
    ['/site/404', '/site', ['404.html']],
  ])('%s below "%s" is found by hosts of both kinds', (path, base, files) => {
    expect(filesOf(path, base)).toEqual(files)
  })
})

describe('the redirects', () => {
  it('lead from every other name of a page to its clean address, and never back', () => {
    expect(redirectsFile(redirectsOf(['/', '/contato'], ''))).toBe(
      '/index.html / 301\n/contato/ /contato 301\n/contato/index.html /contato 301\n/contato.html /contato 301\n',
    )
  })

  it('stay in the subfolder of the site', () => {
    expect(redirectsOf(['/site/', '/site/contato'], '/site').map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/site/index.html /site/',
      '/site/contato/ /site/contato',
      '/site/contato/index.html /site/contato',
      '/site/contato.html /site/contato',
    ])
  })
})
