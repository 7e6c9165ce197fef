import type { z } from 'zod'
import { type Hours, type WholePractice, weekdays } from '../src/core/practice.ts'
import { states } from './brazil.ts'
import { unasked } from './crossFieldChecks.ts'
import { withDerivedCopy } from './derivedCopy.ts'
import { examplePractice } from './examplePractice.ts'
import { councilNumber } from './normalize.ts'
import { valueAt, withValue } from './paths.ts'
import type { practiceSchema } from './schema.ts'
import { isOwnSentence } from './sentences.ts'

type Environment = Readonly<Record<string, unknown>>

/** Where a variable of the environment takes the place of what the file says. */
const variables: Readonly<Record<string, readonly string[]>> = {
  VITE_FORM_ENDPOINT: ['contact', 'form', 'endpoint'],
  VITE_FORM_ACCESS_KEY: ['contact', 'form', 'accessKey'],
  VITE_SITE_URL: ['site', 'url'],
}

/** The variables that are set, each with the path of its field. */
export const setVariables = (env: Environment): [name: string, path: readonly string[]][] =>
  Object.entries(variables).filter(([name]) => env[name])

/** Those of a form say nothing where there is none. */
export function withVariables(file: unknown, env: Environment): unknown {
  const practice = env.VITE_WHOLE_SITE ? wholeSite(file) : file
  return setVariables(env)
    .filter(([, path]) => valueAt(practice, path.slice(0, -1)) !== undefined)
    .reduce((known, [name, path]) => withValue(known, path, env[name]), practice)
}

/** For the tests, which try every tool and the form, in the colours that are shipped, whatever a practice has. */
const wholeSite = (practice: unknown): unknown =>
  [
    { path: ['tools'], value: undefined },
    { path: ['palette'], value: undefined },
    { path: ['contact', 'form'], value: valueAt(practice, ['contact', 'form']) ?? examplePractice.contact.form },
  ].reduce((known, { path, value }) => withValue(known, path, value), practice)

const byOpening = (one: Hours, other: Hours): number =>
  weekdays.indexOf(one.from) - weekdays.indexOf(other.from) || one.opens.localeCompare(other.opens)

/** Hours in the order of the week; without what is the file's own business, and what waits for another answer. */
export function forSite({ $schema, confirmed, texts, ...file }: z.output<typeof practiceSchema>): WholePractice {
  const { contact, education, registration } = file
  const { code, name } = contact.state
  const silent = unasked(file)
  const asked = <Value>(field: string, value: Value) => (silent.includes(field) ? undefined : value)
  return withDerivedCopy({
    ...file,
    ...(texts && { texts: Object.fromEntries(Object.entries(texts).filter(([path]) => isOwnSentence(path))) }),
    registration: { ...registration, number: councilNumber(registration.number).number },
    education: { ...education, institute: asked('education.institute', education.institute) },
    contact: {
      ...contact,
      state: { code, name: states[code]?.name ?? name },
      offices: asked('contact.offices', contact.offices),
      hours: contact.hours.toSorted(byOpening),
    },
  })
}
