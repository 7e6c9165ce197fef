import { resolve } from 'node:path'
import { minify } from '@swc/core'
import { type CSSOptions, normalizePath, type Plugin, type Rolldown } from 'vite'

/** The widths have names (`src/ui/styles/media.css`); what older browsers need is for the last step of the build. */
export const styles: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, targets: {} },
}

/** Read by Chromium where it is the first line of a file (V8, "Explicit Compile Hints"); elsewhere it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Has functions compiled while the files come, not when first called: first presses waited for that. */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // the names of files follow what is in them
    augmentChunkHash: () => hint,
    generateBundle: {
      // Vite puts its list of files before everything else
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = hint + chunk.code
      },
    },
  }
}

/** Leaves out what is never used in a chunk as a whole; Vite, which sees a module at a time, shortens the rest. */
export function unusedCode(): Plugin {
  return {
    name: 'unused-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      // of what Vite has written for older phones
      order: 'post',
      handler: async (code) => ({
        code: (await minify(code, { module: true, ecma: 2020, compress: { passes: 3 }, mangle: false })).code,
        map: null,
      }),
    },
  }
}

type NameOfChunk = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>

const react = /\/node_modules\/(?:react|react-dom|scheduler)\//

/**
 * What every page loads, as three chunks: React, other libraries, the site. Each is run in a task of its own (src/navigation/boot.ts); shared
 * parts in more files would pack worse.
 */
export function entryChunks(entry = normalizePath(resolve('index.html'))): Rolldown.CodeSplittingGroup {
  let start: ReadonlySet<string> | null = null
  const name: NameOfChunk = (id, context) => {
    start ??= everywhere(entry, (module) => context.getModuleInfo(module))
    if (!start.has(id)) return null
    if (react.test(id)) return 'react'
    return id.includes('/node_modules/') ? 'libraries' : 'start'
  }
  return { name, debugName: 'entry' }
}

const page = /\/src\/app\/(?:pages\/\w+|toolPage)\.tsx$/

/** What the entry imports, and what all that is drawn as a page does. */
function everywhere(
  entry: string,
  infoOf: (module: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null,
): ReadonlySet<string> {
  const imports = (module: string) => infoOf(module)?.importedIds ?? []
  const start = reachable(entry, imports)
  const pages = [...start]
    .flatMap((module) => infoOf(module)?.dynamicallyImportedIds ?? [])
    .filter((id) => page.test(id))
  const [first = new Set<string>(), ...others] = pages.map((id) => reachable(id, imports))
  return new Set([...start, ...[...first].filter((id) => others.every((one) => one.has(id)))])
}

function reachable(from: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  // a set that grows while it is gone through is gone through to its new end
  const found = new Set([from])
  for (const id of found) for (const one of next(id)) found.add(one)
  return found
}

/** The package offers its development build to every bundler. */
export const productionRouter = {
  find: /^react-router$/,
  replacement: normalizePath(resolve('node_modules/react-router/dist/production/index.mjs')),
}

const wrapped = /(?<==\s*)(?=React\d*\.(?:forwardRef|memo|createContext)\()/g
const displayName = /^[A-Z]\w*\.displayName = "\w+";$/gm

/** Lets the bundler leave out what nobody uses: it cannot know that wrapping a component does nothing else. */
export const unusedComponents = (library: string): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`/node_modules/${library}/`) },
    handler: (code) => ({ code: code.replace(displayName, '').replace(wrapped, '/* @__PURE__ */ '), map: null }),
  },
})

export const fieldMark = /,?\s*'?data-field'?(?:=|: )(?:"[^"]*"|'[^']*'|`[^`]*`|\{[^}]*\})/g

/** Leaves out what says, for the page on which a practice is filled in, of which of its fields a part of a page tells. */
export const fieldMarks = (): Plugin => ({
  name: 'field-marks',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(?:site|ui)\/.*\.tsx?$/, code: 'data-field' },
    handler: (code) => ({ code: code.replace(fieldMark, ''), map: null }),
  },
})

/** Has the site's own loader fetch what Vite splits off. */
export const chunkLoader = (file = normalizePath(resolve('src/app/loadChunk.ts'))): Plugin => ({
  name: 'chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(file)}`,
  },
})
