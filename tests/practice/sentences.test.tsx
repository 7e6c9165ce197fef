import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { forSite } from '../../practice/forSite'
import { withSaid } from '../../practice/said'
import { practiceSchema } from '../../practice/schema'
import { sentenceNames } from '../../practice/sentences'
import { type PracticeFile, placesOfCare } from '../../src/core/practice'
import PrivacyPage from '../../src/pages/privacy'
import { sentencesOf } from '../../src/pages/sentences'
import ServicesPage from '../../src/pages/services'
import { AboutSection } from '../../src/sections/about'
import { ApproachSection } from '../../src/sections/approach'
import { ContactSection } from '../../src/sections/contact'
import { ServicesSection } from '../../src/sections/services'
import { longest } from '../support/extremePractices'
import { markupOf } from '../support/markup'
import { filledIn } from './example'

/** What a practice says in fields of its own, or has to say: whom to call, and who may agree for whom. */
const fixed = [
  /^sobre\/formacao-e-registro\/(?:1|(?:universidade|instituto|registro)\/titulo)$/,
  /^servicos\/para-quem-e\/(?:antes-dos-18-anos|quando-outro-servico-atende-melhor)(?:\/titulo)?$/,
  /^servicos\/online-caso-a-caso\/se-ha-risco-ou-violencia(?:\/titulo)?$/,
  /^contato\/depois-de-enviar\/(?:dias-de-atendimento|em-outros-lugares)(?:\/titulo)?$/,
  /^contato\/[^/]+\/(?:bairro|endereco|como-chegar|estacionamento|acesso)(?:\/titulo)?$/,
  /^contato\/se-nao-der-para-esperar\/(?:\d|titulo)$/,
  // what the site itself does, and whom to turn to
  /^privacidade\/(?:as-ferramentas|a-copia-do-site-no-seu-aparelho)\//,
  /^privacidade\/[^/]+\/(?:\d|(?:sem-faixa-de-cookies|se-a-resposta-nao-bastar|menores-de-idade|data)(?:\/titulo)?)$/,
  /^acessibilidade\/(?:o-que-foi-feito|limites-conhecidos)\//,
]

const { offices, ...elsewhere } = filledIn.contact
const practices: PracticeFile[] = placesOfCare.flatMap((where) =>
  (['pessoas adultas', 'adolescentes'] as const).map((whom) => ({
    ...filledIn,
    care: { where, whom: [whom] },
    contact: where === 'por vídeo' ? elsewhere : filledIn.contact,
    titles: ['mestre em Psicologia (USP)'],
    profiles: [{ name: 'Instagram', url: 'https://instagram.com/exemplo' }],
  })),
)
const { form, ...withoutForm } = filledIn.contact
practices.push({ ...filledIn, contact: withoutForm })
const sentences = practices.flatMap((practice) => sentencesOf(withSaid(practice)))

const pageOf = (texts: PracticeFile['texts']) => {
  const practice = withSaid({ ...filledIn, texts })
  return markupOf(<ServicesPage practice={practice} />)
}

const depois = 'servicos/como-e-a-primeira-sessao/depois'

