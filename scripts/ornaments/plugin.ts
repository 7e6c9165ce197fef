import type { Plugin } from 'vite'
import { staticFiles } from '../images/static-files.ts'
import { ORNAMENTS } from './index.ts'
import { toSvg } from './ornament.ts'

const PREFIX = 'ornament:'

/**
 * Virtual modules `ornament:<name>`, whose default export says where the drawing is and in which box it lies. Each
 * drawing becomes one file with its hash in the name, at the same address in every build.
 */
export function ornaments(): Plugin {
  const files = staticFiles()
  return {
    name: 'ornaments',
    configResolved: files.configResolved,
    configureServer: files.configureServer,
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      if (!ORNAMENTS.has(name)) throw new Error(`No ornament "${name}"; there are ${[...ORNAMENTS.keys()].join(', ')}.`)
      return `\0${id}`
    },
    load(id) {
      const name = id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1) : ''
      const ornament = ORNAMENTS.get(name)
      if (!ornament) return null
      const content = Buffer.from(toSvg(name, ornament))
      const address = files.add(this, { name, extension: 'svg', content })
      return `export default ${JSON.stringify({ href: `${address}#${name}`, viewBox: ornament.viewBox })}`
    },
  }
}
