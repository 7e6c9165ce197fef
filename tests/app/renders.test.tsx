// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App'
import { navigatorOf } from '../../src/app/links'
import { routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { type LayoutMode, pathEntered, viewportChanged } from '../../src/core/events'
import { nextAsked, previousAsked, settled } from '../../src/site/carousel/slice'
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
  store.dispatch(pathEntered({ path, section: path === '/' ? 'about' : null, samePage: true, by: 'load' }))
  store.dispatch(viewportChanged({ mode }))
  render(<App store={store} navigator={navigatorOf(store)} />)
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
    /Section(?!Strip)|Footer|Page|Drawing|Circle|Sky|Reading|Insights|Part$/.test(name),
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressAll = async (...names: readonly string[]) => {
  for (const name of names) await act(async () => press(name))
}

describe('typing in the form', () => {
  const type = (field: string, value: string) => {
    const [control] = screen.getAllByLabelText(field)
    if (control) fireEvent.input(control, { target: { value } })
  }
  it.each(['Nome *', 'E-mail *'])(
    'on a phone draws the form and its field “%s” anew, and no section',
    async (field) => {
      open('/', 'mobile')
      for (const text of ['a', 'an']) {
        const counts = await calledBy(() => type(field, text))
        expect(counts).toMatchObject({ ContactForm: 1, Field: 1 })
        expect([...largeIn(counts), ...Object.keys(counts).filter((name) => name === 'Slide')]).toEqual([])
      }
    },
  )

  it('between the slides draws those and their picture at the seam', async () => {
    open('/')
    const counts = await calledBy(() => type('Nome *', 'a'))
    expect(counts).toMatchObject({ ContactForm: 2, Field: 2 })
    expect(largeIn(counts)).toEqual([])
  })
})

describe('moving a slide', () => {
  it('draws the bar, the strip and who may reach what once each, and no section', async () => {
    open('/')
    const next = () => fireEvent.click(screen.getByRole('button', { name: /^Próxima: / }))
    const counts = await calledBy(next)
    expect(counts).toMatchObject({ Bar: 1, Strip: 1, Slide: 2 })
    expect(largeIn(counts)).toEqual([])
  })

  it.each([
    ['its end hardly anything', nextAsked(), 0],
    ['its end over the seam the slide that takes the place of its copy', previousAsked(), 1],
  ] as const)('and %s', async (_what, asked, slides) => {
    const store = open('/')
    await act(async () => store.dispatch(asked))
    const { Slide = 0, ...rest } = await calledBy(() => store.dispatch(settled({ move: 1 })))
    expect(Slide).toBe(slides)
    expect(largeIn(rest)).toEqual([])
    expect(rest).not.toHaveProperty('Bar')
  })
})

describe('choosing a symbol', () => {
  it('draws its own button anew, not the other seven, its own row and the one before it, and its own band', async () => {
    open('/mandala-arquetipica')
    await pressAll('Sol', 'Lua', 'Fogo')
    expect(await calledBy(() => press('Estrela'))).toMatchObject({ PickButton: 1, ChosenRow: 2, Band: 1 })
  })
})

describe('ticking an experience', () => {
  it('draws that one, its count, its leaves and its ogive, and no other', async () => {
    open('/jornada-heroi')
    const [, second] = screen.getAllByRole('checkbox')
    expect(await calledBy(() => second && fireEvent.click(second))).toMatchObject({
      Option: 1,
      Count: 1,
      Leaves: 1,
      Ogive: 1,
      OgiveShape: 1,
    })
  })
})

describe('marking an element of a dream', () => {
  it('draws that one, not the other nineteen, and its own star', async () => {
    open('/diario-sonhos')
    await pressAll('Casa')
    expect(await calledBy(() => press('Medo'))).toMatchObject({ Element: 1, Star: 1, StarShape: 1, Line: 1 })
  })
})

describe('a keystroke in the writing place', () => {
  const answerAll = async () => {
    for (let question = 0; question < 5; question++) {
      const [answer] = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('button'))
      await act(async () => answer && fireEvent.click(answer))
    }
  }

  it.each([
    ['/mandala-arquetipica', () => pressAll('Sol', 'Lua', 'Fogo', 'Estrela', 'Gerar Interpretação')],
    ['/jornada-heroi', () => pressAll(...Array<string>(5).fill('Próxima'), 'Ver Resultados')],
    ['/explorador-arquetipos', answerAll],
    ['/diario-sonhos', () => pressAll('Casa', 'Medo', 'Chave', 'Interpretar Sonho')],
  ])('at %s draws neither a drawing nor the reading anew', async (path, finish) => {
    open(path)
    await finish()
    await act(async () => vi.dynamicImportSettled())
    // the line before the choices, where it is still on the page, and the place after the reading
    const fields = screen.getAllByRole('textbox')
    const write = () => fields[0] && fireEvent.change(fields[0], { target: { value: 'Um rio.' } })
    const counts = await calledBy(write)
    expect(counts).toMatchObject({ OwnWords: 1, WritingSheet: fields.length })
    expect(largeIn(counts)).toEqual([])
  })
})

describe('a press made before a slow machine has drawn the page that comes', () => {
  const answerWith = (click: MouseEvent) => {
    const [answer] = within(screen.getByRole('main')).getAllByRole('listitem')
    fireEvent(within(answer as HTMLElement).getByRole('button'), click)
  }
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })

  it('does not answer the first question of the quiz', async () => {
    const store = open('/')
    const belated = click()
    await act(async () =>
      store.dispatch(pathEntered({ path: '/explorador-arquetipos', section: null, samePage: false, by: 'link' })),
    )
    await act(async () => answerWith(belated))
    expect(screen.getByText('Pergunta 1 de 5')).toBeDefined()
    await act(async () => answerWith(click()))
    expect(screen.getByText('Pergunta 2 de 5')).toBeDefined()
  })

  it('counts on the page it was made on, though that answers only now', async () => {
    const early = click()
    open('/explorador-arquetipos')
    await act(async () => answerWith(early))
    expect(screen.getByText('Pergunta 2 de 5')).toBeDefined()
  })
})
