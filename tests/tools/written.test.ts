import { expect, it } from 'vitest'
import { crisis } from '../../src/core/crisis'
import { plainText as dreamText } from '../../src/tools/dreams/plainText'
import { plainText as journeyText } from '../../src/tools/journey/plainText'
import { plainText as mandalaText } from '../../src/tools/mandala/plainText'
import { plainText as quizText } from '../../src/tools/quiz/plainText'
import { quizSlice } from '../../src/tools/quiz/slice'
import { clicking } from './dreams/visits'
import { answered, having } from './journey/visits'
import { pick, visited } from './mandala/visits'
import { everyWay } from './quiz/visits'

const dream =
  (...ids: Parameters<typeof clicking>[0]) =>
  (writing: string) =>
    dreamText({ dreams: { ...clicking(ids), writing } })
const journey = (answers: ReturnType<typeof answered>) => (writing: string) =>
  journeyText({ journey: { ...having(), answers, writing } })

it.each<[string, (writing: string) => string, string]>([
  [
    'a mandala',
    (writing) => mandalaText({ mandala: { ...visited(...pick('sol', 'lua', 'agua', 'fogo')), writing } }),
    crisis.beside,
  ],
  [
    'a quiz',
    (writing) => quizText({ quiz: { ...quizSlice.getInitialState(), answers: [...(everyWay[0] ?? [])], writing } }),
    crisis.beside,
  ],
  ['a journey', journey(answered([0])), crisis.beside],
  ['a journey that tells of distress', journey(answered([0], [3])), crisis.beside],
  ['a dream', dream('mae', 'paz'), crisis.beside],
  ['an empty sky', dream(), crisis.beside],
])('in %s that is copied, whom to call follows what she wrote, once', (_, textOf, next) => {
  const text = textOf('Não aguento mais.')
  expect(text).toContain(`Você escreveu\nNão aguento mais.\n\n${next}`)
  expect(text.split(crisis.beside)).toHaveLength(2)
})

it('in a frightening dream that is copied, it is said at more length', () => {
  const text = dream('mae', 'medo')('Não aguento mais.')
  expect(text.split(crisis.violence)).toHaveLength(2)
  expect(text).not.toContain(crisis.beside)
})
