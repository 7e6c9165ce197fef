import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFields, checkPractice } from '../../practice/check'
import { forSite } from '../../practice/derivedCopy'
import { exampleFields } from '../../practice/example'
import { examplePractice as practice } from '../../practice/examplePractice'
import { valueAt } from '../../practice/paths'
import type { PracticeFile } from '../../practice/schema'
import { practiceSchema } from '../../practice/schema'
import { wholePractices } from '../support/extremePractices'
import { always } from '../support/runs'
import { changed, filledIn, ofFields, type Path, problemsIn, shownPath, textPaths } from './example'

/** Texts of a table, between dots or on lines of their own. */
const cells = (table: string): string[] => table.trim().split(/ · |\n\s*/)

/** Wrong wherever a text is expected. */
const badTexts: readonly unknown[] = [
  ...[null, 7, true, [], ['texto'], {}, '', ' ', '\n', '\u200b', `${'a'.repeat(700)} {`],
  ...cells(
    '{name} · {{email}} · [NOME] · <seu nome> · XXXX · Lorem ipsum dolor sit amet · 👩🏽\u200d⚕️ · ❤ · ☎ 11 · 🇧🇷',
  ),
]

/** Wrong in one field, in the ways people get it wrong. */
const perField: Readonly<Record<string, readonly unknown[]>> = {
  name: [undefined, 'a'.repeat(61), ...cells('Bo · Dra. Helena Prado · Ana Pradovasquesalbuquerque · 王小明')],
  profession: cells('terapeuta · Psicóloga · psicanalista'),
  'registration.region': cells('25 · 00 · 006 · 6 · SP · 06ª'),
  'registration.number': cells('12 · 12345678 · 123456-IS'),
  'registration.status': cells('inativo · Ativo · suspenso'),
  'care.whom': [[], ['casais', 'casais'], ['bebês']],
  'contact.phone': cells('(011) 3456-7890 · 3456-7890 · (11) 8456-7890 · (20) 3456-7890 · 0800 123 4567 · ligue'),
  'contact.whatsapp': cells('98765-4321 · 55119876543210 · 5520987654321 · wa.me/message/ABC123'),
  'contact.email': cells('contato@ · @helena.com.br · contato@helena · a@b@c.com.br · mailto:a@helena.com.br'),
  'contact.town': cells('A · Belém - PA · Belém/PA'),
  'contact.state.code': cells('sp · XX · São Paulo · toString'),
  'contact.hours': [[], {}, null, 'segunda a sexta', Array(7).fill(filledIn.contact.hours[0])],
  'contact.hours[0].from': cells('Segunda · segunda-feira'),
  'contact.hours[1].to': cells('sexta · Domingo'),
  'contact.hours[0].opens': [-1, null, ...cells('25:00 · 08:60 · 8h3 · oito horas')],
  'contact.form.endpoint': cells(`
    /enviar · http://api.web3forms.com/submit · ftp://api.web3forms.com/submit · https:// · https://a
    https://ana:senha@a.com.br/ · https://a.com.br/#enviar · https://a.com.br;script-src · https://a'.com.br
    https://a,b.com.br · https://*.com.br · https://*.local · https://a_b.com.br · https://a b.com.br/ · javascript:alert(1)`),
  'contact.form.accessKey': cells('a b · contato@helenaprado.com.br · 5f0c2a1e · 5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7dzz'),
  'contact.failureNotice': ['true', 0, null, undefined],
  education: [null, 'USP', []],
  'education.training': cells('completa · analista'),
  'education.institute': [undefined],
  'credentials[0].title': cells('CRP 06/654321 · CRP 05/123456 · CRP-06 nº 123457 · crp 123.457 · CRP-SP 654321'),
  biography: [[], ['um'], null, 'texto'],
  'biography[0]': cells(`
    Curto demais.
    Sou psicólogo desde 2012 e trabalho com a psicologia analítica, em sessões.
    Sou psicóloga, CRP 06/654321, e trabalho com a psicologia analítica, em sessões.
    Na primeira sessão você já vai ficar curada de tudo o que a incomoda há anos.`),
  services: [[], null, Array(7).fill(filledIn.services[0])],
  'services[0].title': cells('Psicoterapia e análise de sonhos · Psicoterapiaindividual · R$ 150 · aa'),
  'services[0].format': cells('Online · presencial'),
  'services[0].duration': [undefined, 'h', 'a'.repeat(21)],
  privacyReviewed: cells('hoje · 2026 · em novembro de 2026 · 13/2026 · novembro 26'),
  'portrait.file': [
    '',
    7,
    undefined,
    ...cells('/etc/retrato.txt · ../retrato.jpg · C:\\fotos\\retrato.jpg · retrato.gif'),
  ],
  'site.url': cells(`
    www.helenaprado.com.br/?a=1 · http://www.helenaprado.com.br · https://helenaprado · helenaprado
    https://www.helenaprado.com.br/página · https://nome.github.io/a;b · https://www.helena prado.com.br`),
  'site.poweredBy': ['Estúdio', 7, [], undefined],
  curso: ['um campo a mais'],
}

