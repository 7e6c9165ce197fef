import type { Page } from '@playwright/test'
import { type Accessible, accessibleTree } from './accessibleTree'

/**
 * What a screen reader would say of a page, in order: one line for each thing it stops at, in the words that Brazilian
 * screen readers use. Things that stand inside a line of text are in brackets.
 */

/** The words for the roles; what is not here has no word of its own, only what is in it. */
const words: Readonly<Record<string, string>> = {
  RootWebArea: 'página',
  banner: 'cabeçalho do site',
  main: 'conteúdo principal',
  contentinfo: 'rodapé',
  navigation: 'navegação',
  complementary: 'complemento',
  region: 'região',
  form: 'formulário',
  group: 'grupo',
  list: 'lista',
  table: 'tabela',
  link: 'link',
  button: 'botão',
  checkbox: 'caixa de seleção',
  textbox: 'campo de edição',
  image: 'imagem',
  progressbar: 'barra de progresso',
  DisclosureTriangle: 'botão',
  alert: 'alerta',
}

/** Read in one go: what is in them is their name, or their value. */
const leaves = new Set(['link', 'button', 'checkbox', 'textbox', 'image', 'progressbar', 'DisclosureTriangle'])
const silent = new Set(['ListMarker', 'InlineTextBox', 'LineBreak'])
/** The text of a label, a legend or a caption is heard as the name of what it belongs to. */
const namesOfOthers = new Set(['LabelText', 'Legend', 'caption'])

const inOrder = (text: string): string => text.replace(/\s+/g, ' ').trim()
const childrenOf = ({ children }: Accessible): Accessible[] => children.filter(({ role }) => !silent.has(role))

const wordOf = ({ role, states }: Accessible): string | undefined => {
  if (role === 'heading') return `título nível ${states.level}`
  return typeof states.roledescription === 'string' ? states.roledescription : words[role]
}

/** What a screen reader adds to a name. */
function statesOf({ role, states, attributes, value, description }: Accessible): string[] {
  const { checked, pressed, expanded } = states
  const current = attributes['aria-current']
  return [
    role === 'checkbox' && (checked === 'true' ? 'marcada' : 'não marcada'),
    pressed !== undefined && (pressed === 'true' ? 'pressionado' : 'não pressionado'),
    expanded !== undefined && (expanded ? 'expandido' : 'recolhido'),
    current !== undefined && (current === 'page' ? 'página atual' : 'atual'),
    states.multiline === true && 'várias linhas',
    states.required === true && 'obrigatório',
    states.invalid === 'true' && 'entrada inválida',
    states.readonly === true && 'somente leitura',
    states.disabled === true && 'indisponível',
    attributes['aria-busy'] === 'true' && 'ocupado',
    role === 'textbox' && value !== '' && `conteúdo “${value}”`,
    role === 'textbox' && value === '' && attributes.placeholder !== undefined && `exemplo “${attributes.placeholder}”`,
    role === 'progressbar' && `valor “${attributes['aria-valuetext'] ?? value}”`,
    description !== '' && `descrição: ${inOrder(description)}`,
  ].filter((state) => typeof state === 'string')
}

/** A thing as it is said when the reader comes to it. */
function aloud(thing: Accessible): string {
  const said = [inOrder(thing.name), ...statesOf(thing)].filter((part) => part !== '').join(', ')
  const word = wordOf(thing)
  return word && said ? `${word}: ${said}` : (word ?? said)
}

/** Words and what stands between them in one line; a pause where something does not stand in the line. */
function lineOf(thing: Accessible): string {
  if (thing.role === 'StaticText') return thing.name
  if (leaves.has(thing.role)) return `[${aloud(thing)}]`
  return childrenOf(thing)
    .map((child) => (child.isInline ? lineOf(child) : ` ${lineOf(child)} `))
    .join('')
}

const passage = (thing: Accessible): string =>
  inOrder(lineOf(thing).replaceAll('][', '] [')).replace(/ ([.,:;)])/g, '$1')

/** Whether it is one passage of text, with nothing in it that is a place of its own. */
const isPassage = (thing: Accessible): boolean =>
  childrenOf(thing).every(
    (child) =>
      ['StaticText', ...leaves].includes(child.role) ||
      (wordOf(child) === undefined && !namesOfOthers.has(child.role) && isPassage(child)),
  )

const hasText = (thing: Accessible): boolean => childrenOf(thing).some(({ role }) => role === 'StaticText')

function* linesOf(thing: Accessible): Generator<string> {
  const { role } = thing
  const children = childrenOf(thing)
  const inside = function* () {
    for (const child of children) yield* linesOf(child)
  }
  const indented = function* () {
    for (const line of inside()) yield `  ${line}`
  }
  if (leaves.has(role)) yield aloud(thing)
  else if (role === 'StaticText') yield inOrder(thing.name)
  else if (role === 'heading') yield `${wordOf(thing)}: ${passage(thing)}`
  else if (role === 'term') yield `${passage(thing)}:`
  else if (role === 'definition') yield* isPassage(thing) ? [`  ${passage(thing)}`] : indented()
  else if (role === 'row') yield children.map(passage).join(' | ')
  else if (role === 'listitem') yield* isPassage(thing) ? [`• ${passage(thing)}`] : ['•', ...indented()]
  else if (role === 'list') yield* [`${aloud(thing)}, itens: ${children.length}`, ...indented()]
  else if (namesOfOthers.has(role)) {
    for (const child of children) if (leaves.has(child.role)) yield aloud(child)
  } else if (wordOf(thing)) yield* [aloud(thing), ...indented()]
  else if (isPassage(thing) && (role === 'paragraph' || hasText(thing))) yield passage(thing)
  else yield* inside()
}

const find = (thing: Accessible, isWanted: (one: Accessible) => boolean): Accessible | undefined => {
  if (isWanted(thing)) return thing
  for (const child of thing.children) {
    const found = find(child, isWanted)
    if (found) return found
  }
  return undefined
}

/** The whole page or one part of it, from top to bottom. */
export async function readAloud(page: Page, part: 'RootWebArea' | 'main' | 'form' = 'RootWebArea'): Promise<string> {
  const start = find(await accessibleTree(page), ({ role }) => role === part)
  if (!start) throw new Error(`there is no ${part} on the page`)
  return [...linesOf(start)].filter((line) => line.trim() !== '').join('\n')
}

/** What has the keyboard's focus, as it is said when the focus comes there. */
export async function focusedAloud(page: Page): Promise<string> {
  const isFocused = ({ role, states }: Accessible) => states.focused === true && role !== 'RootWebArea'
  const focused = find(await accessibleTree(page), isFocused)
  return focused ? aloud(focused) : 'em lugar nenhum'
}
