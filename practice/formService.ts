import { z } from 'zod'

/** The form service as shipped: its name, which the privacy page tells, and the host of its address. */
const shipped = { name: 'Web3Forms', host: 'api.web3forms.com' }

/** Where the service is Web3Forms, whose keys are known: what is expected instead of what looks like something else. */
export function formKeyFault(endpoint: string, key: string): string | undefined {
  if (new URL(endpoint).hostname !== shipped.host || z.regexes.guid.test(key)) return undefined
  return `a chave que o ${shipped.name} manda por e-mail, de ${keyLength} caracteres, como "1a2b3c4d-…" (isto parece ${likeness(key)})`
}

const keyLength = 36

function likeness(key: string): string {
  if (key.includes('@')) return 'um endereço de e-mail'
  if (/^https?:|^www\./i.test(key)) return 'um endereço da internet'
  if (/[^\da-f-]/i.test(key)) return 'um texto no lugar da chave'
  return `uma chave cortada ou com algo a mais, pois tem ${key.length}`
}
