// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { type ComponentType, lazy } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { errorTexts } from '../../src/app/content'
import { routeOf, routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { mailtoHref, telHref } from '../../src/core/format'
import { practice } from '../../src/practice'
import { openSite } from '../support/openedSite'

beforeAll(async () => {
  await Promise.all(routes.map((route) => route.preload()))
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it.each<[fault: string, View: ComponentType]>([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['has no code', lazy(() => Promise.reject(new Error('gone')))],
])(
  'a page that %s is replaced by one with ways on, below the bar, and takes no other with it',
  async (_fault, View) => {
    vi.spyOn(routeOf('/privacidade'), 'view').mockReturnValue(View)
    const router = openSite(createStore({ path: '/acessibilidade' }))
    await act(async () => router.navigate('/privacidade'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: errorTexts.title }))
    expect(hrefOf(errorTexts.reload)).toBe('/privacidade')
    expect(hrefOf(errorTexts.home)).toBe('/')
    const { phone = '', email = '' } = practice.contact
    expect([hrefOf(phone), hrefOf(email)]).toEqual([telHref(phone), mailtoHref(email)])
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeDefined()
    await act(async () => router.navigate('/acessibilidade'))
    expect(screen.queryByRole('heading', { name: errorTexts.title })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  },
)
