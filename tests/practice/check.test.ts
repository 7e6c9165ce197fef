import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFields, checkPractice } from '../../practice/check'
import { exampleStatements, exampleValues } from '../../practice/example'
import { examplePractice as practice } from '../../practice/examplePractice'
import { limits } from '../../practice/fields'
import { forSite } from '../../practice/forSite'
import { practiceJsonSchema } from '../../practice/jsonSchema'
import { practiceSchema } from '../../practice/schema'
import type { Place, Practice } from '../../src/core/practice'
import { always } from '../support/runs'
import { changed, filledIn, ofFields, problemsIn, shownPath, textPaths } from './example'

const problemsWith = (path: readonly (string | number)[], value: unknown) => problemsIn(changed(filledIn, path, value))

describe('the practice file', () => {
  it('passes as shipped, with a warning that tells how many fields are still the example', () => {
    const count = [exampleValues, ...Object.values(exampleStatements)].flat().length
    expect(checkPractice(practice, 'http://127.0.0.1:4180/editor')).toEqual({
      problems: [],
      warnings: [`${count} campos ainda são do exemplo: preencha em http://127.0.0.1:4180/editor`],
    })
  })

  it('names a wrong field as the form does, and where it stands in the file', () => {
    const wrong = changed(filledIn, ['credentials', 1, 'title'], 'a')
    expect(checkPractice(wrong).problems).toEqual([
      'Título (credentials[1].title): "a" — esperado: no mínimo 3 caracteres (tem 1)',
    ])
  })

  it('passes filled in, without a warning', () => {
    expect(checkPractice(filledIn)).toEqual({ problems: [], warnings: [] })
  })

  it('has a schema that editors of text can read', async () => {
    await expect(`${JSON.stringify(practiceJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../../practice.schema.json')
  })

  it('may not be published without an active registration', () => {
    expect(problemsWith(['registration', 'status'], 'inativo')).toEqual([
      'registration.status: "inativo" — esperado: "ativo" (sem registro ativo não se pode atender nem divulgar atendimento)',
    ])
  })

  it('speaks of the profession in one form', () => {
    expect(problemsWith(['profession'], 'psicólogo')).toEqual([
      expect.stringMatching(
        /^biography\[0\]: "Sou psicóloga.*esperado: a palavra "psicólogo", como no campo Profissão$/,
      ),
    ])
    const { problems, warnings } = checkPractice(
      changed(filledIn, ['fee'], 'Como dizia um psicólogo suíço, combinamos.'),
    )
    expect([problems, warnings]).toEqual([[], [expect.stringContaining('confira: o campo Profissão diz "psicóloga"')]])
  })
})

describe('one line in Portuguese per wrong field', () => {
  const long = 'a'.repeat(limits.biography[1] + 1)
  const time = 'uma hora como "9", "8h30" ou "18:00"'
  it.each<[path: (string | number)[], value: unknown, line: string]>([
    [['name'], undefined, 'name: falta — esperado: um texto entre aspas'],
    [['name'], 7, 'name: 7 — esperado: um texto entre aspas'],
    [['name'], 'Bo', 'name: "Bo" — esperado: no mínimo 3 caracteres (tem 2)'],
    [
      ['registration', 'number'],
      '05/123456',
      'registration.number: "05/123456" — esperado: o número da região 06 (este é da 05; se ele está certo, mude o campo Região)',
    ],
    [['contact', 'phone'], '1190000', 'contact.phone: "1190000" — esperado: telefone com DDD, como "(11) 90000-0000"'],
    [['profession'], 'terapeuta', 'profession: "terapeuta" — esperado: um destes valores: "psicóloga", "psicólogo"'],
    [
      ['biography', 1],
      long,
      `biography[1]: "${long.slice(0, 60)}…" — esperado: no máximo ${limits.biography[1]} caracteres (tem ${long.length})`,
    ],
    [
      ['biography'],
      ['só um parágrafo, quando são esperados dois deles'],
      'biography: uma lista — esperado: no mínimo 2 itens (tem 1)',
    ],
    [['contact', 'hours'], [], 'contact.hours: uma lista — esperado: no mínimo 1 item (tem 0)'],
    [['contact', 'hours', 0, 'opens'], 8, `contact.hours[0].opens: 8 — esperado: ${time}`],
    [['contact', 'hours', 0, 'closes'], '24:30', `contact.hours[0].closes: "24:30" — esperado: ${time}`],
    [
      ['contact', 'hours', 0, 'closes'],
      '08:00',
      'contact.hours[0].closes: "08:00" — esperado: uma hora depois da que está em “Das”',
    ],
    [['credentials'], [], 'credentials: uma lista — esperado: no mínimo 1 item (tem 0)'],
    [
      ['titles'],
      ['a', 'b', 'c', 'd'].map((name) => `mestre em ${name}`),
      'titles: uma lista — esperado: no máximo 3 itens (tem 4)',
    ],
    [
      ['contact', 'offices'],
      [{ district: 'Centro' }, { district: 'Centro' }],
      'contact.offices[1].name: falta — esperado: um nome (ou um bairro) que não seja o do primeiro consultório',
    ],
    [
      ['contact', 'offices'],
      [{ name: 'x', district: 'Centro' }, { district: 'Centro' }],
      'contact.offices[0].name: "x" — esperado: no mínimo 2 caracteres (tem 1)',
    ],
    [
      ['fee'],
      'Sessões a R$ 200 cada.',
      'fee: "Sessões a R$ 200 cada." — esperado: texto sem "R$ 200", porque o preço não pode servir de propaganda (Código de Ética, art. 20, d)',
    ],
    [
      ['profiles'],
      [{ name: 'Instagram', url: '@helena' }],
      'profiles[0].url: "@helena" — esperado: endereço completo, como "instagram.com/perfil" ou "https://www.exemplo.com.br"',
    ],
    [['contact', 'failureNotice'], 'não', 'contact.failureNotice: "não" — esperado: true ou false'],
    [['education'], null, 'education: null — esperado: um grupo de campos entre chaves'],
    [['education', 'curso'], 'x', 'education.curso: campo desconhecido — esperado: só os campos university, institute'],
    [
      ['contact', 'town'],
      'Mogi\u200b das Cruzes',
      'contact.town: "Mogi[U+200B] das Cruzes" — esperado: texto sem um espaço de largura zero (U+200B) na posição 5; apague esse trecho e digite-o de novo',
    ],
    [
      ['contact', 'town'],
      'Belém - PA',
      'contact.town: "Belém - PA" — esperado: só o nome da cidade, sem o estado e sem números',
    ],
    [
      ['biography', 0],
      'A primeira conversa é gratuita.',
      'biography[0]: "A primeira conversa é gratuita." — esperado: texto sem "gratuita", porque o preço não pode servir de propaganda (Código de Ética, art. 20, d)',
    ],
    [['name'], 'Helena 🌸', 'name: "Helena 🌸" — esperado: texto sem emoji, que as letras do site não têm'],
    [
      ['name'],
      'Helena\u202e Prado',
      'name: "Helena[U+202E] Prado" — esperado: texto sem uma marca de direção da escrita (U+202E) na posição 7; apague esse trecho e digite-o de novo',
    ],
    [
      ['contact', 'phone'],
      '(20) 3456-7890',
      'contact.phone: "(20) 3456-7890" — esperado: um DDD que exista (20 não existe)',
    ],
    [
      ['contact', 'form', 'accessKey'],
      'contato@helenaprado.com.br',
      'contact.form.accessKey: "contato@helenaprado.com.br" — esperado: a chave que o Web3Forms manda por e-mail, de 36 caracteres, como "1a2b3c4d-…" (isto parece um endereço de e-mail)',
    ],
    [
      ['contact', 'form', 'accessKey'],
      '5f0c2a1e-0b7d-4b0e',
      'contact.form.accessKey: "5f0c2a1e-0b7d-4b0e" — esperado: a chave que o Web3Forms manda por e-mail, de 36 caracteres, como "1a2b3c4d-…" (isto parece uma chave cortada ou com algo a mais, pois tem 18)',
    ],
    [
      ['contact', 'form', 'endpoint'],
      'https://API.web3forms.com/submit',
      'contact.form.endpoint: "https://API.web3forms.com/submit" — esperado: domínio em minúsculas, "api.web3forms.com"',
    ],
    [
      ['site', 'url'],
      'https://www.psicóloga.com.br',
      'site.url: "https://www.psicóloga.com.br" — esperado: endereço sem acentos: os navegadores escrevem o domínio como "www.xn--psicloga-y3a.com.br"',
    ],
    [
      ['site', 'url'],
      'https://www.helenaprado.com.br?de=cartao',
      'site.url: "https://www.helenaprado.com.br?de=cartao" — esperado: endereço sem "?" nem o que vem depois',
    ],
    [
      ['contact', 'state', 'name'],
      'Rio de Janeiro',
      'contact.state.name: "Rio de Janeiro" — esperado: o nome do estado da sigla SP, "São Paulo"',
    ],
    [['site', 'poweredBy'], 'Estúdio', 'site.poweredBy: "Estúdio" — esperado: null, ou { name, url }'],
  ])('%j = %j', (path, value, line) => {
    expect(problemsWith(path, value)).toEqual([line])
  })

  it.each<[path: (string | number)[], value: unknown]>([
    [['aboutSlug'], 'Helena Prado'],
    [['aboutSlug'], 'são-paulo'],
    [['registration', 'region'], '25'],
    [['contact', 'email'], 'contato@'],
    [['contact', 'state', 'code'], 'Sp'],
    [['contact', 'hours', 0, 'from'], 'sabado'],
    [['contact', 'hours', 0, 'to'], 'Domingo'],
    [['contact', 'form', 'endpoint'], '/enviar'],
    [['contact', 'form', 'endpoint'], 'http://api.exemplo.com.br/enviar'],
    [['contact', 'form', 'accessKey'], ''],
    [['services', 0, 'title'], 'Psicoterapia e análise de sonhos'],
    [['services', 0, 'format'], 'Online'],
    [['portrait', 'file'], '/etc/retrato.txt'],
    [['portrait', 'engraved'], 'sim'],
    [['portrait', 'alt'], 'Retrato'],
    [['site', 'url'], 'http://www.helenaprado.com.br'],
    [['credentials', 0, 'title'], 'CRP 06/654321'],
    [['portrait', 'file'], 'photos/IMG_1234.HEIC'],
  ])('%j = %j', (path, value) => {
    const problems = problemsWith(path, value)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${shownPath(path).replace(/[[\].]/g, '\\$&')}: .+ — esperado: .+$`))
  })

  it('names days that run backwards', () => {
    const backwards = { from: 'sexta', to: 'segunda', opens: '08:00', closes: '18:00' }
    expect(problemsWith(['contact', 'hours', 0], backwards)[0]).toMatch(/^contact\.hours\[0\]\.to: "segunda"/)
  })

  it('gives several wrong fields a line each', () => {
    const wrong = changed(changed(filledIn, ['contact', 'phone'], '1'), ['name'], '')
    expect(problemsIn(wrong).map((line) => line.split(':')[0])).toEqual(['name', 'contact.phone'])
  })

  it.each([undefined, null, 3, [], 'texto'])('also for no practice at all: %j', (value) => {
    expect(problemsIn(value)).toHaveLength(1)
  })

  it.each(['http://localhost:4173', 'http://127.0.0.1:8787', 'http://192.168.0.7:4173', 'http://[::1]:4173'])(
    'accepts http within the local network: %s',
    (origin) => {
      expect(problemsWith(['site', 'url'], origin)).toEqual([])
      expect(problemsWith(['contact', 'form', 'endpoint'], `${origin}/inbox`)).toEqual([])
    },
  )

  it.each<[path: (string | number)[], value: string]>([
    [['contact', 'form', 'endpoint'], 'https://api.web3forms.com/submit?id=3'],
    [['site', 'url'], 'https://www.xn--psicloga-y3a.com.br'],
    [['site', 'url'], 'https://nome.github.io/site'],
    [['credentials', 0, 'title'], 'CRP-06 nº 123.456'],
    [['credentials', 0, 'description'], 'CRP da 6ª Região desde 2012'],
    [['credentials', 0, 'description'], 'Inscrição secundária CRP 05/IS-123'],
    [['biography', 0], 'Sou psicóloga e trabalho com o método Alfa® ou Beta™, © de quem o fez, à letra §.'],
    [['biography', 1], 'Recebo sonhos e lembranças em “paz”, – sem pressa… às 3ªs e 5ªs, d’onde vierem.'],
  ])('accepts %j = %j', (path, value) => {
    expect(checkPractice(changed(filledIn, path, value))).toEqual({ problems: [], warnings: [] })
  })

  it('any single wrong text yields one line that names its path', () => {
    const wrongTexts = fc.oneof(
      fc.constantFrom('', ' ', '{name}', '{{email}}', '[NOME]', 'Lorem ipsum dolor', 'XXXX', '<seu nome>', '\n'),
      fc.string({ minLength: 201 }).map((text) => `${text}{`),
      fc.string({ maxLength: 30 }).map((text) => `${text} [PREENCHER]`),
    )
    always(fc.constantFrom(...textPaths(ofFields)), wrongTexts, (path, text) => {
      const problems = problemsWith(path, text)
      expect(problems).toHaveLength(1)
      expect(problems[0]?.startsWith(`${shownPath(path)}: `)).toBe(true)
      expect(problems[0]).not.toContain('\n')
    })
  })
})

