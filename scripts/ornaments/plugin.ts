import type { Plugin } from 'vite'
import { staticFiles } from '../images/static-files.ts'
import { SHEETS, sheetOf } from './index.ts'
import { toSvg } from './ornament.ts'

const PREFIX = 'ornament:'
const names = SHEETS.flatMap(({ ornaments }) => Object.keys(ornaments))

/**
 * Virtual modules `ornament:<name>`, whose default export says where the drawing is and in which box it lies. Each
 * sheet of drawings becomes one file with its hash in the name, at the same address in every build.
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
      if (!sheetOf(name)) throw new Error(`No ornament "${name}"; there are ${names.join(', ')}.`)
      return `\0${id}`
    },
    load(id) {
      const name = id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1) : ''
      const sheet = sheetOf(name)
      const ornament = sheet?.ornaments[name]
      if (!ornament) return null
      const content = Buffer.from(toSvg(sheet.ornaments))
      const address = files.add(this, { name: sheet.file, extension: 'svg', content })
      return `export default ${JSON.stringify({ href: `${address}#${name}`, viewBox: ornament.viewBox })}`
    },
  }
}
