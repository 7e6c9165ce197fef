import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import type { Practice } from '../../src/core/practice.ts'
import { openPhoto, photoProblem } from '../images/photo.ts'
import { checkFields, type FieldReport, unknownField } from '../practice/check.ts'
import { practice as example } from '../practice/examplePractice.ts'
import { practiceFolder, practicePath, readPracticeFile, writePracticeFile } from '../practice/file.ts'
import { valueAt, withValue } from '../practice/paths.ts'
import { forSite, setVariables, withVariables } from '../practice/plugin.ts'
import { practiceSchema } from '../practice/schema.ts'
import { buildBeside } from '../run.ts'
import { keepPhoto, originalPhoto, photosFolder } from './photo.ts'
import type { BuildAnswer, Crop, EditorState, Note } from './state.ts'
import { noteTexts } from './texts.ts'

export type Workshop = ReturnType<typeof createWorkshop>

/** What the editor does with the practice file, the photograph and the folder that is to be published. */
export function createWorkshop(root = process.cwd()) {
  const env = loadEnv('production', root)
  const files = practiceFolder(root)
  const siteFolder = process.env.SITE_FOLDER ?? 'dist'
  /** Practice file and photographs as they were when the site was last built. */
  const lastBuild = resolve(root, '.cache/editor', basename(siteFolder))
  let lastShown: Practice = example

  /** The practice as the preview shows it: in the place of a wrong field stands what was last right there. */
  async function shown(): Promise<Practice> {
    const read = await readPracticeFile(root).catch(() => lastShown)
    const practice = mended(withVariables(read, env), lastShown)
    const opens = (await problemOfPhoto(practice.portrait)) === null
    lastShown = opens ? practice : { ...practice, portrait: example.portrait }
    return lastShown
  }

  const problemOfPhoto = async (portrait: unknown): Promise<string | null> => {
    const [file, engraved] = ['file', 'engraved'].map((field) => valueAt(portrait, [field]))
    return typeof file === 'string' ? openPhoto(files, file, engraved === true).then(() => null, photoProblem) : null
  }

  async function notesOn(practice: unknown): Promise<Note[]> {
    const { problems, doubts, values, statements } = checkFields(practice)
    const photo = await problemOfPhoto(valueAt(practice, ['portrait']))
    return [
      ...problems.map((problem) => noteOn(problem, valueAt(practice, problem.path))),
      ...(photo ? [{ path: 'portrait.file', kind: 'wrong', text: noteTexts.photo(photo) } as const] : []),
      ...values.map((path) => ({ path, kind: 'example', text: noteTexts.example }) as const),
      ...statements.map((path) => ({ path, kind: 'statement', text: noteTexts.statement }) as const),
      ...doubts.map(
        ({ path, message }) => ({ path: path.join('.'), kind: 'warning', text: noteTexts.doubt(message) }) as const,
      ),
    ]
  }

  async function state(): Promise<EditorState> {
    let unreadable: string | null = null
    const practice = await readPracticeFile(root).catch((error: Error) => {
      unreadable = error.message
      return null
    })
    return {
      practice: typeof practice === 'object' && !Array.isArray(practice) ? practice : null,
      unreadable,
      notes: practice === null ? [] : await notesOn(withVariables(practice, env)),
      fixed: Object.fromEntries(
        setVariables(env).map(([variable, path]) => [path.join('.'), { variable, value: String(env[variable]) }]),
      ),
      hasOriginal: (await originalPhoto(files)) !== null,
      canUndo: existsSync(lastBuild),
    }
  }

  return {
    state,
    shown,
    save: (practice: object) => writePracticeFile(root, practice),

    setPhoto: (picture: Buffer, crop: Crop) => keepPhoto(files, resolve(root, '.cache/editor/photo'), picture, crop),
    originalPhoto: () => originalPhoto(files),

    /** Makes the folder to be published, and keeps what it was made from. */
    async build(): Promise<BuildAnswer> {
      const { isBuilt, said } = await buildBeside({ SITE_FOLDER: siteFolder })
      if (isBuilt) {
        await rm(lastBuild, { recursive: true, force: true })
        await mkdir(lastBuild, { recursive: true })
        await cp(practicePath(root), join(lastBuild, 'practice.json'))
        if (existsSync(join(files, photosFolder)))
          await cp(join(files, photosFolder), join(lastBuild, photosFolder), { recursive: true })
      }
      return { folder: resolve(root, siteFolder), isBuilt, said: said.slice(-4000) }
    },

    async undo() {
      if (!existsSync(lastBuild)) return
      await cp(join(lastBuild, 'practice.json'), practicePath(root))
      const photos = join(lastBuild, photosFolder)
      if (existsSync(photos)) await cp(photos, join(files, photosFolder), { recursive: true })
    },
  }
}

function noteOn({ path, found, expected }: FieldReport['problems'][number], value: unknown): Note {
  // it has no place of its own in the form
  if (found === unknownField) {
    const text = noteTexts.unknown(String(path.at(-1)), expected)
    return { path: path.slice(0, -1).join('.'), kind: 'wrong', text }
  }
  const isMissing = value === undefined || value === '' || value === null
  return { path: path.join('.'), kind: 'wrong', text: isMissing ? noteTexts.missing : noteTexts.expected(expected) }
}

/** Takes the wrong fields from what was right. */
function mended(value: unknown, right: Practice): Practice {
  const wrong = practiceSchema.safeParse(value).error?.issues.map(({ path }) => path) ?? []
  /** The entry of a list that a path leads into and that was not there before. */
  const newEntry = (path: PropertyKey[]) =>
    path
      .map((_, index) => path.slice(0, index + 1))
      .find((part) => typeof part.at(-1) === 'number' && valueAt(right, part) === undefined)
  const patched = wrong.reduceRight((known, path) => {
    const entry = newEntry(path)
    return entry ? withoutEntry(known, entry, right) : withValue(known, path, valueAt(right, path))
  }, value)
  const { data } = practiceSchema.safeParse(patched)
  return data ? forSite(data) : right
}

function withoutEntry(value: unknown, entry: PropertyKey[], right: Practice): unknown {
  const list = entry.slice(0, -1)
  const entries = valueAt(value, list)
  const others = Array.isArray(entries) ? entries.filter((_, index) => index !== entry.at(-1)) : []
  return withValue(value, list, others.length > 0 ? others : valueAt(right, list))
}
