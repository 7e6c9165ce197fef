export const texts = {
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
}
