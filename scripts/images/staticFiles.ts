import { createHash } from 'node:crypto'
import { lookup } from 'mrmime'
import type { ResolvedConfig, Rollup, ViteDevServer } from 'vite'

interface EmittedFile {
  name: string
  extension: 'svg' | 'avif' | 'webp'
  content: Buffer
}

/** Server and client builds must agree on every address, but only one writes: it comes from the content. */
export function staticFiles() {
  const served = new Map<string, Buffer>()
  let config: ResolvedConfig
  return {
    configResolved(resolved: ResolvedConfig) {
      config = resolved
    },
    configureServer({ middlewares }: ViteDevServer) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '')
        const content = served.get(path)
        if (!content) return next()
        response.setHeader('Content-Type', lookup(path) ?? '')
        response.end(content)
      })
    },
    add(context: Rollup.PluginContext, { name, extension, content }: EmittedFile): string {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      const fileName = `${config.build.assetsDir}/${name}-${hash}.${extension}`
      const address = config.base + fileName
      if (config.command === 'serve') served.set(address, content)
      else if (context.environment.config.consumer === 'client') {
        context.emitFile({ type: 'asset', fileName, source: content })
      }
      return address
    },
  }
}

export type Add = (file: EmittedFile) => string
