/** Opening words of the WhatsApp draft; nothing about health, since links are copied and logged. */
export const whatsappDraft = 'Olá! Vi seu site e gostaria de saber sobre horários para atendimento.'
