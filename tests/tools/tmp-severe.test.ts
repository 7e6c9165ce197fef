import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { computeReading } from '../../src/tools/journey/reading'
import { type Answers, stepIds } from '../../src/tools/journey/slice'
import { computeParagraphs, computeTieTexts } from '../../src/tools/quiz/reading'
import { computeStandings } from '../../src/tools/quiz/scores'
import { type AnswerId, answersOf, questionIds } from '../../src/tools/quiz/answers'

const a = (...chosen: number[][]): Answers =>
  Object.fromEntries(stepIds.map((step, index) => [step, chosen[index] ?? []])) as Answers
const E = [0, 1, 2, 3]
const J: [string, Answers][] = [
  ['nada', a()],
  ['tudo', a(E, E, E, E, E, E)],
  ['só mundo 1', a([2])],
  ['só chamado 3', a([], [0, 1, 2])],
  ['só recusa 4', a([], [], E)],
  ['só recusa ajuda', a([], [], [1])],
  ['só mentor 2', a([], [], [], [2, 3])],
  ['só limiar 1', a([], [], [], [], [2])],
  ['só prov 2', a([], [], [], [], [], [1, 3])],
  ['chamado sem recusa', a([0, 3], [0, 1, 3], [], [0], [0], [])],
  ['recusa sem chamado', a([2, 3], [], [0, 1, 3], [2], [2, 3], [3])],
  ['empate dois', a([1], [0, 2], [1, 2], [3], [1, 2], [0])],
  ['uma cada seis', a([0], [1], [1], [2], [3], [3])],
  ['dois cada seis', a([0, 1], [1, 3], [1, 3], [2, 3], [2, 3], [1, 3])],
  ['tres cada', a([0, 1, 2], [1, 2, 3], [0, 1, 3], [0, 2, 3], [0, 1, 3], [1, 2, 3])],
  ['duas etapas', a([], [3], [], [], [], [3])],
  ['três quartos', a([0, 1, 2], [2], [0], [], [0, 1, 2], [0, 1, 2, 3])],
  ['empate 3 de 5', a([0, 1], [1], [], [0, 1], [2], [1, 3])],
  ['violência', a([2, 3], [3], [0, 1], [], [2, 3], [1, 3])],
  ['luto', a([0], [1], [1], [0], [], [3])],
  ['mundo+limiar', a([3], [], [], [], [0], [])],
  ['mundo e mentor cheios', a(E, [], [], E, [], [])],
  ['prov0 mentor3', a([], [2], [0], [3], [], [0, 2])],
  ['limiar 4', a([1], [0], [3], [0], E, [1])],
  ['limiar 3', a([1], [0], [3, 1], [], [0, 2, 3], [])],
  ['tudo menos uma', a([0, 1, 2], E, E, E, E, E)],
]
const pick = (...n: number[]) => questionIds.map((q, i) => answersOf[q][n[i] ?? 0]) as AnswerId[]
it('prints', () => {
  const out: string[] = []
  for (const [name, answers] of J) {
    const { rows, blank, paragraphs } = computeReading(answers)
    out.push(`##### ${name} ${JSON.stringify(Object.values(answers))}`, ...(blank ? [`[${blank.names} — ${blank.text}]`] : []), ...rows.length ? [] : [], ...paragraphs, '')
  }
  writeFileSync('/tmp/j.txt', out.join('\n'))
  const q: string[] = []
  const all: AnswerId[][] = []
  for (let i = 0; i < 1024; i++) all.push(pick(i >> 8, (i >> 6) & 3, (i >> 4) & 3, (i >> 2) & 3, i & 3))
  const kinds = new Map<string, AnswerId[][]>()
  for (const w of all) {
    const k = computeStandings(w).map((s) => s.score).join('')
    kinds.set(k, [...(kinds.get(k) ?? []), w])
  }
  for (const [k, ws] of [...kinds].sort()) {
    q.push(`######## ${k} (${ws.length})`)
    for (const w of ws.length > 30 ? [ws[7], ws[Math.floor(ws.length * 0.6)]] : [ws[0]]) {
      if (!w) continue
      q.push(w.join(' '), computeStandings(w).map((s) => `${s.place} ${s.archetype} ${s.score}`).join('; '), ...computeTieTexts(w), ...computeParagraphs(w), '')
    }
  }
  writeFileSync('/tmp/q.txt', q.join('\n'))
})
