import { describe, expect, it } from 'vitest'
import { codeOf, filesIn, importsOf, type SourceFile } from '../support/source'

const src = filesIn('src')
const tooling = ['practice', 'editor', 'scripts'].flatMap(filesIn)

/** The module of a file: a folder at the top, in `src`, `scripts` and `editor` each folder or file in it, in `tools` each tool. */
function moduleOf(path: string): string {
  const [top = '', first = '', second = '', third] = path.replace(/\.tsx?$/, '').split('/')
  if (first === 'tools' && third !== undefined) return `src/tools/${second}`
  return ['src', 'scripts'].includes(top) || /^(?:page|server)$/.test(first) ? `${top}/${first}` : top
}

const site = (...modules: readonly string[]) => modules.map((module) => `src/${module}`)
const building = site('art', 'core', 'practice', 'drawing', 'motion', 'ui')
const features = site('carousel', 'form', 'layout', 'menu', 'sharing')

/** Who may import whom (architecture.md); a module may always import itself. `*` stands for a whole kind of module. */
function allowedIn(module: string): readonly string[] {
  if (module === 'src/tools/shared') return site('core', 'drawing', 'motion', 'ui')
  if (module.startsWith('src/tools/')) return [...building, ...site('tools/shared')]
  if (features.includes(module)) return building
  switch (module) {
    case 'src/practice':
      return site('core')
    case 'src/ui':
      return site('art', 'core', 'motion', 'drawing')
    case 'src/seo':
      return site('core')
    case 'src/tools':
      return site('core', 'tools/*')
    case 'src/footer':
      return [...building, ...site('layout', 'tools')]
    case 'src/sections':
      return building
    case 'src/pages':
      return [...building, ...features, ...site('footer', 'sections', 'seo', 'tools')]
    case 'src/app':
      return [...building, ...features, ...site('footer', 'pages', 'seo', 'tools', 'tools/shared')]
    case 'src/main':
      return site('app', 'ui', ...features.map((feature) => feature.slice('src/'.length)), 'footer', 'sections')
    // types of the modules made at build
    case 'src/virtual.d':
      return site('core', 'ui')
    case 'src/prerender':
      return site('core', 'app', 'practice', 'seo', 'pages', 'tools')
    case 'practice':
      return site('core')
    case 'editor/page':
      return ['editor', 'practice', ...site('art', 'core', 'pages')]
    case 'editor/server':
      return ['editor', 'practice', 'scripts/*', ...site('art', 'core')]
    case 'editor':
      return ['editor/server', ...site('core')]
    // the server of this computer
    case 'scripts/start':
      return ['editor', 'practice', 'scripts/*']
  }
  return module.startsWith('scripts/') ? ['practice', 'scripts/*', ...site('art', 'core', 'ui', 'prerender')] : []
}

/** By what a module is entered, where not any of its files will do. */
const entries: Readonly<Record<string, readonly string[]>> = {
  'src/drawing': [''],
  'src/tools': [''],
  practice: [''],
  // what its page and its server say to each other
  editor: ['', 'state'],
}

/** A feature is entered by its slice, listeners, ports and view, a tool by its index, what the tools share by any file. */
function isEntry(module: string, imported: string): boolean {
  const inside = imported.slice(module.length + 1).replace(/(?:^|\/)index$/, '')
  if (features.includes(module)) return /^(?:slice|listeners|ports|View)$/.test(inside)
  if (module.startsWith('src/tools/')) return inside === '' || module === 'src/tools/shared'
  return entries[module]?.includes(inside) ?? true
}

function faults(file: SourceFile): string[] {
  const module = moduleOf(file.path)
  const allowed = allowedIn(module)
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
    if (!allowed.includes(other) && !allowed.includes(other.replace(/\/[^/]*$/, '/*')))
      return say(`${module} may not know ${other}`)
    return isEntry(other, imported) ? [] : say(`${other} is entered by its index`)
  })
}

/** What may not stand in the code, and where the exception is. */
const words: readonly { word: RegExp; where?: RegExp; except?: RegExp; why: string }[] = [
  { word: /\bdelay\(/, except: /\/listeners\.ts$/, why: 'only listeners wait' },
  {
    word: /\bset(?:Timeout|Interval)\b/,
    // before there is a store
    except: /^src\/main\.tsx$/,
    why: 'time belongs to the listeners',
  },
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
  {
    word: /\bfetch\(/,
    except: /^src\/app\/ports\.ts$/,
    why: 'only the form’s port asks the network',
  },
  { word: /\.at\(|\bIntl\.ListFormat\b|\(\?<[=!]/, why: 'older phones lack it' },
]

const wordFaults = ({ path, text }: SourceFile): string[] =>
  words
    .filter(({ word, where, except }) => (!where || where.test(path)) && !except?.test(path) && word.test(codeOf(text)))
    .map(({ why }) => `${path}: ${why}`)

describe('who imports whom', () => {
  it('has a rule for each folder', () => {
    const modules = new Set([...src, ...tooling].map(({ path }) => moduleOf(path)))
    const ruled =
      /^(?:src\/(?:app|art|core|drawing|footer|main|motion|pages|practice|prerender|sections|seo|tools(?:\/\w+)?|ui|env\.d|virtual\.d)|editor(?:\/page|\/server)?|practice|scripts\/\w+)$/
    expect([...modules].filter((module) => !ruled.test(module) && !features.includes(module))).toEqual([])
  })

  it('goes in one direction only', () => {
    expect([...src, ...tooling].flatMap(faults)).toEqual([])
  })

  it('the tools are known by their list alone', () => {
    const registry = src.filter(({ path }) => path === 'src/tools/index.ts').flatMap(importsOf)
    expect(registry.filter((name) => !/^src\/(?:core\/\w+|tools\/\w+(?:\/index)?)$/.test(name))).toEqual([])
  })
})

describe('what the code does not do', () => {
  it('keeps to the words of the rules', () => {
    expect(src.flatMap(wordFaults)).toEqual([])
  })
})