const pathOf = (shown: string): Path =>
  shown.split(/[.[]/).map((key) => (key.endsWith(']') ? Number(key.slice(0, -1)) : key))

const wrongValues = [
  // the name of a state follows from its code
  ...textPaths(ofFields)
    .filter((path) => shownPath(path) !== 'contact.state.name')
    .flatMap((path) => badTexts.map((value) => [path, value] as const)),
  ...Object.entries(perField).flatMap(([path, values]) => values.map((value) => [pathOf(path), value] as const)),
]

describe('a wrong value', () => {
  it('is answered by one line with its name, place, value, and what is expected', () => {
    const lines = (path: Path, value: unknown) => checkPractice(changed(filledIn, path, value)).problems
    expect(lines(['credentials', 1, 'title'], 'a')).toEqual([
      'credentials[1].title: "a" — esperado: no mínimo 3 caracteres (tem 1)',
    ])
    expect(lines(['fee'], 'Sessões a R$ 200 cada.')).toEqual([
      'fee: "Sessões a R$ 200 cada." — esperado: texto sem "R$ 200", porque o preço não pode servir de propaganda (Código de Ética, art. 20, d)',
    ])
    expect(lines(['contact', 'hours'], [])).toEqual(['contact.hours: [] — esperado: no mínimo 1 item (tem 0)'])
    expect(lines(['contact', 'phone'], '(31) 98765-43210 (zap)')[0]).toMatch(/sem palavras e com DDD .*tem 12 ao todo/)
    expect(lines(['education', 'curso'], 'x')).toEqual([
      'education.curso: campo desconhecido — esperado: só os campos previstos',
    ])
  })

  it('of any field is answered so', () => {
    const misanswered = wrongValues.flatMap(([path, value]) => {
      const problems = problemsIn(changed(filledIn, path, value))
      const isLine = /: .+ — esperado: ./.test(problems[0] ?? '') && !/[\p{C}\u2028\u2029]/u.test(problems[0] ?? '')
      const isAnswered = problems[0]?.startsWith(`${shownPath(path)}`) && problems.length === 1
      return isAnswered && isLine ? [] : [{ path: shownPath(path), value, problems }]
    })
    expect(misanswered).toEqual([])
  })

  it('never makes the check itself fail', () => {
    const places = textPaths(ofFields).flatMap((path) => [path, ...path.map((_, index) => path.slice(0, index))])
    always(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
      expect(() => checkPractice(changed(filledIn, path, value))).not.toThrow()
    })
  })
})

/** What people write, and what the site gets. */
const normalized: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { 'Helena Prado': '  Helena\u00a0Pra\u00addo\u202e \ud83d\n', 'Angélica Prado': 'Ange\u0301lica\tPrado' },
  'registration.number': { 123456: '06/123456 · 6/123.456 · CRP 06/123456 · 06-123456 · CRP06 123456 · 123.456' },
  'contact.phone': {
    '(11) 3456-7890':
      '11 3456-7890 · 1134567890 · (11)3456-7890 · +55 (11) 3456-7890 · (11) 3456.7890 · (11) 3456–7890',
  },
  'contact.whatsapp': {
    5511987654321: '(11) 98765-4321 · +55 11 98765-4321 · https://wa.me/5511987654321 · wa.me/5511987654321?text=Oi',
  },
  'contact.hours[0].opens': {
    '08:30': '8h30 · 8.30 · 08:30 · 8 h 30 · 8h30min',
    '09:00': '9 · 9h · 9hs · 9 horas · 9:00h · 9h às 18h · 9-18h · 09:00 – 18:00 · das 9:00 as 18:00',
    '13:00': '13h às 21h',
  },
  'contact.hours[0].closes': { '19:00': '19h · 19' },
  'contact.form.endpoint': {
    'https://api.web3forms.com/submit': 'api.web3forms.com/submit · HTTPS://API.web3forms.com:443/submit',
  },
  'contact.answerTime': {
    'até dois dias': 'Respondo em até dois dias. · em até dois dias · Até dois dias',
    '24 horas': '24h',
  },
  clientsOnline: { 'pessoas em todo o Brasil': 'Atendo online pessoas em todo o Brasil' },
  'services[0].duration': {
    '60 minutos': 'Sessões de 60 minutos',
    '50 minutos': '50min',
    '1 hora e 30 minutos': '1h30 · 1 h 30 min',
  },
  messagesKept: { 'seis meses': 'até seis meses após o contato · seis meses.' },
  'profiles[0].url': { 'https://instagram.com/helena': 'instagram.com/helena · http://instagram.com/helena' },
  privacyReviewed: { 'novembro de 2026': '11/2026 · 11/26 · Novembro de 2026 · nov./26 · novembro/2026' },
  'site.url': {
    'https://www.helenaprado.com.br': 'www.helenaprado.com.br · https://www.helenaprado.com.br/',
    'https://www.xn--psicloga-y3a.com.br': 'www.psicóloga.com.br',
    'https://nome.github.io/site': 'nome.github.io/site/',
    'http://localhost:4173': 'http://localhost:4173',
    'http://192.168.0.7:4173': 'http://192.168.0.7:4173',
  },
}

