/** Texts of the services section; the three services are the practitioner's own (`src/practice.ts`). */
export const servicesContent = {
  title: 'Três formas de encontro.',
  text: 'O primeiro encontro serve para nos conhecermos: você conta o que quiser deste momento e decidimos, em conjunto, se e como continuar.',
  call: 'Vamos nos conhecer?',
  more: 'Como é a primeira sessão',
  duration: 'Duração: 60 minutos',
} as const
