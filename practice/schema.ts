import { z } from 'zod'
import {
  paletteNames,
  peopleSeen,
  placesOfCare,
  questionTitles,
  serviceFormats,
  toolNames,
  trainings,
} from '../src/core/practice.ts'
import { states, statesOf } from './brazil.ts'
import { contact, provider, webAddress } from './contactSchema.ts'
import { form, inTwoLines, list, month, named, photoFile, siteAddress, text } from './fields.ts'
import { completing, registrationIn, spelledOut, withinLine } from './normalize.ts'
import { isOwnSentence, longestSentence, overrideFault } from './sentences.ts'

/** Words of 20 letters fit the bar of a window of 320 px. */
const name = text(3, 60).refine((written) => /^(?:[\p{Script=Latin}\p{M}'’.\p{Pd}]{1,20}(?: |$))+$/u.test(written), {
  error: 'nome em letras do nosso alfabeto, que são as que o site tem, com palavras de até 20 letras',
})

const region = form(/^(0[1-9]|1\d|2[0-4])$/, 'região do CRP, de "01" a "24"').meta({
  oneOf: [...new Set(Object.values(states).map((state) => state.region))]
    .sort()
    .map((known) => ({ const: known, title: `${known} · ${statesOf(known)}` })),
})

const number = form(/^\d{3,7}$/, 'número do CRP, de 3 a 7 dígitos, como "123456"')

const status = z.literal('ativo', {
  error: '"ativo" (sem registro ativo não se pode atender nem divulgar atendimento)',
})

const registration = z.preprocess(
  registrationIn,
  z.strictObject({
    region: named(region, 'Região'),
    number: named(number, 'Número'),
    status: named(status, 'Situação'),
  }),
)

/** Some of these, none twice. */
const someOf = <const Values extends readonly string[]>(values: Values, entry: string, least = 1) =>
  list(named(z.enum(values), entry), values.length, least).refine(
    (entries) => new Set<string>(entries).size === entries.length,
    { error: 'cada opção uma só vez' },
  )

const care = z.strictObject({
  where: named(z.enum(placesOfCare), 'Onde você atende', 'Tudo o que o site diz sobre isso segue esta resposta.'),
  whom: named(someOf(peopleSeen, 'Público'), 'Quem você atende', 'Mães e pais: só se você também faz orientação.'),
})

const education = z.strictObject({
  university: named(text(3, 100), 'Onde você se formou em Psicologia'),
  training: named(z.enum(trainings), 'Sua formação na abordagem junguiana', 'O que o site diz dela segue a resposta.'),
  institute: named(text(3, 100).optional().meta({ isNeeded: true }), 'Em que instituto', 'Onde a fez ou faz.'),
})

const credential = z.strictObject({
  title: named(text(3, 40), 'Título'),
  description: named(text(3, 62), 'Descrição'),
})

const sessionLength = text(5, 20, (written) => spelledOut(completing(/^(duração: |sessões de )/i)(written)))

/** The title stands in an arch 205 px wide, set in 30 px. */
const service = z.strictObject({
  title: named(text(3, 32).refine(...inTwoLines(16)), 'Título', 'Cabe em até duas linhas de 16 letras.'),
  description: named(text(20, 138), 'Descrição'),
  duration: named(sessionLength, 'Duração', 'De uma sessão: 60 minutos.'),
  format: named(z.enum(serviceFormats).prefault('Presencial ou Online'), 'Formato'),
})

const agreement = z.strictObject({ title: named(text(3, 40), 'Título'), text: named(text(20, 300), 'Texto') })
const agreements = list(named(agreement, 'Combinado'), 4)

const profile = z.strictObject({
  name: named(text(2, 24), 'Nome', 'Por exemplo: Instagram.'),
  url: named(webAddress, 'Endereço', 'Por exemplo: instagram.com/seu-perfil.'),
})

const texts = z
  .record(z.string(), text(2, longestSentence).nullable())
  .superRefine((own, context) => {
    for (const [path, value] of Object.entries(own)) {
      const message = overrideFault(path, value)
      if (message) context.addIssue({ code: 'custom', path: [path], message })
    }
  })
  .transform((own) => Object.fromEntries(Object.entries(own).filter(([path]) => isOwnSentence(path))))

const paragraph = named(text(40, 175), 'Parágrafo')

const messagesKept = text(5, 20, completing(/^até /i, /( (depois d|após )o (último )?contato)?\.?$/i))

const clients = text(5, 90, completing(/^atendo /i))
const clientsOnline = text(5, 120, completing(/^(atendo )?(online,? )?/i))

const keptHelp =
  'As de quem não chega a começar. Completa “Até … depois do último contato”: seis meses. Apague-as nesse prazo, também do e-mail e do WhatsApp.'

const titles = list(named(text(5, 80, withinLine), 'Título'), 3)
const languages = list(named(text(2, 24, withinLine), 'Idioma'), 4)
const tools = someOf(toolNames, 'Ferramenta', 2).optional().meta({ default: toolNames })
const questions = someOf(questionTitles, 'Pergunta')

const portrait = z.strictObject({
  file: named(photoFile.nullable(), 'Foto'),
  alt: named(text(15, 200), 'Descrição da foto, para quem não a vê', 'Como: Helena sorri, diante de uma parede clara.'),
})

const poweredBy = z.strictObject(
  { name: named(text(2, 32), 'Nome'), url: named(webAddress, 'Endereço') },
  { error: ({ code }) => (code === 'invalid_type' ? 'null, ou { name, url }' : undefined) },
)

const site = z.strictObject({
  url: named(siteAddress, 'Endereço do site', 'O que a hospedagem der (helena-prado.pages.dev) ou um só seu, com www.'),
  hosting: named(provider('Hospedagem', 'Por exemplo: Cloudflare Pages.'), 'Quem põe o site na internet'),
  poweredBy: named(poweredBy.nullable(), 'Quem fez o site', 'Uma linha no rodapé. Deixe de fora se não quiser.'),
})

/** The practice file as it must be, field by field, with the names and explanations that the form shows. */
export const practiceSchema = z.strictObject({
  /** Where editors of text look the fields up. */
  $schema: z.string().optional(),
  /** Fields whose shipped sentence is true of the practitioner: they are not asked about again. */
  confirmed: z.array(z.string()).optional(),
  name: named(name, 'Seu nome completo', 'Como está no CRP, sem “Dr.” nem “Dra.”. Aparece em todas as páginas.'),
  profession: named(z.enum(['psicóloga', 'psicólogo']), 'Profissão', 'A mesma palavra precisa estar nos seus textos.'),
  registration: named(registration, 'Registro no CRP', 'Sem registro ativo não se pode atender nem divulgar.'),
  care: named(care, 'Como e quem você atende?'),
  contact: named(contact, 'Contato'),
  education: named(education, 'Onde você estudou', 'Aparece na página Sobre mim e é o que o site diz ao Google.'),
  titles: named(titles.optional(), 'Outros títulos', 'Só os que você tem. Especialista, só com título no CRP.'),
  credentials: named(list(named(credential, 'Bloco'), 4), 'Blocos abaixo da apresentação', 'Até quatro.'),
  biography: named(z.tuple([paragraph, paragraph]), 'Seus dois parágrafos', 'A primeira letra vira a letra ornada.'),
  services: named(list(named(service, 'Serviço'), 6), 'Seus serviços', 'De um a seis; três cabem melhor.'),
  clients: named(clients.optional(), 'Quem você atende, em suas palavras', 'Completa “Atendo …”.'),
  clientsOnline: named(clientsOnline.optional(), 'Quem você atende por vídeo, e onde', 'Completa “Atendo online …”.'),
  fee: named(text(10, 140).optional(), 'Uma frase sobre o valor', 'Sem números. Em branco, o site tem a dele.'),
  agreements: named(agreements.optional(), 'O que fica combinado', 'Pagamento, recibo, faltas, se quiser dizê-los.'),
  texts: named(texts.optional(), 'Frases das páginas', 'O que você diz no lugar de uma frase; null a deixa de fora.'),
  tools: named(tools, 'Ferramentas do site', 'As que o site mostra, na ordem delas: duas pelo menos.'),
  palette: named(z.enum(paletteNames).optional(), 'Cores do site', 'As que vêm com o site se chamam Terracota.'),
  questions: named(questions.optional(), 'Perguntas que vêm primeiro', 'As outras vêm depois.'),
  languages: named(languages.optional(), 'Idiomas em que você atende', 'Inclua o português.'),
  profiles: named(list(named(profile, 'Perfil'), 4).optional(), 'Perfis profissionais', 'Links na página Contato.'),
  messagesKept: named(messagesKept, 'Por quanto tempo você guarda as mensagens', keptHelp),
  privacyReviewed: named(month, 'Quando você releu a página Privacidade', 'Mês e ano: novembro de 2026.'),
  portrait: named(portrait, 'Retrato', 'Sem foto, o site mostra o desenho de uma mulher.'),
  site: named(site, 'Site'),
})

/** What a practitioner fills in, once it is checked; the schema runs at build and dev start, never in the browser. */
export type PracticeFile = Omit<CheckedFile, '$schema' | 'confirmed'>
export type CheckedFile = z.output<typeof practiceSchema>

/** The same for the form and for editors of text. */
export const practiceJsonSchema = () => z.toJSONSchema(practiceSchema, { io: 'input', target: 'draft-7' })
