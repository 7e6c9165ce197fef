import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PluginOption, type PreviewOptions, type PreviewServer, preview } from 'vite'
import { pathOf } from './http.ts'

/** What the build asks its hosts to send for a path: the first rule of `_headers` is for all, every other for one. */
const headersOf = (folder: string, path: string) =>
  readFileSync(join(folder, '_headers'), 'utf8')
    .split('\n\n')
    .filter((rule, index) => index === 0 || rule.startsWith(`${path}\n`))
    .flatMap((rule) => [...rule.matchAll(/^ +(\S+): (.*)$/gm)])

interface Site extends Pick<PreviewOptions, 'host' | 'port' | 'strictPort' | 'https'> {
  folder: string
  /** Folder of the site on its host, with a slash at both ends. */
  base: string
  plugins?: PluginOption[]
}

/** A built site, its files looked up at each request. Vite refuses hosts other than this computer's (DNS rebinding). */
export function serveSite({ folder, base, plugins = [], ...address }: Site): Promise<PreviewServer> {
  return preview({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    appType: 'mpa',
    base,
    build: { outDir: folder },
    preview: { ...address, cors: false },
    plugins: [
      {
        name: 'site',
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            for (const [, name = '', value = ''] of headersOf(folder, pathOf(request))) response.setHeader(name, value)
            next()
          })
          // Vite has looked for a page already, and answers an unknown address with nothing
          return () =>
            middlewares.use(({ url = '' }, response, next) => {
              if (url.endsWith('.html') && existsSync(join(folder, url))) return next()
              response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
              response.end(readFileSync(join(folder, '404.html')))
            })
        },
      },
      ...plugins,
    ],
  })
}
