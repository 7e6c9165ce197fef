import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { limits } from '../../practice/fields'
import { forSite } from '../../practice/forSite'
import { valueAt } from '../../practice/paths'
import { practiceSchema } from '../../practice/schema'
import { always } from '../support/runs'
import { accessKey, changed, filledIn, ofFields, type Path, problemsIn, shownPath, textPaths } from './example'

type WrongValue = readonly [path: Path, value: unknown]

/** Texts of a table, between dots or on lines of their own. */
const cells = (table: string): string[] => table.trim().split(/ · |\n\s*/)

/** A text one character too long. */
const over = ([, max]: readonly [number, number]) => 'a'.repeat(max + 1)

/** Wrong wherever a text is expected. */
const noTexts = [undefined, null, 7, Number.NaN, true, [], ['texto'], {}, { texto: 'a' }]
const badTexts = [
  ...cells(
    '{name} · {{email}} · [NOME] · <seu nome> · XXXX · Lorem ipsum dolor sit amet · 👩🏽\u200d⚕️ · ❤️ · ❤ · 🙂 · ☎ 11 · 1️⃣ · 🇧🇷',
  ),
  ...[...'\u0007\u00ad\u061c\u200b\u200c\u200d\u202e\u2066\u3164\ufeff\ufffd'].map((sign) => `a${sign}b`),
  ...['', ' ', '\n', 'a\ud83db', `${'a'.repeat(400)} {`],
]

const isOptional = (path: Path) =>
  ['offices', 'mailbox', 'answerTime', 'phone', 'whatsapp', 'email', 'clients', 'clientsOnline', 'institute'].some(
    (group) => path.includes(group),
  )

const wrongTexts = textPaths(ofFields).flatMap((path) =>
  [...noTexts.filter((value) => value !== undefined || !isOptional(path)), ...badTexts].map(
    (value): WrongValue => [path, value],
  ),
)

