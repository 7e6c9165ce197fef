/** What `npm start` and `npm test` begin with on a bare machine: checks Node, installs what is missing. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether node_modules holds what package-lock.json says; npm writes the second list when an install ends well. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const present = readJson(list).packages
  return Object.entries(readJson('package-lock.json').packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    return path in present ? present[path].version === version : Boolean(optional || devOptional)
  })
}

function fail(problem) {
  console.error(`\n${problem}\n`)
  // the last line of the tests is their count, also when none could be started
  if (process.env.npm_lifecycle_event === 'test') console.log('0 passed, 1 failed')
  process.exit(1)
}

const [wantedMajor, wantedMinor] = readJson('package.json').engines.node.match(/\d+/g).map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
  fail(
    `Este projeto precisa do Node ${wantedMajor}.${wantedMinor} ou mais novo; aqui está o ${process.versions.node}.\n` +
      'Instale a versão LTS atual de https://nodejs.org e tente de novo.',
  )
if (!isInstalled()) {
  console.error('Instalando o que falta (só na primeira vez ou depois de uma atualização; leva um ou dois minutos)…')
  const quiet = '--loglevel=error --no-audit --no-fund --no-progress'
  const options = { shell: true, stdio: ['inherit', 'ignore', 'inherit'] }
  const { status } = spawnSync(`npm ci --include=dev ${quiet}`, options)
  if (status !== 0) fail('A instalação não terminou. Verifique a conexão com a internet e tente de novo.')
}
