import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice } from '../../practice/examplePractice'
import { type Practice, questionTitles } from '../../src/core/practice'
import * as about from '../../src/pages/about'
import * as contact from '../../src/pages/contact'
import * as services from '../../src/pages/services'
import * as extremes from '../support/extremePractices'
import { shownBy } from '../support/said'

const practice = withDerivedCopy(examplePractice)
const fullest = withDerivedCopy(extremes.fullest)
const smallest = withDerivedCopy(extremes.smallest)

const textOf = (content: unknown): string => JSON.stringify(content)

/** Fields that a machine reads, or that are written in other words: hours as "7h30", the town by each office. */
const unshown =
  /^(care|tools|questions)\.|^education\.training$|^contact\.(form\.(endpoint|accessKey)|hours\..*(opens|closes)|state\.code|town)$|^registration\.status$|^palette$|^site\.url$/

/** Every text of a file with its path. */
const leavesOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))

describe('what a practice says of itself', () => {
  it('stands on its pages, every word of it', () => {
    const shown = shownBy(fullest).toLowerCase()
    const silent = leavesOf(extremes.fullest).filter(([path, value]) => {
      // the historiated initial stands apart
      const text = path === 'biography.0' ? value.slice(1) : value
      return !unshown.test(path) && !shown.includes(text.toLowerCase())
    })
    expect(silent).toEqual([])
    for (const line of fullest.derivedCopy.hours) expect(shown).toContain(line.toLowerCase())
    for (const { name, url } of fullest.profiles ?? [])
      expect(textOf(contact.chapters(fullest))).toContain(JSON.stringify({ text: name, href: url }))
  })

  it('puts the questions that the practitioner names first', () => {
    const titles = (practice: Practice) => services.questions(practice).questions.map(({ title }) => title)
    const { agreements, questions, ...rest } = fullest
    expect(titles(rest)).toEqual(questionTitles)
    const first: NonNullable<Practice['questions']> = ['E se eu quiser parar?', 'Preciso conhecer Jung?']
    expect(titles({ ...rest, questions: first })).toEqual([...new Set([...first, ...questionTitles])])
    // one that is not asked of this practice comes nowhere
    expect(titles({ ...smallest, questions: ['Moro em outro fuso horário. Como fica?'] })).toEqual(titles(smallest))
    // agreements stand in its place, but not of one that the practitioner asks for
    const absence = 'E se eu precisar faltar?'
    expect(titles({ ...rest, agreements })).not.toContain(absence)
    expect(titles({ ...rest, agreements, questions: [absence] })[0]).toBe(absence)
  })

  it('is missed nowhere', () => {
    expect(textOf(contact.chapters(smallest))).not.toMatch(/Atendo (?!adolescentes\.)|Respondo em/)
    expect(services.agreements(smallest).rows).toEqual([
      { title: 'Honorários', text: 'Valores informados no primeiro contato.' },
    ])
    expect(about.chapters(smallest)[0]?.paragraphs).toEqual([])
  })

  it('describes the way to each of its offices', () => {
    const way = (...offices: { district: string; street?: string; town?: string }[]) =>
      contact.chapters({ ...practice, contact: { ...practice.contact, offices } }).slice(2, -2)
    const [centre, hill] = [{ district: 'Centro' }, { district: 'Serra', street: 'Rua A, 2', town: 'Suzano' }]
    const inCentre = [
      { title: 'Bairro', text: 'Centro' },
      { title: 'Endereço', text: 'Chega a você, completo, com a confirmação da primeira sessão.' },
    ]
    const onHill = [{ title: 'Endereço', text: 'Rua A, 2, Serra, Suzano' }]

    expect(way(centre)[0]?.rows).toEqual(inCentre)
    expect(way(hill)[0]?.rows).toEqual(onHill)
    expect(way(centre, hill)).toMatchObject([
      { title: 'O caminho até a sala' },
      { title: 'Centro', rows: [{ title: 'Bairro', text: 'Centro, Cidade' }, inCentre[1]] },
      { title: 'Serra', rows: onHill },
    ])
  })
})
