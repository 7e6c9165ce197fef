import { stateDiagram } from './diagram.ts'
import type { EventModel } from './events.ts'
import type { SliceModel } from './slices.ts'

const opening = `# Slices as models

Made by \`npm run models\` from \`src/site/*/slice.ts\` and \`src/tools/*/slice.ts\`; a unit test keeps it in step. Every arrow
has happened: the reducers were run, from their first state on, with every event and payload that their types allow. Names,
payloads and meanings are those of the code and its comments.

A box is a phase, an arrow the events that lead to another one. Events inside a box change something and keep the phase;
those that a phase ignores are not drawn. Where one event leads to several phases, its payload or the rest of the state
decides. What the clock says, and what becomes of a request, is dispatched by the slice's \`listeners.ts\`.`

const cell = (text: string) => text.replaceAll('|', '\\|')

const code = (text: string) => `\`${text}\``

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** Phases in which the event changes nothing, whatever its payload. */
function ignoredIn({ phases, transitions }: SliceModel, { type, isForListeners }: EventModel): string {
  if (isForListeners) return 'all; a listener answers'
  const deaf = phases.filter((phase) => !transitions.some(({ from, event }) => from === phase && event === type))
  return deaf.map(code).join(', ')
}

function section(model: SliceModel): string {
  const events = model.events.map((event) => [
    code(event.type),
    event.speaker,
    event.fields.map(code).join(', '),
    event.meaning,
    ignoredIn(model, event),
  ])
  return [
    `## ${model.name}`,
    `${model.purpose} ([${model.path}](../${model.path}))`,
    ['```mermaid', stateDiagram(model), '```'].join('\n'),
    table(['event', 'who speaks', 'payload', 'what has happened', 'ignored in'], events),
    table(
      ['state', 'what it holds'],
      model.fields.map(({ name, doc }) => [code(name), doc]),
    ),
  ].join('\n\n')
}

/** `docs/slices.md`. */
export function slicesPage(models: readonly SliceModel[]): string {
  const contents = models.map(({ name }) => `[${name}](#${name})`).join(' · ')
  return `${[opening, contents, ...models.map(section)].join('\n\n')}\n`
}
