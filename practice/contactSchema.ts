import { z } from 'zod'
import { weekdays } from '../src/core/practice.ts'
import { states } from './brazil.ts'
import { web3forms } from './examplePractice.ts'
import { address, clock, form, list, named, phone, text, time, whatsapp } from './fields.ts'
import { completing, hoursIn, secureAddress, spelledOut } from './normalize.ts'

const day = z.enum(weekdays)

type Hours = Record<'from' | 'opens', string>
const days: readonly string[] = weekdays
const byOpening = (one: Hours, other: Hours): number =>
  days.indexOf(one.from) - days.indexOf(other.from) || one.opens.localeCompare(other.opens)

const hours = z
  .strictObject({
    from: named(day, 'Do dia'),
    to: named(day, 'Até o dia'),
    opens: named(time, 'Das'),
    closes: named(time, 'Até as'),
  })
  .refine(({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to), {
    path: ['to'],
    error: 'o mesmo dia de “Do dia” ou um dia depois dele (a semana começa na segunda)',
  })
  .refine(({ opens, closes }) => !clock.test(opens) || opens < closes, {
    path: ['closes'],
    error: 'uma hora depois da que está em “Das”',
  })

export const provider = (name: string, help: string) =>
  z.strictObject({ name: named(text(2, 40), name, help), country: named(text(3, 40), 'País') }).optional()

export const webAddress = address(
  'endereço completo, como "instagram.com/perfil" ou "https://www.exemplo.com.br", sem espaços',
  secureAddress,
)

const wayThere = text(5, 140).optional()

const town = text(2, 28).refine((written) => !/\d|[/,(\p{Pd}]\s*[A-Z]{2}\)?$/u.test(written), {
  error: 'só o nome da cidade, sem o estado e sem números',
})

const office = z.strictObject({
  name: named(text(2, 40).optional(), 'Nome', 'Só se forem dois: Sala do Centro, ou Teresópolis, às sextas.'),
  street: named(text(5, 80).optional(), 'Rua, número e sala', 'Em branco, o endereço vai com a confirmação.'),
  district: named(text(2, 40), 'Bairro'),
  town: named(town.optional(), 'Cidade', 'Só se não for a de cima.'),
  landmark: named(wayThere, 'Como chegar', 'Perto de quê: a uma quadra da estação.'),
  parking: named(wayThere, 'Onde deixar o carro'),
  access: named(wayThere, 'Acesso', 'Degraus, elevador, banheiro acessível.'),
})

/** What the privacy page says of the form service. */
const service = z.strictObject({
  name: named(text(2, 40), 'Nome do serviço'),
  place: named(text(10, 120), 'Onde ele funciona', 'Completa “Um serviço externo, que …”: usa servidores no Brasil.'),
  retention: named(text(10, 160), 'O que ele guarda das mensagens', 'Completa “Ele …”: informa que não as guarda.'),
})

const keyHelp =
  'Em web3forms.com, informe o e-mail em que quer receber: a chave (lá, Access Key) chega nele e se parece com 5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3e. Pode deixar para depois, antes de publicar.'

const endpoint = address('endereço completo do serviço de formulário, começando por https://')

const messageForm = z.strictObject({
  endpoint: named(endpoint, 'Endereço do serviço de mensagens', 'Já vem o do Web3Forms: deixe-o, se não usa outro.'),
  accessKey: named(form(/^\S+$/, 'chave do serviço, sem espaços'), 'Sua chave do formulário', keyHelp),
  service: named(service, 'O que a página Privacidade diz desse serviço', 'Se ele for outro, mude os três.'),
})

/** Taken in again, it begins with the service that is shipped. */
const messages = messageForm.optional().meta({ default: web3forms })

const email = form(
  (value) => z.regexes.email.test(value) && value.length <= 48,
  'endereço de e-mail, como "contato@exemplo.com.br", com no máximo 48 caracteres',
)

const answerTime = text(5, 32, (written) => spelledOut(completing(/^(respondo )?em /i)(written)))

const stateCode = form((code) => Object.hasOwn(states, code), 'sigla do estado em duas maiúsculas, como "SP"').meta({
  oneOf: Object.entries(states)
    .map(([code, { name }]) => ({ const: code, title: name }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
})
/** The name follows from the code, whatever older files say. */
const state = z
  .strictObject({ name: named(z.string().optional(), 'Nome do estado'), code: named(stateCode, 'Estado') })
  .transform(({ code }) => ({ code, name: states[code]?.name ?? code }))

const bothHours = z.preprocess((own) => (hoursIn(own) ? { ...Object(own), ...hoursIn(own) } : own), hours)
const offices = list(named(office, 'Consultório'), 2).optional().meta({ isNeeded: true })
const week = list(named(bothHours, 'Horário'), 6).transform((all) => all.toSorted(byOpening))

const hoursHelp =
  'Horas como 9 ou 8h30, ou 9h às 18h num campo só. Para um dia só, escolha-o nos dois campos; se há pausa, acrescente um horário.'

export const contact = z.strictObject({
  phone: named(phone.optional(), 'Telefone', 'Com DDD. Em branco, o site não fala em telefone.'),
  whatsapp: named(whatsapp.optional(), 'WhatsApp', 'Com DDD. Em branco, o site não fala em WhatsApp.'),
  email: named(email.optional(), 'E-mail de contato', 'O que aparece no site. Em branco, só telefone ou WhatsApp.'),
  town: named(town, 'Cidade de onde você atende'),
  state: named(state, 'Estado de onde você atende', 'Fora do seu CRP, pode ser exigida uma inscrição secundária.'),
  offices: named(offices, 'Consultórios', 'Aparecem na página Contato.'),
  hours: named(week, 'Dias e horas de atendimento', hoursHelp),
  answerTime: named(
    answerTime.optional(),
    'Em quanto tempo você responde',
    'Completa “Respondo em …”: até dois dias úteis.',
  ),
  form: named(messages, 'Formulário de mensagens', 'Sem ele, o site mostra ali os outros caminhos até você.'),
  mailbox: named(provider('Serviço de e-mail', 'Por exemplo: Gmail, do Google.'), 'Quem guarda a sua caixa de e-mail'),
  failureNotice: named(z.boolean(), 'Avisar a pessoa, discretamente, quando a mensagem não puder ser enviada'),
})
