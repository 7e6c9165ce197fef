import { describe, expect, it } from 'vitest'
import { codeOf, filesIn, importsOf, type SourceFile } from '../support/source'

const src = filesIn('src')
const tooling = ['practice', 'editor', 'scripts'].flatMap(filesIn)

/** A file's module: a top folder; in `src`, `scripts` and `editor` each folder or file in it, in `tools` each tool. */
function moduleOf(path: string): string {
  const [top = '', first = '', second = '', third] = path.replace(/\.tsx?$/, '').split('/')
  if (first === 'tools' && third !== undefined) return `src/tools/${second}`
  return ['src', 'scripts'].includes(top) || /^(?:page|server)$/.test(first) ? `${top}/${first}` : top
}

const site = (...modules: readonly string[]) => modules.map((module) => `src/${module}`)
const building = site('art', 'core', 'practice', 'drawing', 'motion', 'ui')
const features = site('carousel', 'form', 'layout', 'menu', 'sharing')

/** Who may import whom (architecture.md); a module may always import itself. `*` stands for a whole kind of module. */
const rules: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(features.map((feature) => [feature, building])),
  'src/core': [],
  'src/art': [],
  'src/drawing': [],
  'src/motion': [],
  'src/env.d': [],
  'src/practice': site('core'),
  'src/ui': site('art', 'core', 'motion', 'drawing'),
  'src/seo': site('core'),
  'src/tools': site('core', 'tools/*'),
  'src/tools/shared': site('core', 'drawing', 'motion', 'ui'),
  'src/footer': [...building, ...site('layout', 'tools')],
  'src/sections': building,
  'src/pages': [...building, ...features, ...site('footer', 'sections', 'seo', 'tools')],
  'src/app': [...building, ...features, ...site('footer', 'pages', 'seo', 'tools', 'tools/shared')],
  'src/main': [...features, ...site('app', 'ui', 'footer', 'sections')],
  // types of the modules made at build
  'src/virtual.d': site('core', 'ui'),
  'src/prerender': site('core', 'app', 'practice', 'seo', 'pages', 'tools'),
  practice: site('core'),
  'editor/page': ['editor', 'practice', ...site('art', 'core', 'pages')],
  'editor/server': ['editor', 'practice', 'scripts/*', ...site('art', 'core')],
  editor: ['editor/server', ...site('core')],
  // the server of this computer
  'scripts/start': ['editor', 'practice', 'scripts/*'],
  'scripts/*': ['practice', 'scripts/*', ...site('art', 'core', 'ui', 'prerender')],
  'src/tools/*': [...building, ...site('tools/shared')],
}

const kindOf = (module: string) => module.replace(/[^/]*$/, '*')
const allowedIn = (module: string) => rules[module] ?? rules[kindOf(module)]

/** By what a module is entered, where not any of its files will do. */
const entries: Readonly<Record<string, readonly string[]>> = {
  'src/drawing': [''],
  'src/tools': [''],
  practice: [''],
  // what its page and its server say to each other
  editor: ['', 'state'],
}

/** A feature is entered by its slice, listeners, ports and view, a tool by its index, the shared part by any file. */
function isEntry(module: string, imported: string): boolean {
  const inside = imported.slice(module.length + 1).replace(/(?:^|\/)index$/, '')
  if (features.includes(module)) return /^(?:slice|listeners|ports|View)$/.test(inside)
  if (module.startsWith('src/tools/')) return inside === '' || module === 'src/tools/shared'
  return entries[module]?.includes(inside) ?? true
}

function faults(file: SourceFile): string[] {
  const module = moduleOf(file.path)
  const allowed = allowedIn(module) ?? []
  return importsOf(file).flatMap((imported) => {
    const say = (why: string) => [`${file.path} imports ${imported}: ${why}`]
    const isSite = module.startsWith('src/')
    // of the schema the site knows the type, which is none of its code
    if (file.path === 'src/core/practice.ts' && /^import type .*practice\/schema/m.test(file.text)) return []
    if (isSite && /^(?:practice|editor|scripts|tests|e2e)(?:\/|$)/.test(imported))
      return say('the site knows nothing of its tooling')
    if (/^@react-spring/.test(imported)) return module === 'src/motion' ? [] : say('only motion knows the springs')
    if (!/^(?:src|practice|editor|scripts)(?:\/|$)/.test(imported)) return []
    const other = moduleOf(imported)
    if (other === module) return []
    if (!allowed.includes(other) && !allowed.includes(kindOf(other))) return say(`${module} may not know ${other}`)
    return isEntry(other, imported) ? [] : say(`${other} is entered by its index`)
  })
}

/** What may not stand in the code, and where the exception is. */
const words: readonly { word: RegExp; where?: RegExp; except?: RegExp; why: string }[] = [
  { word: /\bdelay\(/, except: /\/listeners\.ts$/, why: 'only listeners wait' },
  // before there is a store
  { word: /\bset(?:Timeout|Interval)\b/, except: /^src\/main\.tsx$/, why: 'time belongs to the listeners' },
  {
    word: /\binnerHTML\b|\bouterHTML\b|\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b/,
    why: 'no markup from text',
  },
  {
    word: /\b(?:localStorage|sessionStorage|indexedDB|caches)\b|\bdocument\.cookie\b|\bcookieStore\b/,
    why: 'nothing is stored',
  },
  { word: /\bMath\.(?:sin|cos|tan|atan2)\b/, where: /\.tsx$/, why: 'angles belong to drawing' },
  { word: /\bonRest\b/, why: 'the end of a spring decides nothing' },
  {
    word: /\bnavigator\.sendBeacon\b|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b/,
    why: 'no visit is reported',
  },
  { word: /\bfetch\(/, except: /^src\/app\/ports\.ts$/, why: 'only the form’s port asks the network' },
  { word: /\.at\(|\bIntl\.ListFormat\b|\(\?<[=!]/, why: 'older phones lack it' },
]

const wordFaults = ({ path, text }: SourceFile): string[] =>
  words
    .filter(({ word, where, except }) => (!where || where.test(path)) && !except?.test(path) && word.test(codeOf(text)))
    .map(({ why }) => `${path}: ${why}`)

describe('who imports whom', () => {
  it('has a rule for each folder', () => {
    const modules = [...src, ...tooling].map(({ path }) => moduleOf(path))
    expect(modules.filter((module) => !allowedIn(module))).toEqual([])
  })

  it('goes in one direction only', () => {
    expect([...src, ...tooling].flatMap(faults)).toEqual([])
  })
})

it('the code keeps to the words of the rules', () => {
  expect(src.flatMap(wordFaults)).toEqual([])
})
