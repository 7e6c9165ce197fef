import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { endPlainly, plainError } from './plainError.ts'
import { checkPractice } from './practice/check.ts'
import { writePracticeFile } from './practice/file.ts'

/** `npm run import-practice -- practice.ts`: takes over what was filled in before the practice file became `practice.json`. */
endPlainly()
const [file] = process.argv.slice(2)
if (!file) throw plainError('Uso: npm run import-practice -- caminho/practice.ts')
const path = resolve(process.env.INIT_CWD ?? '.', file)
const options = { configFile: false, logLevel: 'silent' } as const
const imported = await runnerImport<{ practice?: object }>(path, options).catch((error: unknown) => {
  throw plainError(`${file} não pôde ser lido:`, String(error))
})
const { practice } = imported.module
if (!practice) throw plainError(`${file} não traz os dados de um consultório (practice).`)
await writePracticeFile(process.cwd(), practice)
console.log('practice.json tem agora os seus dados.', ...checkPractice(practice).problems.map((line) => `\n  ${line}`))
