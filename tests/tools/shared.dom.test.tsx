import { configureStore, createSlice } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { loadTool } from '../../src/app/toolModules'
import { crisis } from '../../src/core/crisis'
import { credentialLine } from '../../src/core/format'
import { dayTurned } from '../../src/layout/slice'
import { practice } from '../../src/practice'
import { toolsById } from '../../src/tools'
import { finePrint, texts } from '../../src/tools/shared/content'
import { LettersLeft } from '../../src/tools/shared/fields'
import { ResultPage } from '../../src/tools/shared/ResultPage'
import { plainText, type Reading } from '../../src/tools/shared/reading'
import { emptyResult, type Result, resultReducers } from '../../src/tools/shared/state'
import { noSite } from '../support/siteParts'
import { travels } from '../support/tools'

const reading: Reading<'rio' | 'casa'> = {
  care: 'Se há risco agora, ligue 192.',
  reflection: ['O rio corre.', 'A casa espera.'],
  questions: ['O que corre?', 'Quem espera?'],
  parts: [
    {
      id: 'rio',
      name: 'Rio',
      archetype: 'Arquétipo: Self',
      count: '2 pontos',
      meaning: 'Água que passa',
      traits: 'Calma, força',
      hasStory: true,
    },
    { id: 'casa', name: 'Casa', meaning: 'Um teto', hasStory: false },
  ],
  ties: ['Rio e Casa empataram.'],
  week: 'Olhar pela janela.',
}

const written = { openingWords: ' Ando sem sono. ', answer: ' A água ', answeredQuestion: 'O que corre?' }
const sources = 'Fonte: um livro.'
const around = {
  title: 'Leitura',
  subtitle: 'Para ler devagar',
  empty: 'Nada por aqui.',
  sources,
  restart: 'Recomeçar',
}
const story = 'Havia um rio.'
const note = 'O da avó'
const notes = { rio: ` ${note} ` }

describe('a copied result', () => {
  const copied = (visitor: Partial<Result<string>>) =>
    plainText({ ...emptyResult, ...visitor, ...around, reading }).split('\n\n')

  it('has what the screen has, in the same order, without the stories', () => {
    expect(copied({ ...written, notes })).toEqual([
      `Ando sem sono.\n${crisis.short}`,
      'Leitura',
      reading.care,
      ...reading.reflection,
      'O que corre?\nA água',
      `Rio, Arquétipo: Self, 2 pontos\n${texts.yourNote} “${note}”\nÁgua que passa\nCalma, força`,
      'Casa\nUm teto',
      ...(reading.ties ?? []),
      'Quem espera?',
      `${texts.week}\nOlhar pela janela.`,
      finePrint(sources),
    ])
  })

  it('keeps the question that was answered, and asks none twice', () => {
    const text = copied({ ...written, answeredQuestion: 'Quem espera?' })
    expect(text).toContain('Quem espera?\nA água')
    expect(text.filter((paragraph) => paragraph.includes('Quem espera?'))).toHaveLength(1)
    expect(text).toContain('O que corre?')
    const another = copied({ ...written, answeredQuestion: 'O que passou?' })
    expect(another).toContain('O que passou?\nA água')
    expect(another).not.toContain('O que corre?')
  })
})

it.each(travels)('a copied result of $id has day, words, question with answer, and notes', async ({ id, visit }) => {
  const tool = toolsById[id]
  const { page } = await tool.load()
  const { resultText } = await loadTool(tool)
  const begun = rootReducer(undefined, dayTurned({ day: '2026-11-21' }))
  const answered = visit.findIndex(({ type }) => type === `${id}/answerChanged`)
  const root = visit.slice(0, answered + 1).reduce(rootReducer, begun)
  const { openingWords: words, answeredQuestion: question, answer, notes } = root[id]
  const text = resultText(root)
  expect(text.split('\n', 4)).toEqual([tool.name, '21 de novembro de 2026', '', words])
  expect(text.split('\n').at(-1)).toContain(`${practice.name}, ${credentialLine(practice)}`)
  expect(text).toContain(`\n\n${question}\n${answer}\n\n`)
  for (const note of Object.values(notes)) expect(text).toContain(`\n${texts.yourNote} “${note}”\n`)
  expect(page.imageTexts(root)).toEqual({ words, question })
})

it.each([
  [159, ''],
  [160, texts.notes.left(40)],
  [199, texts.notes.left(1)],
  [200, texts.notes.left(0)],
])('after %i letters a line says %j', (count, left) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<LettersLeft text={'a'.repeat(count)} />)
  expect(host.textContent).toBe(left)
})

describe('a result page', () => {
  interface Root {
    tool: Result<string>
  }
  const slice = createSlice({
    name: 'tool',
    initialState: emptyResult as Root['tool'],
    reducers: { ...resultReducers<string, Root['tool']>(() => true), restarted: () => emptyResult },
  })

  function rendered(state: Partial<Result<string>>): HTMLElement {
    const store = configureStore({ reducer: (): Root => ({ tool: { ...emptyResult, notes, ...state } }) })
    const host = document.createElement('div')
    host.innerHTML = renderToStaticMarkup(
      <Provider store={store}>
        <ResultPage
          slice={slice}
          site={{ ...noSite, TherapyLink: ({ isQuiet }) => (isQuiet ? '[terapia, à parte]' : '[terapia]') }}
          texts={around}
          drawing={<svg />}
          reading={reading}
          icon={() => null}
          story={() => story}
        />
      </Provider>,
    )
    return host
  }

  it('has its parts in order', () => {
    const text = rendered(written).textContent ?? ''
    let from = 0
    for (const part of [
      ...['Ando sem sono.', crisis.short, 'Leitura', 'Para ler devagar', reading.care ?? '', ...reading.reflection],
      ...['O que corre?', ' A água ', texts.answerNote, '[terapia, à parte]', 'Rio', 'Arquétipo: Self', '2 pontos'],
      ...[texts.yourNote, note, 'Água que passa', 'Calma, força', texts.story, story],
      ...['Casa', 'Um teto', ...(reading.ties ?? [])],
      ...['Quem espera?', texts.week, 'Olhar pela janela.', '[terapia]', 'Recomeçar', finePrint(sources)],
    ]) {
      const at = text.indexOf(part, from)
      expect(at, part).toBeGreaterThanOrEqual(from)
      from = at + part.length
    }
  })

  it('keeps the story closed, and every meaning outside of it', () => {
    const host = rendered({})
    const [details, ...others] = host.querySelectorAll('details')
    expect(others).toEqual([])
    expect(details?.open).toBe(false)
    expect(details?.textContent).toBe(texts.story + story)
    expect([...host.querySelectorAll('li > div > .part__meaning')].map(({ textContent }) => textContent)).toEqual([
      'Água que passa',
      'Um teto',
    ])
  })

  it('makes every emergency number a link', () => {
    const numbers = [...rendered(written).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const ofCrisis = ['tel:192', 'tel:190', 'tel:188']
    expect(numbers).toEqual([...ofCrisis, 'tel:192', ...ofCrisis, 'tel:100'])
  })

  it('names whom to call in the fine print alone when nothing is written', () => {
    const host = rendered({ openingWords: ' \n ' })
    expect(host.querySelector('.result__words')).toBeNull()
    expect(host.textContent).not.toContain(crisis.short)
    expect(host.querySelector('.result__fine-print')?.textContent).toContain(crisis.line)
  })
})
