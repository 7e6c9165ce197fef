import { listed } from '../src/core/words.ts'

/** Name, and number of the council (CRP); Amapá, Acre and Roraima share that of a neighbour. */
export const states: Readonly<Record<string, { name: string; region: string }>> = {
  AC: { name: 'Acre', region: '24' },
  AL: { name: 'Alagoas', region: '15' },
  AM: { name: 'Amazonas', region: '20' },
  AP: { name: 'Amapá', region: '10' },
  BA: { name: 'Bahia', region: '03' },
  CE: { name: 'Ceará', region: '11' },
  DF: { name: 'Distrito Federal', region: '01' },
  ES: { name: 'Espírito Santo', region: '16' },
  GO: { name: 'Goiás', region: '09' },
  MA: { name: 'Maranhão', region: '22' },
  MG: { name: 'Minas Gerais', region: '04' },
  MS: { name: 'Mato Grosso do Sul', region: '14' },
  MT: { name: 'Mato Grosso', region: '18' },
  PA: { name: 'Pará', region: '10' },
  PB: { name: 'Paraíba', region: '13' },
  PE: { name: 'Pernambuco', region: '02' },
  PI: { name: 'Piauí', region: '21' },
  PR: { name: 'Paraná', region: '08' },
  RJ: { name: 'Rio de Janeiro', region: '05' },
  RN: { name: 'Rio Grande do Norte', region: '17' },
  RO: { name: 'Rondônia', region: '24' },
  RR: { name: 'Roraima', region: '20' },
  RS: { name: 'Rio Grande do Sul', region: '07' },
  SC: { name: 'Santa Catarina', region: '12' },
  SE: { name: 'Sergipe', region: '19' },
  SP: { name: 'São Paulo', region: '06' },
  TO: { name: 'Tocantins', region: '23' },
}

/** `Pará e Amapá` for region `10` of the council. */
export const statesOf = (council: string): string =>
  listed(Object.values(states).flatMap(({ name, region }) => (region === council ? name : [])))

/** Of all states (Anatel, Plano Geral de Códigos Nacionais). */
export const areaCode = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])'
