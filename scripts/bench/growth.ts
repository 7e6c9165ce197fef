import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { randomFrom } from '../../e2e/random.ts'
import { buildDate } from '../buildDate.ts'
import { runTool } from '../tool.ts'
import { filler } from './filler.ts'
import { serveFolder } from './server.ts'
import { type FirstLoad, firstLoad, type Kind } from './sizes.ts'
import { table } from './table.ts'

/** Tools of the larger site, those there are among them. */
const toolCount = 40

/** Multiple of the texts in each tool of the wordier site. */
const textFactor = 10

const toolsFolder = 'src/tools'

/** What a copy of the repository does without: made, installed or recorded. */
const leftOut = ['.git', '.cache', 'dist', 'docs', 'inbox', 'node_modules', 'playwright-report', 'test-results']

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** Writes a file anew; a change that finds nothing to change would make the comparison worthless. */
async function edit(file: string, ...changes: readonly ((text: string) => string)[]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const change of changes) {
    const changed = change(text)
    if (changed === text) throw new Error(`${file} is not what the bench takes it for: ${change}`)
    text = changed
  }
  await writeFile(file, text)
}

/** Copies the tools in turn, each under a name, an address and a slice of its own, until there are enough of them. */
async function addTools(root: string): Promise<void> {
  const tools = join(root, toolsFolder)
  const originals = (await foldersIn(tools)).sort()
  const ids: string[] = []
  for (let number = originals.length + 1; number <= toolCount; number++) {
    const original = originals[(number - 1) % originals.length] ?? ''
    const id = `${original}${number}`
    ids.push(id)
    const folder = join(tools, id)
    await cp(join(tools, original), folder, { recursive: true })
    await edit(
      join(folder, 'index.ts'),
      (text) => text.replace(`const ${original} =`, `const ${id} =`),
      (text) => text.replace(`id: '${original}'`, `id: '${id}'`),
      (text) => text.replace(/path: at\('([^']+)'\)/, `path: at('$1-${number}')`),
      (text) => text.replace(/name: '([^']+)'/, `name: '$1 ${number}'`),
    )
    await edit(join(folder, 'slice.ts'), (text) => text.replace(`name: '${original}'`, `name: '${id}'`))
    // files of the same content would become one
    for (const file of await readdir(folder))
      if (file.endsWith('.css')) await edit(join(folder, file), (text) => `${text}\n.${id} { order: ${number}; }\n`)
  }
  await edit(
    join(tools, 'index.ts'),
    (text) => text.replace(/(toolsById = \{.*) \}/, `$1, ${ids.join(', ')} }`),
    (text) => [...ids.map((id) => `import { ${id} } from './${id}'`), text].join('\n'),
  )
}

/** What of a tool loads with every page, or is there for search engines. */
const notItsPage = ['index.ts', 'slice.ts', 'head.ts']

/** A literal of one line: quote, content. */
const literal = /(['"`])((?:(?!\1)[^\\\n]){20,})\1/g

/** Some words, not the path of a drawing. */
const isText = (content: string) => /\p{L}{3,} \p{L}{2,}/u.test(content)

/** Makes each text of each tool ten times as long, with words that pack like those of a text. */
async function addTexts(root: string): Promise<void> {
  const random = randomFrom(1)
  for (const tool of await foldersIn(join(root, toolsFolder))) {
    const folder = join(root, toolsFolder, tool)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.ts') || notItsPage.includes(file)) continue
      const text = await readFile(join(folder, file), 'utf8')
      const longer = text.replace(literal, (whole, quote: string, content: string) =>
        isText(content) ? `${quote}${content} ${filler(random, content.length * (textFactor - 1))}${quote}` : whole,
      )
      await writeFile(join(folder, file), longer)
    }
  }
}

const variants: Readonly<Record<string, (root: string) => Promise<void>>> = {
  'as it is': async () => undefined,
  [`${toolCount} tools`]: addTools,
  [`${textFactor} times the texts`]: addTexts,
}

interface Grown {
  home: FirstLoad
  tool: FirstLoad
  buildMs: number
}

/** Builds one site outside of the repository, and opens its home page and the page of a tool. */
async function grow(browser: Browser, toolPath: string, change: (root: string) => Promise<void>): Promise<Grown> {
  const root = await mkdtemp(join(tmpdir(), 'site-growth-'))
  try {
    await cp('.', root, { recursive: true, filter: (path) => !leftOut.includes(relative('.', path)) })
    await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    await change(root)
    // the build makes its server below node_modules, which is the repository's own: the name must be nobody else's
    const folder = join(root, '.cache', basename(root))
    const start = performance.now()
    const env = { SITE_FOLDER: folder, SOURCE_DATE_EPOCH: String(buildDate().getTime() / 1_000) }
    if ((await runTool([join(root, 'scripts/run.mjs'), 'build'], { env })) !== 0) throw new Error('no build')
    const buildMs = performance.now() - start
    const { origin, close } = await serveFolder(folder)
    const [home, tool] = [
      await firstLoad(browser, { folder, origin, path: '/' }),
      await firstLoad(browser, { folder, origin, path: toolPath }),
    ]
    close()
    return { home, tool, buildMs }
  } finally {
    await rm(root, { recursive: true, force: true })
    await rm(join('node_modules/.cache/prerender', basename(root)), { recursive: true, force: true })
  }
}

const shown: readonly Kind[] = ['HTML', 'JS', 'all']

/** What more tools, and more texts in them, do to the first load: bytes as sent (brotli), and the time of a build. */
export async function measureGrowth(browser: Browser, toolPath: string): Promise<string> {
  const rows = []
  let plain: Grown | null = null
  for (const [name, change] of Object.entries(variants)) {
    console.log(`Growth: ${name}`)
    const grown = await grow(browser, toolPath, change)
    plain ??= grown
    const base = plain
    const cells = (page: 'home' | 'tool') =>
      shown.map((kind) => {
        const [now, before] = [grown[page][kind].brotli, base[page][kind].brotli]
        return now === before ? String(now) : `${now} (${percent(now / before)})`
      })
    rows.push([name, ...cells('home'), ...cells('tool'), (grown.buildMs / 1_000).toFixed(1)])
  }
  return table(
    `First load as the site grows (bytes, brotli), home and ${toolPath}; home is to grow by 1 % at most`,
    ['site', ...['home', 'tool'].flatMap((page) => shown.map((kind) => `${page}: ${kind}`)), 'build (s)'],
    rows,
  )
}

const percent = (share: number) => `${share < 1 ? '' : '+'}${(100 * (share - 1)).toFixed(1)} %`
