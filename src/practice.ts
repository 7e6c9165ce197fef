import type { Practice } from './core/practice'

/**
 * O único arquivo que a profissional (ou quem a ajuda) preenche. Cada campo está explicado no GUIA.md;
 * a verificação acontece ao publicar (`npm run build`) e diz, em português, o que falta corrigir.
 */
export const practice: Practice = {
  name: 'Nome da Psicóloga',
  profession: 'psicóloga',
  aboutSlug: 'nome-da-psicologa',
  registration: { region: '06', number: '000000', status: 'ativo' },
  contact: {
    phone: '(11) 90000-0000',
    whatsapp: '5511900000000',
    email: 'contato@exemplo.com.br',
    town: 'Cidade',
    state: { name: 'São Paulo', code: 'SP' },
    hours: [
      { from: 'segunda', to: 'sexta', opens: 8, closes: 18 },
      { from: 'sábado', to: 'sábado', opens: 8, closes: 12 },
    ],
    form: {
      endpoint: import.meta.env.VITE_FORM_ENDPOINT ?? 'https://api.web3forms.com/submit',
      accessKey: import.meta.env.VITE_FORM_ACCESS_KEY ?? '00000000-0000-0000-0000-000000000000',
    },
    failureNotice: false,
  },
  education: {
    university: 'Universidade em São Paulo',
    institute: 'Instituto Junguiano',
  },
  credentials: [
    { title: 'CRP 06/000000', description: 'Registro ativo no Conselho Regional de Psicologia' },
    {
      title: 'Formação junguiana',
      description: 'Graduação em universidade de São Paulo e formação em instituto junguiano',
    },
    { title: '10+ anos', description: 'de experiência clínica com pessoas adultas' },
  ],
  biography: [
    'Sou psicóloga clínica e trabalho a partir da psicologia analítica de Carl Gustav Jung. Há mais de dez anos acompanho pessoas adultas em lutos, recomeços e crises de sentido.',
    'No consultório, sonhos, imagens e afetos são recebidos como parte de uma conversa interior. Ofereço tempo, escuta e sigilo para que ela aconteça no seu ritmo.',
  ],
  services: [
    {
      title: 'Psicoterapia individual',
      description:
        'Um processo contínuo, em geral semanal, no formato que couber na sua rotina. É possível alternar entre sala e vídeo.',
      format: 'Presencial ou Online',
    },
    {
      title: 'Atendimento presencial',
      description:
        'Uma sala silenciosa e reservada, perto de São Paulo, com espaço para desenho, escrita e imagens, quando ajudam.',
      format: 'Presencial',
    },
    {
      title: 'Atendimento online',
      description: 'Sessões por vídeo, com o mesmo sigilo, para quem mora longe, viaja ou prefere falar de casa.',
      format: 'Videochamada',
    },
  ],
  portrait: {
    file: null,
    alt: 'Figura gravada em linhas: uma mulher de perfil, de olhos fechados, com um nimbo de pétalas ao redor da cabeça.',
  },
  site: {
    url: import.meta.env.VITE_SITE_URL ?? 'https://www.exemplo.com.br',
    poweredBy: { name: 'Nome do Estúdio', url: 'https://www.exemplo.com.br/estudio' },
  },
}
