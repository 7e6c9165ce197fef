/** The page is opened under one name of this computer and posts to the other: the form really crosses origins. */
const port = Number(process.env.E2E_PORT ?? 4310)

/** Folder of its host that the site under test is in: none, or that of `subfolderEnv`. */
const base = process.env.E2E_BASE ?? ''

/** Not `dist/`: these builds are not to be published. */
const siteFolderOf = (folder: string) => `.cache/test${folder.replace('/', '-')}`

const siteAt = (port: number, name: string) => ({
  port,
  origin: `http://localhost:${port}`,
  siteFolder: `.cache/${name}`,
})

export const e2e = {
  port,
  base,
  origin: `http://localhost:${port}`,
  inbox: `http://127.0.0.1:${port}/inbox`,
  accessKey: 'chave-dos-testes',
  siteFolder: siteFolderOf(base),
  /** The same site, letting the Redux DevTools in; it posts to the same inbox. */
  devtools: siteAt(port + 1, 'devtools'),
  /** Practices at the ends of what `practice.json` takes, and between them (`tests/support/extremePractices.ts`). */
  fullest: siteAt(port + 2, 'fullest'),
  smallest: siteAt(port + 3, 'smallest'),
  /** The page to fill the practice file in, at work on a copy of the example. */
  editor: { port: port + 4, origin: `http://127.0.0.1:${port + 4}`, folder: 'test-results/editor' },
  inPerson: siteAt(port + 5, 'inPerson'),
} as const

/** What the build needs to know to be tested, wherever the practice file puts the site. */
const buildEnvAt = (folder: string) => ({
  SITE_FOLDER: process.env.SITE_FOLDER ?? siteFolderOf(folder),
  VITE_FORM_ENDPOINT: e2e.inbox,
  VITE_FORM_ACCESS_KEY: e2e.accessKey,
  VITE_SITE_URL: `https://www.exemplo.com.br${folder}`,
  VITE_WHOLE_SITE: 'true',
})

/** The browser tests only make sense on a build made with these. */
export const e2eBuildEnv = buildEnvAt(base)

export const devtoolsBuildEnv = { ...e2eBuildEnv, SITE_FOLDER: e2e.devtools.siteFolder, VITE_REDUX_DEVTOOLS: 'true' }

/** For build and tests: somebody's own site, where GitHub would put it. */
export const subfolderEnv = { ...buildEnvAt('/site'), E2E_BASE: '/site', PRACTICE_FILE: 'e2e/practices/filledIn.json' }

export const practicesBuilt = ['fullest', 'smallest', 'inPerson'] as const

/** All sites that `npm run test:all` looks at besides the one under test. */
export const otherSites = [e2e.devtools, ...practicesBuilt.map((name) => e2e[name])]

export const practiceBuildEnv = (name: (typeof practicesBuilt)[number]) => ({
  ...e2eBuildEnv,
  SITE_FOLDER: e2e[name].siteFolder,
  VITE_WHOLE_SITE: '',
  PRACTICE_FILE: `e2e/practices/${name}.json`,
})
