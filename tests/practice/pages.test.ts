import { describe, expect, it } from 'vitest'
import { practice } from '../../scripts/practice/examplePractice'
import * as about from '../../src/site/pages/about/content'
import * as contact from '../../src/site/pages/contact/content'
import * as services from '../../src/site/pages/services/content'
import { fullest, smallest } from '../support/extremePractices'

const told = (content: unknown): string => JSON.stringify(content)
const titlesOf = (chapters: readonly { title: string }[]) => chapters.map(({ title }) => title)

describe('what a practice says of itself', () => {
  it('stands on its pages, every word of it', () => {
    const { offices = [], hours } = fullest.contact
    expect(hours).toHaveLength(6)
    const onContact = told(contact.chapters(fullest))
    for (const text of offices.flatMap((office) => Object.values(office))) expect(onContact).toContain(text)
    for (const { name, url } of fullest.profiles ?? [])
      expect(onContact).toContain(JSON.stringify({ text: name, href: url }))
    const onServices = told([services.facts(fullest), services.agreements(fullest)])
    for (const text of [fullest.fee, ...(fullest.languages ?? [])]) expect(onServices).toContain(text)
    const onAbout = told(about.chapters(fullest))
    for (const text of [...(fullest.titles ?? []), ...Object.values(fullest.education)]) expect(onAbout).toContain(text)
  })

  it('is missed nowhere', () => {
    const chapters = contact.chapters(smallest)
    expect(chapters.find(({ title }) => title === 'O caminho até a sala')).not.toHaveProperty('rows')
    expect(titlesOf(chapters)).toEqual(titlesOf(contact.chapters(practice)))
    expect(services.facts(smallest)).toEqual([{ term: 'Honorários', text: 'O valor é informado antes de começarmos.' }])
    expect(about.chapters(smallest)[0]?.paragraphs).toEqual([])
    expect(told([chapters, about.chapters(smallest)])).not.toMatch(/undefined|null/)
  })

  it('tells the way to each of its offices', () => {
    const way = (...offices: { district: string; street?: string; town?: string }[]) =>
      contact.chapters({ ...practice, contact: { ...practice.contact, offices } }).slice(2, -2)
    const wordsOf = (...offices: Parameters<typeof way>) => told(way(...offices))
    const [centre, hill] = [{ district: 'Centro' }, { district: 'Serra', street: 'Rua A, 2', town: 'Suzano' }]

    expect(wordsOf(centre)).toContain('O consultório fica em Cidade, São Paulo. Envio o endereço completo')
    expect(way(centre)[0]?.rows).toEqual([{ title: 'Bairro', text: 'Centro' }])
    expect(wordsOf(hill)).toContain('O consultório fica em Suzano, São Paulo. Envio as indicações')
    expect(way(hill)[0]?.rows).toEqual([{ title: 'Endereço', text: 'Rua A, 2, Serra, Suzano' }])
    expect(wordsOf(centre, hill)).toContain('Os consultórios ficam em Cidade e Suzano, São Paulo. Envio o endereço')
    expect(titlesOf(way(centre, hill))).toEqual(['O caminho até a sala', 'Centro', 'Serra'])
  })
})
