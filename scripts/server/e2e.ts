/** The page is opened under one name of this computer and posts to the other: the form really crosses origins. */
const port = Number(process.env.E2E_PORT ?? 4310)

export const e2e = {
  port,
  origin: `http://localhost:${port}`,
  inbox: `http://127.0.0.1:${port}/inbox`,
  accessKey: 'chave-dos-testes',
  inboxFolder: 'test-results/inbox',
  /** Not `dist/`: this build is not to be published. */
  siteFolder: '.cache/test',
  /** The same site, letting the Redux DevTools in; it posts to the same inbox. */
  devtools: { port: port + 1, origin: `http://localhost:${port + 1}`, siteFolder: '.cache/devtools' },
} as const

/** What the build needs to know to be tested: the browser tests only make sense on a build made with these. */
export const e2eBuildEnv = {
  SITE_FOLDER: e2e.siteFolder,
  VITE_FORM_ENDPOINT: e2e.inbox,
  VITE_FORM_ACCESS_KEY: e2e.accessKey,
  // at the root of a domain, wherever the practice file puts the site
  VITE_SITE_URL: 'https://www.exemplo.com.br',
} as const

export const devtoolsBuildEnv = { ...e2eBuildEnv, SITE_FOLDER: e2e.devtools.siteFolder, VITE_REDUX_DEVTOOLS: 'true' }
