export const texts = {
  title: 'Comece por uma conversa.',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  hours: 'Horários',
  online: 'Online',
  onlineValue: 'Sessões por videochamada',
  office: 'Consultório',
  offices: 'Consultórios',
  town: 'Cidade',
  /** Where there is no form. */
  ways: 'Como falar comigo',
  enough: 'Basta dizer os melhores horários. O resto pode ficar para a sessão.',
}
