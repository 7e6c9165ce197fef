import { describe, expect, it } from 'vitest'
import { notFoundRoute, routeOf, routes } from '../../src/app/routes'
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
})
