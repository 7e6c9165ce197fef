import { z } from 'zod'
import { plainError } from '../plainError.ts'

const packages = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() }),
)

type BundledPackage = z.infer<typeof packages>[number]

export function bundledPackages(...records: readonly string[]): readonly BundledPackage[] {
  const all = records.flatMap((json) => packages.parse(JSON.parse(json)))
  const byId = new Map(all.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byId.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Licences that ask for nothing but their text, which is published with the site. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Page of all licences, for whoever asks what the site is made of; stops at a package that has none to show. */
export function licencesText(all: readonly BundledPackage[]): string {
  const problems = all
    .filter(({ identifier = '', text }) => !accepted.includes(identifier) || !text)
    .map(({ name, version, identifier = '' }) => `${name} ${version}: licença sem texto ou não aceita (${identifier})`)
  if (problems.length > 0) throw plainError(...problems)
  const list = all.map(({ name, version, identifier = '' }) => `${name} ${version} (${identifier})`)
  const texts = all.map(({ name, text = '' }) => `${'-'.repeat(80)}\n${name}\n\n${text}\n`)
  return `Packages in the scripts of this site; their licences follow. The fonts' are beside this file.\n\n${list.join('\n')}\n\n${texts.join('\n')}`
}
