/**
 * Runs `scripts/<command>.ts`, on a bare machine too: checks Node, installs what is missing, then hands the TypeScript
 * file to Vite's module runner and calls its `main(args)`. Plain JavaScript, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

class Problem extends Error {}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function checkNode() {
  const [wantedMajor, wantedMinor] = readJson('package.json').engines.node.match(/\d+/g).map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Problem(
    `Este projeto precisa do Node ${wantedMajor}.${wantedMinor} ou mais novo; aqui está o ${process.versions.node}.\n` +
      'Instale a versão LTS atual em https://nodejs.org e repita o comando.',
  )
}

/** Whether node_modules holds what package-lock.json says; npm writes the second list when an install has ended well. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const present = readJson(list).packages
  return Object.entries(readJson('package-lock.json').packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    return path in present ? present[path].version === version : Boolean(optional || devOptional)
  })
}

function install() {
  console.error('Instalando o que falta (só na primeira vez ou depois de uma atualização; leva um ou dois minutos)…')
  const { status } = spawnSync('npm ci --include=dev --loglevel=warn', { shell: true, stdio: 'inherit' })
  if (status !== 0)
    throw new Problem('A instalação não terminou. Verifique a conexão com a internet e repita o comando.')
}

async function runTypeScript(command, args) {
  if (!existsSync(`scripts/${command}.ts`)) throw new Problem(`Comando desconhecido: ${command}`)
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite')
  const inline = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true } }
  const config = await resolveConfig({ configFile: false, cacheDir: '.cache', environments: { inline } }, 'serve')
  // Resolving has set NODE_ENV to development; without it each tool takes its own (build production, vitest test).
  delete process.env.NODE_ENV
  const environment = createRunnableDevEnvironment('inline', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  try {
    const { main } = await environment.runner.import(`./scripts/${command}.ts`)
    return (await main(args)) ?? 0
  } finally {
    await environment.close()
  }
}

/** npm, too, goes to the project's folder first. */
const calledFrom = process.env.INIT_CWD ?? process.cwd()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [command = '', ...args] = process.argv.slice(2)
try {
  checkNode()
  if (!isInstalled()) install()
  if (command === 'dev') {
    // a session log to be replayed (scripts/debug/plugin.ts); Vite would take it for a folder
    const log = args.find((argument) => argument.endsWith('.json'))
    if (log) process.env.SESSION_LOG = resolve(calledFrom, log)
    process.argv.splice(1, process.argv.length, 'vite', ...args.filter((argument) => argument !== log))
    await import('../node_modules/vite/bin/vite.js')
  } else {
    process.exit(await runTypeScript(command, args))
  }
} catch (error) {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error)
  // The last line of the test command is its count, also when no test could be started.
  if (command === 'test') console.log('0 passed, 1 failed')
  process.exit(1)
}
