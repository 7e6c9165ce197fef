// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { nextRequested, previousRequested, settled } from '../../src/carousel/slice'
import { type LayoutMode, locationChanged, viewportChanged } from '../../src/core/events'
import { openSite } from '../support/openedSite'
import { calledFor, type FiberRoot } from '../support/renders'

/** React looks for its developer tools when it is loaded, and from then on tells them of every commit. */
const commits = vi.hoisted(() => {
  const listeners: ((root: unknown) => void)[] = []
  const onCommitFiberRoot = (_renderer: number, root: unknown) => {
    for (const listener of listeners) listener(root)
  }
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  })
  return listeners
})

let called: string[] = []

beforeAll(async () => {
  commits.push((root) => called.push(...calledFor(root as FiberRoot)))
  await Promise.all(routes.map((route) => route.preload()))
})

afterEach(cleanup)

function open(path: string, mode: LayoutMode = 'desktop') {
  const store = createStore({ path })
  store.dispatch(viewportChanged({ mode }))
  openSite(store)
  return store
}

/** The components called for an event, and how often each. */
async function calledBy(event: () => unknown): Promise<Record<string, number>> {
  called = []
  await act(async () => void event())
  const counts: Record<string, number> = {}
  for (const name of called) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** What is too large to be drawn anew for an event that changes nothing in it. */
const largeIn = (counts: Record<string, number>) =>
  Object.keys(counts).filter((name) =>
    /Section(?!Pager)|Footer|Page(?!r)|Drawing|Circle|Chart|Sky|Result|Part$/.test(name),
  )

/** Chooses the first answer to each question of the quiz. */
async function answerAll() {
  for (let question = 0; question < 5; question++) {
    const [answer] = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('button'))
    await act(async () => answer && fireEvent.click(answer))
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressAll = async (...names: readonly string[]) => {
  for (const name of names) await act(async () => press(name))
}

describe('when the visitor types in the form', () => {
  const type = (field: string, value: string) => {
    const [control] = screen.getAllByLabelText(field)
    if (control) fireEvent.input(control, { target: { value } })
  }
  it.each(['Nome *', 'E-mail *'])(
    'renders the form and its field “%s” again on a phone, and no section',
    async (field) => {
      open('/', 'mobile')
      for (const text of ['a', 'an']) {
        const counts = await calledBy(() => type(field, text))
        expect(counts).toMatchObject({ MessageForm: 1, Field: 1 })
        expect([...largeIn(counts), ...Object.keys(counts).filter((name) => name === 'Slide')]).toEqual([])
      }
    },
  )

  it('renders the form on its slide and on the copy of that, and no section', async () => {
    open('/')
    const counts = await calledBy(() => type('Nome *', 'a'))
    expect(counts).toMatchObject({ MessageForm: 2, Field: 2 })
    expect(largeIn(counts)).toEqual([])
  })
})

describe('when a slide moves', () => {
  it('renders the bar, the pager and two slides once, and no section', async () => {
    open('/')
    const next = () => fireEvent.click(screen.getByRole('button', { name: /^Próxima: / }))
    const counts = await calledBy(next)
    expect(counts).toMatchObject({ Bar: 1, SectionPager: 1, Slide: 2 })
    expect(largeIn(counts)).toEqual([])
  })

  it.each([
    ['no slide', nextRequested(), 0],
    ['over the seam the slide that replaces its copy', previousRequested(), 1],
  ] as const)('renders at the end of the move %s', async (_what, asked, slides) => {
    const store = open('/')
    await act(async () => store.dispatch(asked))
    const { Slide = 0, ...rest } = await calledBy(() => store.dispatch(settled({ move: 1 })))
    expect(Slide).toBe(slides)
    expect(largeIn(rest)).toEqual([])
    expect(rest).not.toHaveProperty('Bar')
  })
})

describe('when a symbol is chosen', () => {
  it('renders its button, its row and the one before, and its band', async () => {
    open('/mandala-arquetipica')
    await pressAll('Sol', 'Lua', 'Fogo')
    expect(await calledBy(() => press('Estrela'))).toMatchObject({ PickButton: 1, ChosenRow: 2, Band: 1 })
  })
})

describe('when an experience is ticked', () => {
  it('renders that one, its count, its leaves and its ogive', async () => {
    open('/jornada-heroi')
    const [, second] = screen.getAllByRole('checkbox')
    const counts = await calledBy(() => second && fireEvent.click(second))
    expect(counts).toMatchObject({ Option: 1, Count: 1, Leaves: 1, Ogive: 1 })
  })
})

describe('when an element of a dream is marked', () => {
  it('renders that one, its star and its line', async () => {
    open('/diario-sonhos')
    await pressAll('Casa')
    expect(await calledBy(() => press('Medo'))).toMatchObject({ Element: 1, Star: 1, Line: 1 })
  })
})

describe.each([
  ['/mandala-arquetipica', () => pressAll('Sol', 'Lua', 'Fogo', 'Estrela', 'Gerar Interpretação')],
  ['/jornada-heroi', () => pressAll(...Array<string>(5).fill('Próxima'), 'Ver Resultados')],
  ['/explorador-arquetipos', answerAll],
  ['/diario-sonhos', () => pressAll('Casa', 'Medo', 'Chave', 'Interpretar Sonho')],
])('when the visitor answers the question of the result at %s', (path, finish) => {
  it('renders neither a drawing nor a part again', async () => {
    open(path)
    await finish()
    const field = screen.getAllByRole('textbox').at(-1)
    const counts = await calledBy(() => field && fireEvent.change(field, { target: { value: 'Um rio.' } }))
    expect(counts).toMatchObject({ Question: 1, GrowingField: 1 })
    expect(largeIn(counts)).toEqual([])
  })
})

describe('when a click was made before a slow machine rendered the next page', () => {
  const answerWith = (click: MouseEvent) => {
    const [answer] = within(screen.getByRole('main')).getAllByRole('listitem')
    fireEvent(within(answer as HTMLElement).getByRole('button'), click)
  }
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })

  it('does not answer the first question of the quiz', async () => {
    const store = open('/')
    const belated = click()
    await act(async () =>
      store.dispatch(locationChanged({ path: '/explorador-arquetipos', section: null, samePage: false, by: 'link' })),
    )
    await act(async () => answerWith(belated))
    expect(screen.getByText('Pergunta 1 de 5')).toBeDefined()
    await act(async () => answerWith(click()))
    expect(screen.getByText('Pergunta 2 de 5')).toBeDefined()
  })

  it('counts on the page on which it was made', async () => {
    const early = click()
    open('/explorador-arquetipos')
    await act(async () => answerWith(early))
    expect(screen.getByText('Pergunta 2 de 5')).toBeDefined()
  })
})