describe('what is said twice', () => {
  const withContact = (contact: object) => changed(filledIn, ['contact'], { ...filledIn.contact, ...contact })
  const warningsOf = (contact: object) => checkPractice(withContact(contact)).warnings
  const [weekdays] = filledIn.contact.hours

  it('leaves no hour to two lines', () => {
    const lines = [weekdays, { ...weekdays, from: 'sexta', to: 'sábado' }]
    expect(problemsIn(withContact({ hours: lines }))).toEqual([
      expect.stringMatching(/^contact\.hours\[1\]\.opens: .* — esperado: um horário que não se cruze com o Horário 1$/),
    ])
    const weekend = { ...weekdays, from: 'sábado', to: 'domingo' }
    const morning = { ...weekdays, closes: '12:00' }
    const afternoon = { ...weekdays, opens: '12:00' }
    expect(problemsIn(withContact({ hours: [morning, afternoon, weekend] }))).toEqual([])
  })

  it('is looked at as far as it is right, whatever else is wrong', () => {
    const later = { ...weekdays, from: 'sexta', to: 'segunda' }
    const state = { name: 'Acre', code: 'RJ' }
    const wrong = changed(withContact({ hours: [weekdays, weekdays, later], state, phone: '1' }), ['name'], undefined)
    expect(problemsIn(wrong).map((line) => line.split(':')[0])).toEqual([
      'name',
      'contact.phone',
      'contact.hours[1].opens',
      'contact.hours[2].to',
      'contact.state.name',
    ])
    expect(checkPractice(wrong).warnings).toEqual([
      expect.stringMatching(/^Estado de onde você atende › Estado: /),
      expect.stringMatching(/^Contato › WhatsApp: /),
    ])
    const withoutNumber = changed(filledIn, ['registration', 'number'], '')
    expect(problemsIn(withoutNumber)).toHaveLength(1)
  })

  it('is doubted where region, state and area code do not belong together', () => {
    expect(warningsOf({ state: { name: 'Rio de Janeiro', code: 'RJ' } })).toEqual([
      'Estado de onde você atende › Estado: "RJ" — confira: o seu CRP é o da região 06 (São Paulo); para atender em outro estado, pode ser exigida uma inscrição secundária',
      'Contato › Telefone: "(11) 3456-7890" — confira: o DDD 11 é de outro estado',
      'Contato › WhatsApp: "5511987654321" — confira: o DDD 11 é de outro estado',
    ])
    const rio = { town: practice.contact.town, phone: '(21) 3456-7890', whatsapp: '5521987654321' }
    expect(warningsOf(rio)).toEqual([expect.stringMatching(/ do exemplo: /)])
    const goias = { state: { name: 'Goiás', code: 'GO' }, phone: '(61) 3456-7890', whatsapp: '5561987654321' }
    const registered = changed(withContact(goias), ['registration', 'region'], '09')
    expect(checkPractice(changed(registered, ['credentials', 0, 'title'], 'CRP 09/123456')).warnings).toEqual([])
  })

  it('is wrong where a room, or a format, is not where one says one works', () => {
    const { offices, ...contact } = filledIn.contact
    const at = (where: Place, contact: Practice['contact'] = filledIn.contact) =>
      problemsIn({ ...filledIn, contact, care: { ...filledIn.care, where } })
    expect(at('no consultório e por vídeo')).toEqual([])
    expect(at('no consultório', contact)[0]).toMatch(/^contact.offices: falta — esperado: ao menos um consultório/)
    expect(at('no consultório')).toEqual([
      expect.stringMatching(/^services\[0\].format: "Presencial ou Online" — esperado: um formato em que você atende/),
      expect.stringMatching(/^services\[2\].format: "Videochamada" — esperado: um formato em que você atende/),
    ])
    expect(at('por vídeo')[0]).toMatch(
      /^contact.offices: .* — esperado: nenhum consultório \(o atendimento é por vídeo\)/,
    )
  })

  it('is read from rooms and formats in a file that does not say where', () => {
    const { care, ...untold } = filledIn
    expect(problemsIn(untold)).toEqual([])
    expect(forSite(practiceSchema.parse(untold)).care).toEqual({
      where: 'no consultório e por vídeo',
      whom: ['pessoas adultas'],
    })
    const inRoom = { ...untold, services: [{ ...untold.services[0], format: 'Presencial' }] }
    expect(forSite(practiceSchema.parse(inRoom)).care.where).toBe('no consultório')
  })

  it('has statements by the page that shows them, which nobody asks about once it was read', () => {
    const statements = checkFields({ ...practice, services: practice.services.toReversed() }).statements
    expect(statements).toContainEqual({ path: 'services.2.description', page: 'servicos' })
    const count = (confirmed: string[]) =>
      Number.parseInt(checkPractice({ ...practice, confirmed }).warnings[0] ?? '', 10)
    expect(count([]) - count(['servicos:1a2b'])).toBe(exampleStatements.servicos?.length)
  })

  it('is not asked about what the site does not say of it', () => {
    const { form: _, email: __, ...contact } = practice.contact
    const asked = (practice: unknown) => checkFields(practice).statements.map(({ path }) => path)
    const inRoom = { ...practice.care, where: 'no consultório' }
    expect(asked(practice)).toEqual(expect.arrayContaining(['clientsOnline', 'contact.mailbox.country']))
    expect(asked({ ...practice, contact }).filter((path) => path.startsWith('contact.mailbox'))).toEqual([])
    expect(asked({ ...practice, care: inRoom })).not.toContain('clientsOnline')
  })

  it('is doubted where her own words name a way of seeing people that she has not marked', () => {
    const doubtsOf = (where: string, text: string) => {
      const practice = changed(changed(filledIn, ['care'], { where, whom: ['casais'] }), ['biography', 1], text)
      return checkPractice(practice).warnings.filter((line) => line.startsWith('Parágrafo 2'))
    }
    const doubt = (where: string, said: string) => [
      expect.stringMatching(`confira: em “Onde você atende” está "${where}", e aqui "${said}"$`),
    ]
    const room = 'Hoje escuto também no meu consultório, em frente à praça da cidade.'
    expect(doubtsOf('por vídeo', room)).toEqual(doubt('por vídeo', 'no meu consultório'))
    const screen = 'Trabalho presencialmente e on-line com quem mora em outras cidades.'
    expect(doubtsOf('no consultório', screen)).toEqual(doubt('no consultório', 'on-line'))
    for (const [where, text] of [
      ['por vídeo', 'Não atendo no consultório: nos vemos pela tela, com hora marcada.'],
      ['no consultório', 'Trabalho sem videochamada, porque a sala faz parte da escuta.'],
      ['no consultório e por vídeo', screen],
    ] as const)
      expect(doubtsOf(where, text)).toEqual([])
  })

  it('is doubted where no service can be had in one of the ways she has marked', () => {
    const warningsFor = (...formats: string[]) =>
      checkPractice({
        ...filledIn,
        care: { where: 'no consultório e por vídeo', whom: ['pessoas adultas'] },
        services: formats.map((format, index) => ({ ...practice.services[index], title: `Conversa ${index}`, format })),
      }).warnings.filter((line) => line.includes('nenhum dos seus'))
    const doubt = (where: string) => [expect.stringMatching(`confira: nenhum dos seus serviços é ${where}$`)]
    expect(warningsFor('Presencial', 'Presencial')).toEqual(doubt('por vídeo'))
    expect(warningsFor('Videochamada')).toEqual(doubt('no consultório'))
    expect(warningsFor('Presencial', 'Videochamada')).toEqual([])
    expect(warningsFor('Videochamada', 'Presencial ou Online')).toEqual([])
  })

  it('is doubted where the privacy page was read in a month to come', () => {
    const { warnings } = checkPractice(changed(filledIn, ['privacyReviewed'], 'maio de 2099'))
    expect(warnings).toEqual([
      'Quando você releu a página Privacidade: "maio de 2099" — confira: este mês ainda não chegou',
    ])
  })

  it('is doubted where a mobile phone is not the one of WhatsApp', () => {
    expect(warningsOf({ phone: '(11) 98765-4320' })).toEqual([
      'Contato › Telefone: "(11) 98765-4320" — confira: este celular não é o mesmo do WhatsApp, "5511987654321"',
    ])
    expect(warningsOf({ phone: '(11) 98765-4321' })).toEqual([])
    expect(warningsOf({ phone: '(11) 98765-4321', whatsapp: '551187654321' })).toEqual([])
  })

  it('is doubted where a text has another telephone or e-mail', () => {
    const withText = (text: string) => checkPractice(changed(filledIn, ['biography', 1], text)).warnings
    expect(withText('Escreva para helena@gmail.com ou ligue para (11) 3333-4444, de manhã.')).toEqual([
      expect.stringMatching(/^Parágrafo 2: .* — confira: o telefone \(11\) 3333-4444 não é o do campo Telefone/),
      expect.stringMatching(/^Parágrafo 2: .* — confira: o e-mail helena@gmail\.com não é o E-mail de contato$/),
    ])
    for (const text of [
      'Escreva para Contato@helenaprado.com.br ou ligue para 11 3456 7890, de manhã.',
      'Mande mensagem para (11) 98765-4321, +55 11 98765 4321 ou 98765-4321.',
      'Entre 2008-2012 morei em 08773-000; em crise, ligue 188, do CVV, ou 192, o SAMU.',
    ])
      expect(withText(text)).toEqual([])
  })
})

describe('a shipped text beside a value of one’s own', () => {
  const photo = ['portrait', 'file'] as const

  it('does not describe a photograph as the engraving', () => {
    expect(problemsWith(photo, 'photos/retrato.jpg')).toEqual([
      expect.stringMatching(/^portrait\.alt: "Ilustração em traço.*" — esperado: a descrição da sua foto/),
    ])
    const described = changed(filledIn, ['portrait', 'alt'], 'Retrato de Helena, sorrindo, em frente a uma estante.')
    expect(problemsIn(changed(described, photo, 'photos/retrato.jpg'))).toEqual([])
  })
})
