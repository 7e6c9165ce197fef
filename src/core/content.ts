/** Opening words of the WhatsApp draft; nothing about health, since links are copied and logged (content notes 4.2). */
export const whatsappDraft = 'Olá! Vi seu site e gostaria de saber sobre horários para atendimento.'
