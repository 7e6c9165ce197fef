/** A run of words, or a number to call. */
type Part = string | { text: string; href: string }

const call = (number: string) => ({ text: number, href: `tel:${number}` })
const [ambulance, lifeline] = [call('192'), call('188')]

/** Whom to call, in one order everywhere: first who comes, then who listens. Plain tone, no alarm. */
export const crisis = {
  full: [
    'Este site não atende urgências. Se há risco agora, ligue ',
    ambulance,
    ' (SAMU) ou vá ao pronto-socorro mais próximo. Para conversar, dia e noite, ligue ',
    lifeline,
    ' (CVV, gratuito).',
  ],
  line: ['Risco agora: ', ambulance, ' (SAMU). Para conversar, dia e noite: ', lifeline, ' (CVV).'],
  /** Where somebody may have written of anything. */
  beside: [
    'Se há risco agora, ligue ',
    ambulance,
    ' (SAMU); se há violência, ',
    call('190'),
    '. Para conversar, dia e noite, ',
    lifeline,
    ' (CVV).',
  ],
  minors: [
    'Tem menos de 18 anos? Fale com um adulto de confiança. Para conversar: ',
    lifeline,
    ' (CVV). Se alguém machuca você: ',
    call('100'),
    ' (Disque 100).',
  ],
  /** Where violence is spoken of. */
  violence: [
    'Se há risco agora, ligue ',
    ambulance,
    ' (SAMU) ou vá ao pronto-socorro mais próximo. Violência acontecendo agora: ',
    call('190'),
    ' (Polícia Militar). Violência contra a mulher: ',
    call('180'),
    '. Contra criança, adolescente, pessoa idosa ou com deficiência: ',
    call('100'),
    '. Para conversar, dia e noite, ligue ',
    lifeline,
    ' (CVV, gratuito).',
  ],
} satisfies Record<string, readonly Part[]>

export type CrisisLength = keyof typeof crisis

/** Whom to call, as text for the clipboard and for pictures. */
export const plainCrisis = (length: CrisisLength): string =>
  crisis[length].map((part) => (typeof part === 'string' ? part : part.text)).join('')
