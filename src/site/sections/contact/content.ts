export const texts = {
  title: 'Comece por uma conversa.',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  hours: 'Horários',
  online: 'Online',
  onlineValue: 'Sessões por videochamada',
  office: 'Consultório',
  town: 'Cidade',
}