/** Wrong in one field, in the ways people get it wrong. */
const perField: Readonly<Record<string, readonly unknown[]>> = {
  name: [
    over(limits.name),
    ...cells(
      'Bo · Dra. Helena Prado · Doutora Helena · Drª Helena · Ana Pradovasquesalbuquerque · هيلينا برادو · 王小明',
    ),
  ],
  profession: cells('terapeuta · Psicóloga · psicologa · psicanalista'),
  aboutSlug: [
    over(limits.aboutSlug),
    ...cells('Helena · helena prado · são-paulo · -helena · helena- · a--b · a_b · /helena'),
  ],
  'registration.region': cells('25 · 00 · 0 · 006 · SP · 06ª · CRP 06'),
  'registration.number': cells('12 · 12345678 · 05/123456 · CRP 5/123.456 · 06/12 · 123456-IS · 12 3456'),
  'registration.status': cells('inativo · Ativo · suspenso · em análise'),
  'contact.phone': cells(`
    (011) 3456-7890 · 3456-7890 · 98765-4321 · (11) 8456-7890 · (11) 9345-6789 · (11) 993456-7890 · (10) 3456-7890
    (20) 3456-7890 · (23) 98765-4321 · (90) 98765-4321 · 0800 123 4567 · ligue · (11) 3456-7890 ramal 2`),
  'contact.whatsapp': cells(`
    98765-4321 · 55119876543 · 55119876543210 · 5511187654321 · 5520987654321 · 5501987654321 · 1111987654321
    (20) 98765-4321 · wa.me/551198765 · wa.me/message/ABC123`),
  'contact.email': cells(`
    contato@ · @helena.com.br · contato helena.com.br · contato@helena · contato@helena.com.br. · a@b@c.com.br
    contato @helena.com.br · contato@helena,com.br · mailto:a@helena.com.br · ${over(limits.email)}@helena.com.br`),
  'contact.town': ['A', over(limits.town)],
  'contact.state.name': cells('SP · Sao Paulo · são paulo · Rio de Janeiro · Estado de São Paulo'),
  'contact.state.code': cells('sp · Sp · XX · S · SPX · São Paulo · toString'),
  'contact.hours': [[], {}, null, 'segunda a sexta', Array(7).fill(filledIn.contact.hours[0])],
  'contact.hours[0]': [null, 'segunda', [], 8],
  'contact.hours[0].from': [1, ...cells('Segunda · segunda-feira · seg · sabado · monday')],
  'contact.hours[0].to': [5, ...cells('Sexta · sexta-feira · terca · feriados')],
  'contact.hours[0].opens': [-1, 24.5, null, ...cells('25:00 · 08:60 · 8h3 · oito horas')],
  'contact.hours[0].closes': [25, null, ...cells('24:30 · 18:60 · 1830 · noite')],
  'contact.answerTime': ['já', over(limits.answerTime), 'apenas em 2 sessões', 'nunca', '-2 dias', 'no mesmo dia'],
  'contact.form.endpoint': cells(`
    /enviar · @helena · formulario · http://api.web3forms.com/submit · ftp://api.web3forms.com/submit · https://
    https://API.web3forms.com/submit · HTTPS://api.web3forms.com/submit · https://api.web3forms.com:443/submit
    https://formulário.com.br/enviar · https://a.com.br/enviár · https://a b.com.br/ · https://a.com.br/b c
    https://ana:senha@a.com.br/ · https://ana@a.com.br/ · https://a.com.br/#enviar · https://a.com.br;script-src
    https://a'.com.br · https://a,b.com.br · https://*.com.br · https://a.com.br%3b/ · https://*.local · https://a
    https://a_b.com.br · https://-a.com.br · https://a..com.br · https://a.com.br./ · https://a.com.br\\b
    https://a.com.br/../b · https:///a.com.br · https://a.com.br/"b" · https://0x7f.1/ · javascript:alert(1)`),
  'contact.form.accessKey': cells(`
    chave · a b · YOUR_ACCESS_KEY_HERE · contato@helenaprado.com.br · https://web3forms.com · 5f0c2a1e
    5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3 · 5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3ef · 5f0c2a1e0b7d4b0e9b622f9a8b1c7d3e
    5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7dzz`),
  'contact.failureNotice': ['true', 'não', 0, 1, null, undefined, []],
  education: [null, 'USP', [], 3],
  'education.university': ['U', over(limits.school)],
  'credentials[0].title': cells('CRP 06/654321 · CRP 05/123456 · CRP-06 nº 123457 · crp 123.457 · CRP-SP 654321'),
  'credentials[1].description': cells('Registro no CRP 06/999999 · Psicólogo clínico · Doutora Helena'),
  biography: [[], ['um'], null, 'texto'],
  'biography[0]': [
    over(limits.biography),
    ...cells(`
      Curto demais.
      Sou psicólogo desde 2012 e trabalho com a psicologia analítica, em sessões.
      Sou psicóloga, CRP 06/654321, e trabalho com a psicologia analítica, em sessões.
      Na primeira sessão você já vai ficar curada de tudo o que a incomoda há anos.
      Sessões semanais, no consultório do centro: cada uma custa 150 reais, por pix.`),
  ],
  services: [[], null, 'psicoterapia'],
  'services[0].title': cells('Psicoterapia e análise de sonhos · Psicoterapiaindividual · R$ 150 · aa'),
  'services[0].description': cells(`
    Um método 100 % eficaz, em sessões semanais. · Promoção de Natal: duas sessões por uma. · Curta.`),
  'services[0].format': cells('Online · presencial · Vídeo · Presencial ou online'),
  sessionLength: ['h', over(limits.sessionLength), 'em 2 sessões', '-5 minutos', '0 minutos', 'o necessário'],
  clients: ['eles', over(limits.clients), 'com descontos'],
  clientsOnline: [over(limits.clientsOnline), 'quem tem e-psi'],
  messagesKept: ['mês', over(limits.messagesKept), '999999999 anos', 'o bastante'],
  privacyReviewed: cells(
    'hoje · 2026 · novembro · em novembro de 2026 · 13/2026 · 0/2026 · no de 2026 · novembro 26 · 11 26 · 11/126',
  ),
  'portrait.file': [
    ...['', 7, false, undefined],
    ...cells(`
      /etc/retrato.txt · ../retrato.jpg · photos\\retrato.jpg · C:\\fotos\\retrato.jpg · retrato · retrato.gif
      IMG_1234.HEIC · photos/retrato.heif · https://a.com/retrato.jpg · retrato.jpg.exe · meu retrato.jpg`),
  ],
  'portrait.alt': ['Retrato', over(limits.portraitAlt)],
  site: [null, 'https://www.helenaprado.com.br', []],
  'site.url': cells(`
    www.psicóloga.com.br · www.helenaprado.com.br/?a=1 · http://www.helenaprado.com.br · https://helenaprado
    https://www.psicóloga.com.br · https://www.helenaprado.com.br/página
    https://www.helena prado.com.br · https://a.com.br?a=1 · https://a.com.br/#sobre · https://ana:1@a.com.br
    helenaprado · https://nome.github.io/a//b · https://nome.github.io/a;b · https:/a.com.br
    https://nome.github.io/a%20b · https://www.helenaprado.com.br:443 · helenaprado@gmail.com`),
  'site.poweredBy': ['Estúdio', 7, [], undefined],
}

