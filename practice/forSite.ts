import type { z } from 'zod'
import { type Hours, type WholePractice, weekdays } from '../src/core/practice.ts'
import { careIn } from './care.ts'
import { valueAt, withValue } from './paths.ts'
import { withSaid } from './said.ts'
import type { practiceSchema } from './schema.ts'
import { sentenceNames } from './sentences.ts'
import { councilNumber } from './understood.ts'

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
export const withVariables = (practice: unknown, env: Environment): unknown =>
  setVariables(env)
    .filter(([, path]) => valueAt(practice, path.slice(0, -1)) !== undefined)
    .reduce(
      (known, [name, path]) => withValue(known, path, env[name]),
      // for the tests, which try every tool whichever ones a practice offers
      env.VITE_ALL_TOOLS ? withValue(practice, ['tools'], undefined) : practice,
    )

const byOpening = (one: Hours, other: Hours): number =>
  weekdays.indexOf(one.from) - weekdays.indexOf(other.from) || one.opens.localeCompare(other.opens)

/** Hours in the order of the week; without what is the file's own business. */
export const forSite = ({ $schema, confirmed, texts, ...file }: z.output<typeof practiceSchema>): WholePractice =>
  withSaid({
    ...file,
    ...(texts && { texts: Object.fromEntries(Object.entries(texts).filter(([name]) => sentenceNames.includes(name))) }),
    care: file.care ?? careIn(file),
    registration: { ...file.registration, number: councilNumber(file.registration.number).number },
    contact: { ...file.contact, hours: file.contact.hours.toSorted(byOpening) },
  })
