import { z } from 'zod'
import { officeTitle } from '../src/core/format.ts'
import { weekdays } from '../src/core/practice.ts'
import { states } from './brazil.ts'
import { examplePractice } from './examplePractice.ts'
import { address, duration, form, list, named, phone, text, time, whatsapp } from './fields.ts'
import { completing, opening, secureAddress, spelledOut } from './normalize.ts'

const day = z.enum(weekdays)

const hours = z.strictObject({
  from: named(day, 'Do dia'),
  to: named(day, 'Até o dia'),
  opens: named(time(opening), 'Das'),
  closes: named(time(), 'Até as'),
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

const offices = list(named(office, 'Consultório'), 2)
  .refine(([one, other]) => !other || (one && officeTitle(one, other)) !== officeTitle(other, one), {
    path: [1, 'name'],
    error: 'um nome (ou um bairro) que não seja o do primeiro consultório',
  })
  .optional()

/** What the privacy page says of the form service. */
const service = z.strictObject({
  name: named(text(2, 40), 'Nome do serviço'),
  place: named(text(10, 120), 'Onde ele funciona', 'Completa “Um serviço externo, que …”: usa servidores no Brasil.'),
  retention: named(
    text(10, 160),
    'O que esse serviço guarda das mensagens',
    'Completa a frase “Ele …”: informa que não guarda as mensagens. Se ainda não sabe, deixe para depois.',
  ),
})

const messageForm = z.strictObject({
  endpoint: named(
    address('endereço completo do serviço de formulário, começando por https://'),
    'Endereço do serviço de mensagens',
    'Para onde o formulário manda o que as pessoas escrevem. Já vem o do Web3Forms: deixe assim, se não usa outro.',
  ),
  accessKey: named(
    form(/^\S+$/, 'chave do serviço de formulário, sem espaços'),
    'Sua chave do formulário',
    'Em web3forms.com, informe o e-mail em que quer receber: a chave (lá, Access Key) chega nele e se parece com 5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3e. Pode deixar para depois, antes de publicar.',
  ),
  service: named(
    service,
    'O que a página Privacidade diz desse serviço',
    'Vem pronto para o Web3Forms; se o serviço for outro, mude os três.',
  ),
})

/** What it begins with when it is taken in again. */
const { accessKey, ...standardForm } = examplePractice.contact.form ?? {}

const longestEmail = 48

const email = form(
  (value) => z.regexes.email.test(value) && value.length <= longestEmail,
  `endereço de e-mail, como "contato@exemplo.com.br", com no máximo ${longestEmail} caracteres`,
)

const answerTime = duration(5, 32, 'até dois dias úteis', (written) =>
  spelledOut(completing(/^(respondo )?em /i)(written)),
).refine((value) => !/^(no (?!máximo )|na |até o |até a |respondo )/i.test(value), {
  error: 'o que completa “Respondo em …”, como "até um dia útil"',
})

const stateCode = form((code) => Object.hasOwn(states, code), 'sigla do estado em duas maiúsculas, como "SP"').meta({
  oneOf: Object.entries(states)
    .map(([code, { name }]) => ({ const: code, title: name }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
})

export const contact = z.strictObject({
  phone: named(phone.optional(), 'Telefone', 'Com DDD. Em branco, o site não fala em telefone.'),
  whatsapp: named(whatsapp.optional(), 'WhatsApp', 'Com DDD. Em branco, o site não fala em WhatsApp.'),
  email: named(email.optional(), 'E-mail de contato', 'O que aparece no site. Em branco, só telefone ou WhatsApp.'),
  town: named(town, 'Cidade de onde você atende'),
  state: named(
    z.strictObject({ name: named(text(4, 24), 'Nome do estado'), code: named(stateCode, 'Estado') }),
    'Estado de onde você atende',
  ),
  offices: named(offices, 'Consultórios', 'Aparecem na página Contato.'),
  hours: named(
    list(named(hours, 'Horário'), 6),
    'Dias e horas de atendimento',
    'Horas como 9 ou 8h30, ou 9h às 18h num campo só. Para um dia só, escolha-o nos dois campos; se há pausa, acrescente um horário.',
  ),
  answerTime: named(
    answerTime.optional(),
    'Em quanto tempo você responde',
    'Completa a frase “Respondo em …”: até dois dias úteis. Deixe em branco se não quiser prometer.',
  ),
  form: named(
    messageForm.optional().meta({ default: standardForm }),
    'Formulário de mensagens',
    'O que ele pede fica no grupo Formulário. Sem ele, o site mostra ali, em letra grande, os outros caminhos até você.',
  ),
  mailbox: named(provider('Serviço de e-mail', 'Por exemplo: Gmail, do Google.'), 'Quem guarda a sua caixa de e-mail'),
  failureNotice: named(
    z.boolean(),
    'Avisar a pessoa, discretamente, quando a mensagem dela não puder ser enviada',
    'Sem o aviso, o texto fica no lugar e o botão volta a “Enviar mensagem”: só isso mostra que ela não foi enviada.',
  ),
})
