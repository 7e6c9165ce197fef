import { listed } from '../src/core/words.ts'

interface State {
  name: string
  /** Number of the council (CRP); Amapá, Acre and Roraima share that of a neighbour. */
  region: string
  /** Anatel, Plano Geral de Códigos Nacionais; some reach over a border. */
  areaCodes: readonly number[]
}

export const states: Readonly<Record<string, State>> = {
  AC: { name: 'Acre', region: '24', areaCodes: [68] },
  AL: { name: 'Alagoas', region: '15', areaCodes: [82] },
  AM: { name: 'Amazonas', region: '20', areaCodes: [92, 97] },
  AP: { name: 'Amapá', region: '10', areaCodes: [96] },
  BA: { name: 'Bahia', region: '03', areaCodes: [71, 73, 74, 75, 77] },
  CE: { name: 'Ceará', region: '11', areaCodes: [85, 88] },
  DF: { name: 'Distrito Federal', region: '01', areaCodes: [61] },
  ES: { name: 'Espírito Santo', region: '16', areaCodes: [27, 28] },
  GO: { name: 'Goiás', region: '09', areaCodes: [61, 62, 64] },
  MA: { name: 'Maranhão', region: '22', areaCodes: [98, 99] },
  MG: { name: 'Minas Gerais', region: '04', areaCodes: [31, 32, 33, 34, 35, 37, 38] },
  MS: { name: 'Mato Grosso do Sul', region: '14', areaCodes: [67] },
  MT: { name: 'Mato Grosso', region: '18', areaCodes: [65, 66] },
  PA: { name: 'Pará', region: '10', areaCodes: [91, 93, 94] },
  PB: { name: 'Paraíba', region: '13', areaCodes: [83] },
  PE: { name: 'Pernambuco', region: '02', areaCodes: [81, 87] },
  PI: { name: 'Piauí', region: '21', areaCodes: [86, 89] },
  PR: { name: 'Paraná', region: '08', areaCodes: [41, 42, 43, 44, 45, 46, 47] },
  RJ: { name: 'Rio de Janeiro', region: '05', areaCodes: [21, 22, 24] },
  RN: { name: 'Rio Grande do Norte', region: '17', areaCodes: [84] },
  RO: { name: 'Rondônia', region: '24', areaCodes: [69] },
  RR: { name: 'Roraima', region: '20', areaCodes: [95] },
  RS: { name: 'Rio Grande do Sul', region: '07', areaCodes: [51, 53, 54, 55] },
  SC: { name: 'Santa Catarina', region: '12', areaCodes: [42, 47, 48, 49] },
  SE: { name: 'Sergipe', region: '19', areaCodes: [79] },
  SP: { name: 'São Paulo', region: '06', areaCodes: [11, 12, 13, 14, 15, 16, 17, 18, 19] },
  TO: { name: 'Tocantins', region: '23', areaCodes: [63] },
}

/** `Pará e Amapá` for region `10` of the council. */
export const statesOf = (council: string): string =>
  listed(Object.values(states).flatMap(({ name, region }) => (region === council ? name : [])))

export const isAreaCode = (code: string): boolean =>
  Object.values(states).some(({ areaCodes }) => areaCodes.includes(Number(code)))