it('one field may say what the next one says', () => {
  const siteOf = (file: unknown) => forSite(practiceSchema.parse(file))
  const both = changed(filledIn, ['contact', 'hours', 0], { from: 'segunda', to: 'sexta', opens: '13h às 21h' })
  expect(siteOf(both).contact.hours[0]).toMatchObject({ opens: '13:00', closes: '21:00' })
  expect(siteOf(changed(filledIn, ['registration', 'number'], 'CRP 02/21847')).registration).toMatchObject({
    region: '02',
    number: '21847',
  })
  expect(siteOf({ ...filledIn, name: 'Íris d’Ávila' }).aboutSlug).toBe('iris-d-avila')
  expect(siteOf(changed(filledIn, ['contact', 'state'], { code: 'BA' })).contact.state.name).toBe('Bahia')
})

it('what people write is normalized', () => {
  const someone = { ...filledIn, profiles: [{ name: 'Instagram', url: 'instagram.com/helena' }] }
  for (const [path, values] of Object.entries(normalized))
    for (const [read, table] of Object.entries(values))
      for (const written of path === 'name' ? [table] : cells(table)) {
        const practice = changed(someone, pathOf(path), written)
        expect(problemsIn(practice), written).toEqual([])
        expect(valueAt(forSite(practiceSchema.parse(practice)), pathOf(path)), written).toBe(read)
      }
})

describe('fields beside one another', () => {
  const contact = (change: Partial<PracticeFile['contact']>) => ({
    ...filledIn,
    contact: { ...filledIn.contact, ...change },
  })
  const at = (where: PracticeFile['care']['where'], file: PracticeFile = filledIn) => ({
    ...file,
    care: { ...file.care, where },
  })
  const trained = (training: PracticeFile['education']['training'], description: string) => ({
    ...filledIn,
    education: { ...filledIn.education, training },
    credentials: [{ title: 'Formação', description }],
  })
  const way = { phone: undefined, whatsapp: undefined, email: undefined }
  it.each<[line: string, file: object]>([
    [
      'contact.offices: falta — esperado: ao menos um consultório',
      at('no consultório', contact({ offices: undefined })),
    ],
    ['contact.offices[1].name: falta', contact({ offices: [{ district: 'Centro' }, { district: 'Centro' }] })],
    ['contact.email: falta — esperado: e-mail, telefone ou WhatsApp', contact(way)],
    ['portrait.alt: "Ilustração', { ...filledIn, portrait: { ...filledIn.portrait, file: 'photos/a.jpg' } }],
    [
      'credentials[0].description: "analista junguiana" — esperado: texto sem "analista junguiana", porque só se citam títulos que se têm (Código de Ética, art. 20, b)',
      trained('em formação', 'analista junguiana'),
    ],
    ['credentials[0].description: "Sou junguiana."', trained('em formação', 'Sou junguiana.')],
  ])('%s', (line, file) => {
    expect(problemsIn(file)[0]?.slice(0, line.length)).toBe(line)
  })

  it('say nothing where there is nothing to say', () => {
    for (const file of [filledIn, practice, ...Object.values(wholePractices)]) expect(problemsIn(file)).toEqual([])
    expect(problemsIn(trained('estudo e supervisão', 'Não sou analista junguiana; estudo em grupo'))).toEqual([])
    expect(problemsIn(trained('em formação', 'analista junguiana em formação'))).toEqual([])
    expect(problemsIn(trained('formação em instituto', 'analista junguiana'))).toEqual([])
    expect(checkPractice(filledIn).warnings).toEqual([])
  })

  it('of a practice by video ask for no room, and show none', () => {
    const byVideo = at('por vídeo')
    expect(problemsIn(byVideo)).toEqual([])
    expect(
      checkFields({ ...practice, care: byVideo.care })
        .examples.map(({ path }) => path)
        .join(),
    ).not.toContain('offices')
    const { contact, services } = forSite(practiceSchema.parse(byVideo))
    expect(contact.offices).toBeUndefined()
    expect(services.map(({ format }) => format)).toEqual(services.map(() => 'Videochamada'))
  })
})

describe('what is still the example', () => {
  const count = (practice: object) => Number(/^\d+/.exec(checkPractice(practice).warnings[0] ?? '')?.[0])

  it('is counted until its value is another, or its page has been read', () => {
    // one duration stands in three services
    expect(count(practice)).toBe(Object.values(exampleFields).flat().length + 2)
    expect(count({ ...practice, name: 'Helena Prado' })).toBe(count(practice) - 1)
    expect(count({ ...practice, confirmed: ['contato:abc'] })).toBe(count(practice) - 8)
  })

  it('is found wherever in its list it has gone to', () => {
    const services = practice.services.slice(1)
    const paths = checkFields({ ...practice, services }).examples.map(({ path }) => path)
    expect(paths).toContain('services.0.description')
  })
})
