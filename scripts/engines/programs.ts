import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { thisMachine } from '../machine.ts'

/** The folder's entries, none where there is no such folder. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** WebKit's own test browser; Debian keeps it in a folder named by architecture and version. */
export const miniBrowser = (): string | undefined =>
  entriesOf('/usr/lib')
    .flatMap(entriesOf)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => thisMachine.locate(file))

export const firefox = (): string | undefined =>
  process.env.FIREFOX_PATH || (thisMachine.locate('firefox-esr') ?? thisMachine.locate('firefox'))

/** A program the tests need, and the Debian package that brings it. */
interface Need {
  program: string
  debianPackage: string
  isHere(): boolean
}

const byName = (program: string, debianPackage: string): Need => ({
  program,
  debianPackage,
  isHere: () => thisMachine.locate(program) !== undefined,
})

const needs = {
  Firefox: [{ program: 'firefox', debianPackage: 'firefox-esr', isHere: () => firefox() !== undefined }],
  WebKit: [
    byName('WebKitWebDriver', 'webkit2gtk-driver'),
    { program: 'MiniBrowser', debianPackage: 'webkit2gtk-driver', isHere: () => miniBrowser() !== undefined },
    byName('Xvfb', 'xvfb'),
  ],
} satisfies Record<string, Need[]>

/** Installs what this engine needs where that is possible. @returns what is missing in the end, as a sentence */
export function prepare(engine: keyof typeof needs): string | null {
  const missing = () => needs[engine].filter((need) => !need.isHere())
  const packages = [...new Set(missing().map(({ debianPackage }) => debianPackage))]
  if (packages.length === 0) return null
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]
  const mayInstall = thisMachine.isRoot && thisMachine.locate('apt-get') !== undefined
  if (mayInstall && thisMachine.install(['apt-get', 'update'])) thisMachine.install(command)
  const names = missing().map(({ program }) => program)
  if (names.length === 0) return null
  return `${engine} cannot be tested: ${names.join(', ')} not found. On Debian, as root: ${command.join(' ')}`
}
