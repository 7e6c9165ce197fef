import { credentialLine } from '../core/format'
import { practice } from '../practice'
import { tools } from '../tools'
import { texts as toolTexts } from '../ui/tool/content'
import { texts } from './content'
import { toolModule } from './toolModules'

/** A tool's result as the clipboard gets it: name of the exercise, the result, what it is not, and who offers it. */
export function resultText(id: string, state: object): string {
  const name = tools.find((tool) => tool.id === id)?.name ?? id
  const colophon = texts.colophon(practice.name, credentialLine(practice), practice.contact)
  return [name, toolModule(id).plainText(state), toolTexts.credit, colophon].join('\n\n')
}
