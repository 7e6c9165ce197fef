import type { Practice } from '../../src/core/practice.ts'
import { isLocalHost } from './fields.ts'

export type ExampleField = readonly [path: string, value: string]

export const exampleValues: readonly ExampleField[] = [
  ['name', 'Nome da Psicóloga'],
  ['aboutSlug', 'nome-da-psicologa'],
  ['registration.number', '000000'],
  ['contact.phone', '(11) 90000-0000'],
  ['contact.whatsapp', '5511900000000'],
  ['contact.email', 'contato@exemplo.com.br'],
  ['contact.town', 'Cidade'],
  ['contact.form.accessKey', '00000000-0000-0000-0000-000000000000'],
  ['education.university', 'Universidade em São Paulo'],
  ['education.institute', 'Instituto Junguiano'],
  ['site.url', 'https://www.exemplo.com.br'],
  ['site.poweredBy.name', 'Nome do Estúdio'],
  ['site.poweredBy.url', 'https://www.exemplo.com.br/estudio'],
]

/** Describes the engraved figure; right as long as there is no photograph. */
export const exampleAlt =
  'Ilustração em traço de gravura: mulher de perfil, de olhos fechados, com pétalas em círculo ao redor da cabeça.'

/** The form service as shipped: its name, which the privacy page tells, and the host of its address. */
export const exampleService = { name: 'Web3Forms', host: 'api.web3forms.com' } as const

/** Sentences of the shipped file that state facts about the practitioner: to be confirmed or replaced. */
export const exampleStatements: readonly ExampleField[] = [
  [
    'biography.0',
    'Sou psicóloga e trabalho com a psicologia analítica de Carl Gustav Jung. Há mais de dez anos acompanho pessoas adultas em lutos, separações, crises de ansiedade e recomeços.',
  ],
  [
    'biography.1',
    'Na sessão, um sonho ou uma imagem conta tanto quanto os fatos da semana. Escuto sem pressa, guardo sigilo e sigo o seu ritmo.',
  ],
  ['contact.offices.0.district', 'Centro'],
  ['contact.offices.0.landmark', 'A duas quadras da estação, ao lado da praça.'],
  ['contact.offices.0.parking', 'Vagas na rua e um estacionamento pago na mesma quadra.'],
  ['contact.offices.0.access', 'Entrada sem degraus, elevador e banheiro acessível.'],
  ['contact.answerTime', 'até dois dias úteis'],
  ['contact.mailbox.name', 'Gmail, do Google'],
  ['credentials.1.description', 'Universidade em São Paulo e formação em instituto junguiano'],
  ['credentials.2.title', '10+ anos'],
  ['credentials.2.description', 'de experiência clínica com pessoas adultas'],
  [
    'services.0.description',
    'Um processo contínuo, em geral semanal. Combinamos o formato caso a caso; sala e vídeo podem se alternar.',
  ],
  [
    'services.1.description',
    'Uma sala reservada, perto da capital, com espaço para desenho, escrita e imagens, quando isso ajuda.',
  ],
  [
    'services.2.description',
    'Sessões por vídeo, sob o mesmo dever de sigilo, para quem mora longe, viaja ou prefere falar de casa.',
  ],
  ['sessionLength', '60 minutos'],
  ['clients', 'pessoas adultas'],
  ['clientsOnline', 'pessoas em todo o Brasil e, quando as regras do lugar permitem, no exterior'],
  ['messagesKept', 'seis meses'],
  ['privacyReviewed', 'novembro de 2026'],
  ['site.hosting.name', 'Cloudflare Pages'],
]

/** Whether a photograph still has the description of the engraved figure that was shipped in its place. */
export const describesEngraving = ({ file, alt }: Practice['portrait']): boolean => file !== null && alt === exampleAlt

/** Host of a service that the privacy page would call by the shipped one's name; null where it may be right. */
export function misnamedService({ endpoint, service }: Practice['contact']['form']): string | null {
  const { hostname } = new URL(endpoint)
  const mayBeRight = service.name !== exampleService.name || hostname === exampleService.host || isLocalHost(hostname)
  return mayBeRight ? null : hostname
}