const pathOf = (shown: string): Path =>
  shown.split(/[.[]/).map((key) => (key.endsWith(']') ? Number(key.slice(0, -1)) : key))

const wrongValues: readonly WrongValue[] = [
  ...wrongTexts,
  ...Object.entries(perField).flatMap(([path, values]) => values.map((value): WrongValue => [pathOf(path), value])),
]

it('at least 500 wrong values are answered by one line each, with field, value, and what is expected', () => {
  expect(wrongValues.length).toBeGreaterThanOrEqual(500)
  const misanswered = wrongValues.flatMap(([path, value]) => {
    const problems = problemsIn(changed(filledIn, path, value))
    const [line = ''] = problems
    const isAnswered = line.startsWith(`${shownPath(path)}: `) && /: .+ — esperado: ./.test(line)
    const isReadable = !/[\p{C}\u2028\u2029]/u.test(line)
    return problems.length === 1 && isAnswered && isReadable ? [] : [{ path: shownPath(path), value, problems }]
  })
  expect(misanswered).toEqual([])
})

/** What people write, and what the site gets. */
const understood: Readonly<Record<string, readonly (readonly [written: string, read: string])[]>> = {
  name: [
    ['  Helena\u00a0Prado \n', 'Helena Prado'],
    ['Helena\tPrado\r\nVasques', 'Helena Prado Vasques'],
    ['Ange\u0301lica', 'Angélica'],
  ],
  'registration.region': [['6', '06']],
  'registration.number': ['06/123456', '6/123.456', 'CRP 06/123456', '06-123456', 'CRP06 123456', '123.456'].map(
    (one) => [one, '123456'],
  ),
  'contact.phone': [
    ...cells(`
      11 3456-7890 · 1134567890 · (11)3456-7890 · (11) 34567890 · +55 (11) 3456-7890 · 55 11 3456 7890
      (11) 3456.7890 · (11) 3456–7890`).map((one) => [one, '(11) 3456-7890'] as const),
    ...cells('11987654321 · (11)98765-4321').map((one) => [one, '(11) 98765-4321'] as const),
  ],
  'contact.whatsapp': [
    ...cells(
      '(11) 98765-4321 · +55 11 98765-4321 · 11987654321 · 55 11 98765.4321 · https://wa.me/5511987654321 · wa.me/5511987654321?text=Oi',
    ).map((one) => [one, '5511987654321'] as const),
    ['(11) 3456-7890', '551134567890'],
  ],
  'contact.hours[0].opens': [
    ...cells('8h30 · 8H30 · 8.30 · 08:30 · 8 h 30 · 8h30min').map((one) => [one, '08:30'] as const),
    ...cells('9 · 9h · 9 h · 9hs · 9 horas · 9:00h · 09:00').map((one) => [one, '09:00'] as const),
    ...cells('9h às 18h · 9 às 18 · 9-18h · 09:00 – 18:00 · 9h até 18h · das 9:00 as 18:00 · de 9 a 18').map(
      (one) => [one, '09:00'] as const,
    ),
  ],
  'contact.form.accessKey': [[` ${accessKey}\n`, accessKey]],
  'contact.form.endpoint': [['api.web3forms.com/submit', 'https://api.web3forms.com/submit']],
  'titles[0]': [
    ['Mestre em Psicologia', 'mestre em Psicologia'],
    ['PhD em Psicologia', 'PhD em Psicologia'],
  ],
  'languages[0]': cells('Português · português').map((one) => [one, 'português'] as const),
  'contact.answerTime': [
    ...cells('Respondo em até dois dias. · em até dois dias · Até dois dias').map(
      (one) => [one, 'até dois dias'] as const,
    ),
    ['24h', '24 horas'],
    ['Respondo em no máximo 24 horas', 'no máximo 24 horas'],
  ],
  clients: cells('Atendo pessoas adultas. · Pessoas adultas').map((one) => [one, 'pessoas adultas'] as const),
  clientsOnline: [['Atendo online pessoas em todo o Brasil', 'pessoas em todo o Brasil']],
  sessionLength: [
    ['Sessões de 60 minutos', '60 minutos'],
    ...cells('1h20 · 1 h 20 min · 1h20min').map((one) => [one, '1 hora e 20 minutos'] as const),
    ['50min', '50 minutos'],
    ['0h50', '50 minutos'],
    ['1h01', '1 hora e 1 minuto'],
  ],
  messagesKept: cells('até seis meses após o contato · seis meses.').map((one) => [one, 'seis meses'] as const),
  'profiles[0].url': cells(' instagram.com/helena · http://instagram.com/helena').map(
    (one) => [one, 'https://instagram.com/helena'] as const,
  ),
  privacyReviewed: cells(
    '11/2026 · 11/26 · Novembro de 2026 · nov de 2026 · nov./26 · novembro/2026 · novembro 2026',
  ).map((one) => [one, 'novembro de 2026'] as const),
  'site.url': [
    ...cells('www.helenaprado.com.br · https://www.helenaprado.com.br/ · www.helenaprado.com.br//').map(
      (one) => [one, 'https://www.helenaprado.com.br'] as const,
    ),
    ['nome.github.io/site/', 'https://nome.github.io/site'],
  ],
}

const profiles = [{ name: 'Instagram', url: 'https://www.instagram.com/helena' }]
const someone = { ...filledIn, profiles, titles: ['mestre em Psicologia'], languages: ['português'] }
const understoodValues = Object.entries(understood).flatMap(([path, values]) =>
  values.map(([written, read]) => [path, written, read] as const),
)

it.each(understoodValues)('%s: %j is understood as %j', (path, written, read) => {
  const practice = changed(someone, pathOf(path), written)
  expect(problemsIn(practice)).toEqual([])
  expect(valueAt(forSite(practiceSchema.parse(practice)), pathOf(path))).toBe(read)
})

/** Every place of the practice, groups and lists included. */
const places = textPaths(ofFields).flatMap((path) => [path, ...path.map((_, index) => path.slice(0, index))])

it('no value whatsoever makes the check itself fail', () => {
  always(fc.constantFrom(...places), fc.anything({ withBigInt: true, withSparseArray: true }), (path, value) => {
    const { problems, warnings } = checkPractice(changed(filledIn, path, value))
    for (const line of [...problems, ...warnings]) expect(line).toMatch(/^[^\n]+$/)
  })
})
