import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { expect } from 'vitest'
import { createRecorder } from '../../src/debug/recorder'
import type { LogEntry, SessionLog } from '../../src/debug/sessionLog'
import { runs } from './runs'

/** Where the logs of broken properties go; not part of the repository. */
const folder = 'test-results'

/** Longest sequence of events a property tries. */
const maxEvents = 200

/** Without a size fast-check tries ten at most, whatever the longest may be. */
export const sequenceOf = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { maxLength: maxEvents, size: 'max' })

/** A visit as a file that the debugging room can play; one event a second where there was no clock. */
const logOf = (entries: readonly LogEntry[]): SessionLog => ({
  format: 1,
  recordedAt: new Date().toISOString(),
  window: { width: 1280, height: 800 },
  path: '/',
  masked: false,
  entries: [...entries],
})

const oneASecond = (events: readonly UnknownAction[]): LogEntry[] =>
  events.map((action, index) => ({ at: index * 1000, action }))

/** The test at work: what it is called, and how to run it alone. */
function thisTest() {
  const { currentTestName = '', testPath = '' } = expect.getState()
  const name = currentTestName.split(' > ').at(-1) ?? ''
  return { name, command: `npx vitest run ${relative(process.cwd(), testPath)} -t "${name}"` }
}

/**
 * Says what broke a property, how to try the same again, and where the shrunk visit lies as a log.
 * @param entriesOf the log of the smallest value that breaks it
 */
const reporter =
  <T>(entriesOf: (value: T) => readonly LogEntry[]) =>
  ({ failed, counterexample, numRuns, numShrinks, seed, counterexamplePath, errorInstance }: fc.RunDetails<[T]>) => {
    if (!failed || counterexample === null) return
    const { name, command } = thisTest()
    const entries = entriesOf(counterexample[0])
    const file = `${folder}/${name.replace(/[^\p{L}\d]+/gu, '-')}.json`
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(logOf(entries), null, 2)}\n`)
    const lines = [
      `broken in try ${numRuns}, by ${entries.length} events after ${numShrinks} shrinks: ${name}`,
      errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
      `Again: FC_SEED=${seed} FC_PATH=${counterexamplePath} ${command}`,
      `As a log: ${file}`,
    ]
    throw new Error(lines.join('\n'), { cause: errorInstance })
  }

/** Tries a law on sequences of events; it throws where it is broken. */
export function holdsFor(events: fc.Arbitrary<UnknownAction[]>, law: (events: UnknownAction[]) => void) {
  fc.assert(fc.property(events, law), { ...runs, reporter: reporter<UnknownAction[]>(oneASecond) })
}

type Recorder = ReturnType<typeof createRecorder>

/** The same for something that takes time, recorded as it happens. */
export async function holdsInTime<T>(values: fc.Arbitrary<T>, law: (value: T, recorder: Recorder) => Promise<void>) {
  // the last try that fails is the smallest
  let failed: readonly LogEntry[] = []
  const tried = async (value: T) => {
    const recorder = createRecorder(Date.now)
    try {
      await law(value, recorder)
    } catch (reason) {
      failed = recorder.entries
      throw reason
    }
  }
  await fc.assert(fc.asyncProperty(values, tried), { ...runs, reporter: reporter(() => failed) })
}
