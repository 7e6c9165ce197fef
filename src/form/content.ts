import type { FieldName } from './slice'

export const labels: Record<FieldName, string> = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  message: 'Mensagem',
}

export const texts = {
  title: 'Escreva uma mensagem',
  required: '* Campos obrigatórios. Suas informações são tratadas com total confidencialidade.',
  /** In place of how little is enough; nothing has been cut. */
  excess: (letters: number) => `Letras a mais: ${letters}. Nada foi cortado; encurte para enviar.`,
  messageExample: (isEither: boolean) => `Preferência de horário${isEither ? ', presencial ou online' : ''}.`,
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sent: 'Mensagem enviada com sucesso! Responderemos em breve.',
  failed: 'A mensagem não pôde ser enviada agora. O que você escreveu continua aqui.',
  answer: (time: string) => `Respondo em ${time}.`,
  relay: 'Um serviço que pode estar fora do Brasil entrega a mensagem.',
  /** To the page that says so. */
  privacy: 'Como cuido dos seus dados',
  /** Stands at all times; the two links follow in the sentence. */
  otherWays: {
    before: 'Sem confirmação, escreva ',
    byEmail: 'por ',
    email: 'e-mail',
    or: ' ou ',
    byWhatsapp: 'pelo ',
    whatsapp: 'WhatsApp',
    after: '.',
  },
}
