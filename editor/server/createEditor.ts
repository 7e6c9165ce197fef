import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { buildDate } from '../../scripts/buildDate.ts'
import { pathOf, send } from '../../scripts/http.ts'
import { portrait, portraitModule } from '../../scripts/images/portrait.ts'
import { cssOptions, isRecoloured, palette } from '../../scripts/palette.ts'
import { practiceFolder } from '../../scripts/practiceFile.ts'
import { codeOf, practiceModule } from '../../scripts/practicePlugin.ts'
import { editorPath, guidePath, hostingPath } from '../state.ts'
import { createApi } from './api.ts'
import { refusal } from './guard.ts'
import { createProject, type Project } from './project.ts'

/**
 * The editor's page and, for its preview, the site itself, which always gets a practice that can be shown. Nothing is
 * pushed to the pages (no HMR): the editor reloads its preview itself, and is not to be reloaded.
 * @param built called after each build
 * @returns its address
 */
export async function createEditor(port: number, built?: () => void): Promise<string> {
  const root = process.cwd()
  const project = createProject(root, built)
  let shown = await project.shown()
  let look = ''
  /** Has the preview show the files as they are now. @returns whether photograph or colours are other ones, too */
  const refresh = async (): Promise<boolean> => {
    shown = await project.shown()
    const { portrait, palette } = shown
    const photo = await stat(join(practiceFolder(root), portrait.file ?? '')).catch(() => null)
    const earlier = look
    look = [palette, portrait.file, portrait.file && photo?.mtimeMs].join()
    return look !== earlier
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/editor/vite',
    server: { host: '127.0.0.1', port, watch: null, cors: false, hmr: false, ws: false },
    css: cssOptions,
    // a preview is not kept for visits without a network
    define: { __BUILD_YEAR__: buildDate().getUTCFullYear(), 'import.meta.env.VITE_OFFLINE': '"false"' },
    optimizeDeps: { entries: ['editor/page/main.tsx', 'src/main.tsx'] },
    plugins: [
      editor(project, refresh, () => codeOf(shown)),
      react(),
      palette(() => shown.palette),
      portrait(() => shown),
    ],
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return new URL(editorPath, origin).href
}

function editor(project: Project, refresh: () => Promise<boolean>, practiceCode: () => string): Plugin {
  return {
    name: 'editor',
    configureServer({ middlewares }) {
      const api = createApi(project)
      middlewares.use((request, response, next) => {
        const refused = refusal(request)
        if (refused) return send(response, refused)
        // no other page may frame this one and have its buttons pressed (clickjacking)
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
        response.setHeader('X-Content-Type-Options', 'nosniff')
        const path = pathOf(request)
        // not the text itself, which is asked for with a question mark
        if ([editorPath, guidePath, hostingPath].includes(request.url ?? '')) request.url = '/editor/page/index.html'
        else if (path.startsWith(`${editorPath}/`)) return void api(request, response)
        next()
      })
    },
    resolveId: (id) => (id === practiceModule ? `\0${id}` : null),
    load: (id) => (id === `\0${practiceModule}` ? practiceCode() : null),
    // Vite's client would reload the page, with all that is being written, when the server is back after it was closed
    transform: (code, id) =>
      id.endsWith('/vite/dist/client/client.mjs') ? code.replace(/^transport\.connect\(.*$/m, '') : null,
    async transformIndexHtml(_html, { path, server }) {
      if (path !== '/index.html') return
      const modules = server?.environments.client.moduleGraph
      const isOther = await refresh()
      for (const [id, module] of modules?.idToModuleMap ?? [])
        if (id === `\0${practiceModule}` || (isOther && (isRecoloured(id) || id === `\0${portraitModule}`)))
          modules?.invalidateModule(module)
    },
  }
}
