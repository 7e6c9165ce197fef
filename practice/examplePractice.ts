import type { PracticeFile } from './schema.ts'

/** The form service that is shipped, without a key. */
export const web3forms = {
  endpoint: 'https://api.web3forms.com/submit',
  service: {
    name: 'Web3Forms',
    place: 'usa servidores nos Estados Unidos e é mantido por uma empresa da Índia',
    retention: 'informa que não guarda as mensagens e que mantém registros técnicos por cerca de dois meses',
  },
}

/** The practice file as shipped, whatever `practice.json` has become: for tests, and to show where a field is wrong. */
export const examplePractice: PracticeFile = {
  name: 'Nome da Psicóloga',
  profession: 'psicóloga',
  registration: { region: '06', number: '000000', status: 'ativo' },
  care: { where: 'no consultório e por vídeo', whom: ['pessoas adultas'] },
  contact: {
    phone: '(11) 90000-0000',
    whatsapp: '5511900000000',
    email: 'contato@exemplo.com.br',
    town: 'Cidade',
    state: { name: 'São Paulo', code: 'SP' },
    offices: [
      {
        district: 'Centro',
        landmark: 'A duas quadras da estação, ao lado da praça.',
        parking: 'Vagas na rua e um estacionamento pago na mesma quadra.',
        access: 'Entrada sem degraus, elevador e banheiro acessível.',
      },
    ],
    hours: [
      { from: 'segunda', to: 'sexta', opens: '08:00', closes: '18:00' },
      { from: 'sábado', to: 'sábado', opens: '08:00', closes: '12:00' },
    ],
    answerTime: 'até dois dias úteis',
    form: { ...web3forms, accessKey: '00000000-0000-0000-0000-000000000000' },
    mailbox: { name: 'Gmail, do Google', country: 'Estados Unidos' },
    failureNotice: false,
  },
  education: {
    university: 'Universidade em São Paulo',
    training: 'formação em instituto',
    institute: 'Instituto Junguiano',
  },
  credentials: [
    { title: 'CRP 06/000000', description: 'Registro ativo no Conselho Regional de Psicologia' },
    { title: 'Formação', description: 'Universidade em São Paulo e formação em instituto junguiano' },
    { title: '10+ anos', description: 'de experiência clínica com pessoas adultas' },
  ],
  biography: [
    'Sou psicóloga e trabalho com a psicologia analítica de Carl Gustav Jung. Há mais de dez anos acompanho pessoas adultas em lutos, separações, crises de ansiedade e recomeços.',
    'Na sessão, um sonho ou uma imagem conta tanto quanto os fatos da semana. Escuto sem pressa, guardo sigilo e sigo o seu ritmo.',
  ],
  services: [
    {
      title: 'Psicoterapia individual',
      description:
        'Um processo contínuo, em geral semanal. Combinamos o formato caso a caso; sala e vídeo podem se alternar.',
      duration: '60 minutos',
      format: 'Presencial ou Online',
    },
    {
      title: 'Atendimento presencial',
      description:
        'Uma sala reservada, perto da capital, com espaço para desenho, escrita e imagens, quando isso ajuda.',
      duration: '60 minutos',
      format: 'Presencial',
    },
    {
      title: 'Atendimento online',
      description:
        'Sessões por vídeo, sob o mesmo dever de sigilo, para quem mora longe, viaja ou prefere falar de casa.',
      duration: '60 minutos',
      format: 'Videochamada',
    },
  ],
  clientsOnline: 'pessoas em todo o Brasil e, quando as regras do lugar permitem, no exterior',
  portrait: {
    file: null,
    alt: 'Ilustração em traço de gravura: mulher de perfil, de olhos fechados, com pétalas em círculo ao redor da cabeça.',
  },
  messagesKept: 'seis meses',
  privacyReviewed: 'novembro de 2026',
  site: {
    url: 'https://www.exemplo.com.br',
    hosting: { name: 'Cloudflare Pages', country: 'Estados Unidos' },
    poweredBy: { name: 'Nome do Estúdio', url: 'https://www.exemplo.com.br/estudio' },
  },
}
