import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { forSite, withDerivedCopy } from '../../practice/derivedCopy'
import type { PracticeFile } from '../../practice/schema'
import { practiceSchema } from '../../practice/schema'
import { placesOfCare, trainings } from '../../src/core/practice'
import { sentencesOf } from '../../src/pages/sentences'
import ServicesPage from '../../src/pages/services'
import { AboutSection } from '../../src/sections/about'
import { ServicesSection } from '../../src/sections/services'
import { longest } from '../support/extremePractices'
import { markupOf } from '../support/markup'
import { filledIn } from './example'

const practices = placesOfCare.flatMap((where) =>
  trainings.map((training) =>
    withDerivedCopy({
      ...filledIn,
      education: { ...filledIn.education, training },
      care: { where, whom: ['pessoas adultas', 'adolescentes'] },
      titles: ['mestre em Psicologia (USP)'],
      profiles: [{ name: 'Instagram', url: 'https://instagram.com/exemplo' }],
    }),
  ),
)

const pageOf = (texts: PracticeFile['texts']) =>
  markupOf(<ServicesPage practice={withDerivedCopy({ ...filledIn, texts })} />)

const depois = 'servicos/como-e-a-primeira-sessao/depois'

describe('the sentences of the pages', () => {
  it('have a name each', () => {
    for (const practice of practices) {
      const names = sentencesOf(practice).map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it.each([
    'sobre/formacao-e-registro/1',
    'servicos/para-quem-e/antes-dos-18-anos',
    'servicos/para-quem-e/quando-outro-servico-atende-melhor',
    'servicos/online-caso-a-caso/se-ha-risco-ou-violencia',
    'contato/se-nao-der-para-esperar/2',
    'privacidade/dados-e-finalidades/sem-faixa-de-cookies',
    'privacidade/como-falar-comigo/menores-de-idade',
    'acessibilidade/limites-conhecidos/1',
  ])('nobody changes %s', (name) => {
    expect(practices.some((practice) => sentencesOf(practice).some((sentence) => sentence.name === name))).toBe(true)
    const file = practiceSchema.parse({ ...filledIn, texts: { [name]: null, [depois]: null } })
    expect(forSite(file).texts).toEqual({ [depois]: null })
  })

  it('are said in other words, on slide and page, and go with their titles', () => {
    const page = pageOf({ [depois]: 'No fim, pensamos juntos <b> & sem pressa.', [`${depois}/titulo`]: 'No fim' })
    expect(page).toContain('No fim, pensamos juntos &lt;b&gt; &amp; sem pressa.')
    expect(page).not.toMatch(/posso indicar outros caminhos|>Depois</)
    expect(pageOf({ [depois]: null })).not.toContain('Depois')
    const texts = { 'sobre/abertura/1': null, 'servicos/abertura/1': 'Venha como está.' }
    const props = { practice: withDerivedCopy({ ...filledIn, texts }), place: 'slide' } as const
    expect(markupOf(<ServicesSection {...props} />)).toContain('>Venha como está.</p>')
    expect(markupOf(<AboutSection {...props} />)).not.toContain('não obriga a continuar')
  })

  it('keep their links as long as nothing else is said there', () => {
    const name = 'servicos/perguntas-que-costumam-vir/outra-pergunta'
    expect(pageOf({ [name]: 'Pode vir quando quiser.' })).toContain('<p>Pode vir quando quiser.</p>')
    expect(pageOf({ [depois]: null })).toContain(`<a href="mailto:${filledIn.contact.email}">`)
  })

  it('take a chapter with the last of them, and the button stays', () => {
    const rhythm = ['1', '2', 'o-que-fica-registrado'].map((name) => `servicos/o-ritmo-das-sessoes/${name}`)
    const without = (names: readonly string[]) => pageOf(Object.fromEntries(names.map((name) => [name, null])))
    expect(without(rhythm.slice(1))).toContain('O ritmo das sessões')
    const page = without([...rhythm, 'servicos/escreva-quando-quiser/1'])
    expect(page).not.toMatch(/O ritmo das sessões|Poucas palavras bastam/)
    expect(page).toContain('>Vamos nos conhecer?</a>')
  })
})

describe('other words', () => {
  const refused = (name: string, text: string | null) =>
    checkPractice({ ...filledIn, texts: { [name]: text } }).problems.length

  it('keep to what the profession allows, and to the room there is', () => {
    expect(refused(depois, 'Prometo a cura em 10 sessões.')).toBe(1)
    const limits = { 'atuacao/abertura/1': 300, 'servicos/abertura/1': 180, 'sobre/abertura/titulo': 22, [depois]: 600 }
    for (const [name, most] of Object.entries(limits))
      expect([most, most + 1].map((length) => refused(name, longest([0, length], '.')))).toEqual([0, 1])
    expect(refused('servicos/abertura/titulo', 'Pelo autoconhecimento')).toBe(1)
    expect([refused(`${depois}/titulo`, null), refused(depois, null)]).toEqual([1, 0])
  })
})
