/** What the search needs from the computer it runs on. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>
  isRoot: boolean
  /** Where Playwright keeps its own Chromium, installed or not. */
  playwrightPath: string
  /** Path of the program with this name or path, if there is one. */
  locate(program: string): string | undefined
  /** Whether this file is a browser that really starts here. */
  runs(path: string): boolean
  /** Runs one step of an installation, limited in time; `true` if it ended well. */
  install(command: readonly string[]): boolean
}

/** `path` is null where Playwright finds its own browser by itself. */
export type Search = { found: true; path: string | null; tried: string[] } | { found: false; tried: string[] }

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const playwrightInstall = ['npx', 'playwright', 'install', 'chromium']

/** Each a series of commands; the first word of the first tells whether the system has it. */
const systemInstalls = [
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ],
  [['apk', 'add', '--no-cache', 'chromium']],
  [['dnf', 'install', '-y', 'chromium']],
]

type Candidate = { file: string; path: string | null }

/** All places to look in, the cheap ones first; installs only when nothing before has served. */
function* candidates(machine: Machine, tried: string[]): Generator<Candidate> {
  const given = variables.flatMap((name) => machine.env[name] || [])
  const installed = () => programs.flatMap((program) => machine.locate(program) ?? [])
  const asIs = (file: string): Candidate => ({ file, path: file })
  const playwright = { file: machine.playwrightPath, path: null }

  yield* given.map(asIs)
  yield* installed().map(asIs)
  tried.push(`no browser under the names ${programs.join(', ')}`)
  yield playwright

  if (machine.install(playwrightInstall)) yield playwright
  else tried.push(`${playwrightInstall.join(' ')}: did not succeed`)

  if (!machine.isRoot) tried.push('system packages: not root, so not tried')
  for (const steps of machine.isRoot ? systemInstalls : []) {
    const [[manager = ''] = []] = steps
    if (machine.locate(manager) === undefined) continue
    if (steps.every((step) => machine.install(step))) yield* installed().map(asIs)
    else tried.push(`${manager} install chromium: did not succeed`)
  }
}

/** Finds a Chromium for the browser tests or installs one. */
export function findBrowser(machine: Machine): Search {
  const tried: string[] = []
  for (const { file, path } of candidates(machine, tried)) {
    if (machine.runs(file)) return { found: true, path, tried }
    tried.push(`${file}: missing or does not start`)
  }
  return { found: false, tried }
}
