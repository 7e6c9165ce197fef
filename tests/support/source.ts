import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the project, by its path from the root. */
export interface SourceFile {
  path: string
  text: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every TypeScript file below a folder, found by looking. */
export function filesIn(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(root.length).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}

/** The text without its comments; strings stay, so that addresses in them are not cut. */
export const codeOf = (text: string): string =>
  text.replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '$1')

const specifier =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"()]*?\sfrom\s+)?['"]([^'"]+)['"]|import(?:\.meta\.glob(?:<[^>]*>)?)?\(\s*['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g

/** What a file imports: modules as `src/…`, packages by their name; fonts, styles and drawings are no modules. */
export function importsOf({ path, text }: SourceFile): string[] {
  const found = [...codeOf(text).matchAll(specifier)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return found
    .filter((name) => !/\.css$|^(?:ornament|portrait|virtual):/.test(name))
    .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(path), name).replace(/\.tsx?$/, '') : name))
}
