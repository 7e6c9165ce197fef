import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Contact, Hours, Office, Practice } from '../src/core/practice.ts'
import { endPlainly, plainError } from './plainError.ts'
import { checkPractice } from './practice/check.ts'
import { practice as shipped } from './practice/examplePractice.ts'
import { replacePractice } from './practice/file.ts'

/** As `practice.ts` had it: one office, whole hours; what `said` has stood in the pages. */
interface OlderPractice extends Omit<Practice, 'contact' | keyof typeof said> {
  contact: Omit<Contact, 'offices' | 'hours'> & {
    office?: Office
    hours: readonly (Omit<Hours, 'opens' | 'closes'> & { opens: number; closes: number })[]
  }
}

const { sessionLength, clients, clientsOnline, messagesKept } = shipped
const said = { sessionLength, clients, clientsOnline, messagesKept }

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

function ofToday({ contact: { office, hours, ...contact }, ...others }: OlderPractice): Practice {
  const today = hours.map(({ opens, closes, ...days }) => ({ ...days, opens: clock(opens), closes: clock(closes) }))
  return { ...said, ...others, contact: { ...contact, ...(office && { offices: [office] }), hours: today } }
}

/** `npm run import-practice -- practice.ts`: takes over what was filled in before the practice file became `practice.json`. */
endPlainly()
const [file] = process.argv.slice(2)
if (!file) throw plainError('Uso: npm run import-practice -- caminho/practice.ts')
const path = resolve(process.env.INIT_CWD ?? '.', file)
const options = { configFile: false, logLevel: 'silent' } as const
const imported = await runnerImport<{ practice?: OlderPractice }>(path, options).catch((error: unknown) => {
  throw plainError(`${file} não pôde ser lido:`, String(error))
})
const older = imported.module.practice
if (!older) throw plainError(`${file} não traz os dados de um consultório (practice).`)
const practice = ofToday(older)
await replacePractice(process.cwd(), practice)
console.log(
  'practice.json tem agora os seus dados; o de antes é practice.antigo.json.',
  ...checkPractice(practice).problems.map((line) => `\n  ${line}`),
)
