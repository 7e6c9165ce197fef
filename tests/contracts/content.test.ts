import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { placeholderIn } from '../../practice/phrases'
import { texts as formTexts } from '../../src/form/content'
import { tools } from '../../src/tools'
import { allPages, textOf } from '../support/pages'
import { avoidedEverywhere, avoidedIn, avoidedInTools } from '../support/phrases'

/** What a visitor reads or is read to: the page, its title and description, names and pictures. */
const spoken = (document: Document): string =>
  [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"], meta[property]')].map((meta) =>
      meta.getAttribute('content'),
    ),
    ...['aria-label', 'alt', 'placeholder', 'title'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
    ),
    textOf(document.body),
  ].join(' · ')

const pages = (await allPages()).map(({ path, document }) => ({ path, text: spoken(document) }))
const toolPaths = tools.map(({ path }) => path)

describe.each(pages)('the page $path', ({ path, text }) => {
  it('promises, judges and sells nothing', () => {
    expect(avoidedIn(text, toolPaths.includes(path) ? avoidedInTools : avoidedEverywhere)).toEqual([])
  })

  it('leaves no place to fill in', () => {
    expect(placeholderIn(text)).toBeUndefined()
  })

  it('never raises its voice', () => {
    expect(text.match(/[^.]{0,40}(?:[!¡]|\p{Emoji_Presentation})/gu) ?? []).toEqual([])
  })

  it('says no word twice in a row', () => {
    expect(text.match(/(?<![\p{L}\d])(\p{Ll}{2,}) \1(?![\p{L}\d])/gu) ?? []).toEqual([])
  })
})

it('the one exclamation mark of the site is that of the success message', () => {
  const exclaiming = Object.values(formTexts).filter((text) => typeof text === 'string' && text.includes('!'))
  expect(exclaiming).toEqual(['Mensagem enviada com sucesso! Responderemos em breve.'])
})

describe('the check itself', () => {
  it.each([
    'Faça o teste e descubra quem você realmente é.',
    'O símbolo significa que algo mudou.',
    'Sua energia feminina pede passagem.',
    'Se quiser mudar, você deve agendar.',
    'Primeira sessão grátis.',
  ])('stops %j', (text) => {
    expect(avoidedIn(text, avoidedEverywhere)).not.toEqual([])
  })

  it.each([
    'Os exercícios não são testes psicológicos e não substituem acompanhamento.',
    'Ligue 188 (CVV, gratuito).',
    'Diga do que você precisa.',
    'Um caminho que se percorre sem destinatário certo.',
  ])('lets %j pass', (text) => {
    expect(avoidedIn(text, avoidedEverywhere)).toEqual([])
  })
})

it('the guide has no technical word before what is for helpers', () => {
  const [guide = ''] = readFileSync('GUIA.md', 'utf8').split('## Apêndice')
  const forPractitioner = guide + readFileSync('docs/guia/hospedagem.md', 'utf8')
  expect(forPractitioner).toContain('**Montar o site**')
  expect(forPractitioner).not.toMatch(/\b(terminal|reposit[óo]rio|ramo|vari[áa]vel|build|FTP|nginx|raiz)\b/i)
})