describe('the sentences of the pages', () => {
  it('are all hers to change, or follow from a field, or have to stand', () => {
    const names = new Set(sentences.map(({ name }) => name))
    expect([...names].filter((name) => !fixed.some((pattern) => pattern.test(name))).sort()).toEqual(
      [...sentenceNames].sort(),
    )
  })

  it('have a name each', () => {
    for (const practice of practices) {
      const names = sentencesOf(withSaid(practice)).map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('stand as they are where she has put nothing', () => {
    expect(pageOf({})).toBe(pageOf(undefined))
  })

  it('of a section are said in her words on its slide and its page', () => {
    const practice = withSaid({
      ...filledIn,
      texts: {
        'sobre/abertura/titulo': 'Voltar a si.',
        'sobre/abertura/1': null,
        'atuacao/abertura/1': null,
        'servicos/abertura/1': 'Venha como está.',
        'contato/abertura/1': 'Uma linha basta.',
      },
    })
    const props = { practice, place: 'slide' } as const
    const services = markupOf(<ServicesSection {...props} />)
    expect(services).toContain('<p class="read" data-reveal="true">Venha como está.</p>')
    expect(services).not.toContain('para nos conhecermos')
    const approach = markupOf(<ApproachSection {...props} tools={[]} />)
    expect(approach).not.toContain('psicologia analítica')
    expect(approach).toContain('Na sessão, olhamos essas imagens')
    const about = markupOf(<AboutSection {...props} />)
    expect(about).toContain('>Voltar a si.</h2>')
    expect(about).not.toContain('não obriga a continuar')
    const formless = withSaid({ ...practice, contact: withoutForm })
    const contact = markupOf(<ContactSection practice={formless} place="slide" form={null} />)
    expect(contact).toContain('Uma linha basta.')
    expect(contact).not.toContain('melhores horários')
  })

  it('of a slide are as long as it has room for, the others as a page has', () => {
    const lengthsRefused = (name: string, ...lengths: number[]) =>
      lengths.filter(
        (length) => checkPractice({ ...filledIn, texts: { [name]: longest([0, length], '.') } }).problems.length > 0,
      )
    expect(lengthsRefused('atuacao/abertura/1', 300, 301)).toEqual([301])
    expect(lengthsRefused('servicos/abertura/1', 180, 181)).toEqual([181])
    expect(lengthsRefused('sobre/abertura/titulo', 22, 23)).toEqual([23])
    const problemsOf = (title: string) =>
      checkPractice({ ...filledIn, texts: { 'servicos/abertura/titulo': title } }).problems
    expect(problemsOf('Quatro formas de encontro.')).toEqual([])
    expect(problemsOf('Pelo autoconhecimento')).toHaveLength(1)
    expect(lengthsRefused(depois, 301, 600, 601)).toEqual([601])
    expect(checkPractice({ ...filledIn, texts: { 'servicos/abertura/1': null } }).problems).toEqual([])
  })

  it('are said in her words', () => {
    const page = pageOf({ [depois]: 'No fim, pensamos juntos <b> & sem pressa.' })
    expect(page).toContain('No fim, pensamos juntos &lt;b&gt; &amp; sem pressa.')
    expect(page).toContain('Depois')
    expect(page).not.toContain('posso indicar outros caminhos')
  })

  it('also where they hold links, which stay as long as she says nothing there', () => {
    const name = 'servicos/perguntas-que-costumam-vir/outra-pergunta'
    const { phone, email } = filledIn.contact
    expect(sentences.find((sentence) => sentence.name === name)?.standard).toBe(
      `Pode vir por telefone, ${phone}, ou por e-mail, ${email}.`,
    )
    expect(pageOf({ [name]: 'Pode vir quando quiser.' })).toContain('<p>Pode vir quando quiser.</p>')
    expect(pageOf({ [name]: null })).not.toContain('Outra pergunta?')
    expect(pageOf({ [depois]: null })).toContain(`<a href="mailto:${email}">${email}</a>`)
  })

  it('have titles in her words, too, and the names of the sentences below stay', () => {
    const page = pageOf({
      'servicos/como-e-a-primeira-sessao/titulo': 'A primeira conversa',
      'servicos/como-e-a-primeira-sessao/depois/titulo': 'No fim',
      'servicos/como-e-a-primeira-sessao/antes': 'Não precisa trazer nada.',
    })
    for (const said of ['A primeira conversa', 'No fim', 'Não precisa trazer nada.']) expect(page).toContain(said)
    expect(page).not.toMatch(/Como é a primeira sessão|Depois/)
  })

  it('go with their titles, a chapter with the last of its sentences, and the button stays', () => {
    expect(pageOf({ [depois]: null })).not.toContain('Depois')
    const rhythm = ['1', '2', 'o-que-fica-registrado'].map((name) => `servicos/o-ritmo-das-sessoes/${name}`)
    expect(pageOf(Object.fromEntries(rhythm.slice(1).map((name) => [name, null])))).toContain('O ritmo das sessões')
    const page = pageOf(Object.fromEntries([...rhythm, 'servicos/escreva-quando-quiser/1'].map((name) => [name, null])))
    expect(page).not.toContain('O ritmo das sessões')
    expect(page).not.toContain('Poucas palavras bastam')
    expect(page).toContain('>Vamos nos conhecer?</a>')
  })
})

describe('what has to stand', () => {
  it('stays when all around it is left out', () => {
    const page = pageOf({ 'servicos/para-quem-e/1': null })
    expect(page).toContain('Quando outro serviço atende melhor')
  })

  it('stays on the page on privacy beside what she says otherwise', () => {
    const practice = withSaid({
      ...filledIn,
      texts: {
        'privacidade/dados-e-finalidades/a-base-na-lei': 'Peço só o que o combinado exige.',
        'privacidade/como-falar-comigo/prazo': null,
      },
    })
    const page = markupOf(<PrivacyPage practice={practice} />)
    expect(page).toContain('Peço só o que o combinado exige.')
    expect(page).not.toMatch(/não peço dados de saúde|quinze dias/)
    for (const said of ['Sem faixa de cookies', 'O mesmo prazo', 'Tem menos de 18 anos?']) expect(page).toContain(said)
  })

  it('is not changed by the file either', () => {
    const name = 'servicos/para-quem-e/quando-outro-servico-atende-melhor'
    const file = practiceSchema.parse({ ...filledIn, texts: { [name]: null, [depois]: null } })
    expect(forSite(file).texts).toEqual({ [depois]: null })
  })
})

describe('her own words', () => {
  const checked = (texts: PracticeFile['texts']) => checkPractice({ ...filledIn, texts })

  it('keep to what the profession allows', () => {
    expect(checked({ [depois]: 'Prometo a cura em 10 sessões.' }).problems).toEqual([
      expect.stringContaining('não se pode prometer resultado'),
    ])
    expect(checked({ [depois]: 'x'.repeat(601) }).problems).toHaveLength(1)
    expect(checked({ [`${depois}/titulo`]: null }).problems).toHaveLength(1)
    expect(checked({ [`${depois}/titulo`]: 'Depois de'.repeat(7) }).problems).toHaveLength(1)
    expect(checked({ [`${depois}/titulo`]: 'Quando nos despedimos' }).problems).toEqual([])
    expect(checked({ [depois]: 'Conversamos com franqueza.', 'sobre/como-trabalho/1': null }).problems).toEqual([])
  })

  it('of a sentence that is gone are kept, and it is told', () => {
    const { problems, warnings } = checked({ 'servicos/um-capitulo-antigo/1': 'O que eu dizia.' })
    expect(problems).toEqual([])
    expect(warnings.join()).toContain(
      'servicos/um-capitulo-antigo/1: "O que eu dizia." — confira: "servicos/um-capitulo-antigo/1" não é mais uma frase do site',
    )
  })
})
