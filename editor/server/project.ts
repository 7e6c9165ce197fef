import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Region } from 'sharp'
import {
  checkFields,
  examplePractice as example,
  type FieldReport,
  forSite,
  practiceSchema,
  unknownField,
  valueAt,
  withDerivedCopy,
  withValue,
} from '../../practice/index.ts'
import { Refusal } from '../../scripts/http.ts'
import { openPhoto, photoProblem } from '../../scripts/images/photo.ts'
import {
  practiceFolder,
  practiceName,
  practicePath,
  practiceVersion,
  readPracticeFile,
  writePracticeFile,
} from '../../scripts/practiceFile.ts'
import { buildBeside } from '../../scripts/run.ts'
import type { Practice } from '../../src/core/practice.ts'
import { anyVersion, type BuildAnswer, type EditorState, type Note } from '../state.ts'
import { keepCopy } from './copies.ts'
import { keepPhoto, originalFile, originalPhoto, photoFile } from './photo.ts'
import { answers, noteTexts } from './texts.ts'

export type Project = ReturnType<typeof createProject>

/**
 * What the editor does with the practice file, the photograph and the folder that is to be published.
 * @param built called after each build
 */
export function createProject(root = process.cwd(), built?: () => void) {
  const files = practiceFolder(root)
  const siteFolder = process.env.SITE_FOLDER ?? 'dist'
  const folder = resolve(root, siteFolder)
  let lastShown = withDerivedCopy(example)
  let earlier: Promise<unknown> = Promise.resolve()
  /** Runs what changes files one after the other. */
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const answer = earlier.then(act)
    earlier = answer.catch(() => undefined)
    return answer
  }
  let building: Promise<BuildAnswer> | null = null

  // filled in by hand, the photograph may lie anywhere
  const copied = async () => keepCopy(root, [originalFile, photoFile, (await shown()).portrait.file ?? photoFile])

  /** The practice as the preview shows it: a wrong field has its last right value. */
  async function shown(): Promise<Practice> {
    const read = await readPracticeFile(root).catch(() => lastShown)
    const practice = mended(read, lastShown)
    const opens = (await problemOfPhoto(practice.portrait)) === null
    lastShown = opens ? practice : { ...practice, portrait: example.portrait }
    return lastShown
  }

  const chosenPhoto = async () => originalPhoto(files, (await shown()).portrait.file)

  const problemOfPhoto = async (portrait: unknown): Promise<string | null> => {
    const file = valueAt(portrait, ['file'])
    return typeof file === 'string' ? openPhoto(files, file).then(() => null, photoProblem) : null
  }

  async function notesOn(practice: unknown): Promise<Note[]> {
    const { problems, examples } = checkFields(practice)
    const photo = await problemOfPhoto(valueAt(practice, ['portrait']))
    return [
      ...problems.map((problem) => noteOn(problem, valueAt(practice, problem.path))),
      ...(photo ? [{ kind: 'wrong' as const, path: 'portrait.file', text: noteTexts.photo(photo) }] : []),
      ...examples.map(
        ({ path, page }): Note =>
          page
            ? { kind: 'statement', path, page, text: noteTexts.statement }
            : { kind: 'example', path, text: noteTexts.example },
      ),
    ]
  }

  async function state(): Promise<EditorState> {
    const version = await practiceVersion(root)
    const read = await readPracticeFile(root).catch((error: Error) => error)
    const [practice, unreadable] = read instanceof Error ? [null, read.message] : [read, null]
    return {
      practice,
      version,
      unreadable,
      notes: practice === null ? [] : await notesOn(practice),
      shown: await shown(),
    }
  }

  return {
    inTurn,
    state,
    shown,

    /** Refused unless the file is what the page has read. What somebody else wrote is copied before it is replaced. */
    async save(practice: object, version: string): Promise<void> {
      if (version !== anyVersion && version !== (await practiceVersion(root))) throw new Refusal(409, answers.changed)
      if (version === anyVersion && existsSync(practicePath(root))) await copied()
      await writePracticeFile(root, practice)
    },

    /** An empty picture stands for the one that was kept; what another one takes the place of is kept as a copy. */
    async setPhoto(picture: Buffer, crop?: Region): Promise<void> {
      if (picture.length > 0 && existsSync(join(files, photoFile))) await copied()
      await keepPhoto(files, picture.length > 0 ? picture : await chosenPhoto(), crop)
    },
    originalPhoto: chosenPhoto,

    /**
     * Makes the folder to be published, from a copy: what changes later belongs to the next build.
     * Asked again meanwhile, it is the same one.
     * @returns as soon as what it is made from has been copied
     */
    async build(): Promise<{ done: Promise<BuildAnswer> }> {
      if (building) return { done: building }
      const PRACTICE_FILE = join(await copied(), practiceName)
      building = buildBeside({ SITE_FOLDER: siteFolder, PRACTICE_FILE }).then(({ isBuilt, output }) => {
        building = null
        if (isBuilt) void built?.()
        return { folder, isBuilt, output: output.slice(-4000) }
      })
      return { done: building }
    },
  }
}

function noteOn({ path, found, expected }: FieldReport['problems'][number], value: unknown): Note {
  // it has no place of its own in the form
  if (found === unknownField)
    return { path: path.slice(0, -1).join('.'), kind: 'wrong', text: noteTexts.unknown(String(path.at(-1))) }
  const isMissing = value === undefined || value === '' || value === null
  return { path: path.join('.'), kind: 'wrong', text: isMissing ? noteTexts.missing : noteTexts.expected(expected) }
}

/** Replaces what is wrong by what was there before: a field at the top or, in a group of fields, one of the group. */
function mended(value: unknown, before: Practice): Practice {
  const { issues = [] } = practiceSchema.safeParse(value).error ?? {}
  const patched = issues.reduce<unknown>((known, { path }) => {
    const place = path.slice(0, typeof path[1] === 'string' ? 2 : 1)
    return withValue(known, place, valueAt(before, place))
  }, value)
  // what is undefined is left out
  const { data } = practiceSchema.safeParse(JSON.parse(JSON.stringify(patched)))
  return data ? forSite(data) : before
}
