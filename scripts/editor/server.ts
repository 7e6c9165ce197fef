import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { buildDate } from '../buildDate.ts'
import { portrait } from '../images/portrait.ts'
import { lettering } from '../lettering.ts'
import { ornaments } from '../ornaments/sheets.ts'
import { pathOf, send } from '../server/http.ts'
import { createApi, editorPath } from './api.ts'
import { refusal } from './guard.ts'
import { createWorkshop, type Workshop } from './workshop.ts'

const practiceModule = '\0practice:checked'
const portraitModule = '\0portrait:image'

/**
 * The editor's page and, for its preview, the site itself, which always gets a practice that can be shown. Nothing is pushed
 * to the pages (no HMR): the editor asks for its preview anew, and is not to be loaded anew itself.
 */
export async function createEditor(
  port: number,
  root = process.cwd(),
): Promise<{ server: ViteDevServer; address: string }> {
  // it would answer for the photograph that had the name before
  sharp.cache(false)
  const workshop = createWorkshop(root)
  let { portrait: shown } = await workshop.shown()
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/editor/vite',
    server: { host: '127.0.0.1', port, watch: null, cors: false },
    // a preview is not kept for visits without a network
    define: { __BUILD_YEAR__: buildDate().getUTCFullYear(), 'import.meta.env.VITE_OFFLINE': '"false"' },
    optimizeDeps: { entries: ['scripts/editor/page/main.tsx', 'src/main.tsx'] },
    plugins: [
      editor(workshop, async (change, { environments }) => {
        const { moduleGraph } = environments.client
        const earlier = shown
        shown = (await workshop.shown()).portrait
        const isOther = change === 'photo' || shown.file !== earlier.file || shown.engraved !== earlier.engraved
        for (const id of isOther ? [practiceModule, portraitModule] : [practiceModule]) {
          const module = moduleGraph.getModuleById(id)
          if (module) moduleGraph.invalidateModule(module)
        }
      }),
      react(),
      ornaments(),
      lettering(root),
      portrait(() => shown),
    ],
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { server, address: new URL(editorPath, origin).href }
}

type Change = Parameters<Parameters<typeof createApi>[0]['onChange']>[0]

function editor(workshop: Workshop, invalidate: (change: Change, server: ViteDevServer) => Promise<void>): Plugin {
  return {
    name: 'editor',
    configureServer(server) {
      const api = createApi({ workshop, onChange: (change) => invalidate(change, server) })
      server.middlewares.use((request, response, next) => {
        const refused = refusal(request)
        if (refused) return send(response, refused)
        // nobody is to put the page into theirs and have its buttons pressed
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
        if (pathOf(request).startsWith(`${editorPath}/`)) return void api(request, response)
        if (pathOf(request) === editorPath) request.url = '/scripts/editor/page/index.html'
        next()
      })
    },
    resolveId: (id) => (id === practiceModule.slice(1) ? practiceModule : null),
    async load(id) {
      if (id === practiceModule) return `export default ${JSON.stringify(await workshop.shown())}`
      return null
    },
    // as the boot script of a built page does, at once
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          '<script type="module" src="/src/main.tsx"></script>',
          '<script type="module">import "/src/main.tsx"; hydrate()</script>',
        ),
    },
  }
}
