import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { isLanding, notFoundRoute, pages, routeOf, routes } from '../../src/app/routes'
import { normalPath } from '../../src/core/paths'
import { practice } from '../../src/practice'
import { tools } from '../../src/tools'

describe('the addresses of the site', () => {
  it('are those of the specification, and the pages about the site itself', () => {
    const paths = routes.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/spa',
        `/sobre-${practice.aboutSlug}`,
        '/servicos-terapia',
        '/contato-agendar',
        '/atuacao-clinica-junguiana',
        '/privacidade',
        '/acessibilidade',
        ...tools.map(({ path }) => path),
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each([
    ['/', 'papel', 'about'],
    [`/sobre-${practice.aboutSlug}`, 'papel', 'about'],
    ['/atuacao-clinica-junguiana', 'noite', 'approach'],
    ['/servicos-terapia', 'salvia', 'services'],
    ['/contato-agendar', 'argila', 'contact'],
    ['/privacidade', 'papel', null],
  ])('have the theme and the section of their page: %s', (path, theme, section) => {
    expect(routeOf(path)).toMatchObject({ theme, section })
  })

  it('are found as each host may write them', () => {
    expect(['/', '/index.html'].map(normalPath)).toEqual(['/', '/'])
    for (const ending of ['', '/', '//', '.html', '/index.html'])
      expect(normalPath(`/servicos-terapia${ending}`)).toBe('/servicos-terapia')
    for (const { path } of routes) expect(routeOf(`${path}/`)).toBe(routeOf(path))
  })

  it.each(['/nenhum-lugar', '/servicos', '/SERVICOS-TERAPIA', '/servicos-terapia/mais', '/404'])(
    'that do not exist lead to the page that says so: %j',
    (path) => {
      expect(routeOf(path)).toBe(notFoundRoute)
    },
  )

  it('show the landing page at two addresses, whose true one is /', () => {
    expect(routes.filter(({ path }) => isLanding(path)).map(({ path }) => path)).toEqual(['/', '/spa'])
    expect(routeOf('/spa').page.path).toBe('/')
    expect(isLanding('/nenhum-lugar')).toBe(false)
  })

  it('of the footer’s list are the pages, without the second address', () => {
    expect(pages.map(({ path }) => path)).not.toContain('/spa')
  })
})

describe('the view of an address', () => {
  beforeAll(async () => {
    // one after the other: all at once, the module runner has met half-loaded modules on a busy machine
    for (const route of [...routes, notFoundRoute]) await route.preload()
  }, 60_000)

  it.each([...routes, notFoundRoute])(
    '$path is fetched when it is first needed, from files there are',
    async (route) => {
      expect(route.sources.filter((source) => !existsSync(new URL(`../../${source}`, import.meta.url)))).toEqual([])
      await route.preload()
      expect(route.view()).toBeTypeOf('function')
      expect(route.view()).toBe(route.view())
    },
  )
})
