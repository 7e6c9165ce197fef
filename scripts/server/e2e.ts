/** The page is opened under one name of this computer and posts to the other: the form really crosses origins. */
const port = Number(process.env.E2E_PORT ?? 4310)

/** Folder of its host that the site under test is in: none, or that of `subfolderEnv`. */
const base = process.env.E2E_BASE ?? ''

/** Not `dist/`: these builds are not to be published. */
const siteFolderOf = (folder: string) => `.cache/test${folder.replace('/', '-')}`

export const e2e = {
  port,
  base,
  origin: `http://localhost:${port}`,
  inbox: `http://127.0.0.1:${port}/inbox`,
  accessKey: 'chave-dos-testes',
  inboxFolder: 'test-results/inbox',
  siteFolder: siteFolderOf(base),
  /** The same site, letting the Redux DevTools in; it posts to the same inbox. */
  devtools: { port: port + 1, origin: `http://localhost:${port + 1}`, siteFolder: '.cache/devtools' },
  /** Practices at the ends of what `practice.json` takes (`tests/support/extremePractices.ts`). */
  fullest: { port: port + 2, origin: `http://localhost:${port + 2}`, siteFolder: '.cache/fullest' },
  smallest: { port: port + 3, origin: `http://localhost:${port + 3}`, siteFolder: '.cache/smallest' },
  /** The page to fill the practice file in, at work on a copy of the example. */
  editor: { port: port + 4, origin: `http://127.0.0.1:${port + 4}`, folder: 'test-results/editor' },
} as const

/** What the build needs to know to be tested, wherever the practice file puts the site. */
const buildEnvAt = (folder: string) => ({
  SITE_FOLDER: siteFolderOf(folder),
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

export const extremes = ['fullest', 'smallest'] as const

export const extremeBuildEnv = (name: (typeof extremes)[number]) => ({
  ...e2eBuildEnv,
  SITE_FOLDER: e2e[name].siteFolder,
  VITE_WHOLE_SITE: '',
  PRACTICE_FILE: `e2e/practices/${name}.json`,
})
