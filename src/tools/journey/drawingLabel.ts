import { steps, texts } from './content'
import { type JourneyState, stepIds } from './slice'

/** What the drawing shows, in words. */
export function drawingLabel({ status, step, answers }: JourneyState): string {
  const { place, finished, marked, part, none } = texts.drawing
  const here = stepIds[step] ?? stepIds[0]
  const parts = stepIds
    .filter((id) => answers[id].length > 0)
    .map((id) => part(steps[id].name, answers[id].length))
    .join('; ')
  return `${status === 'finished' ? finished : place(step, steps[here].name)} ${parts ? marked(parts) : none}`
}
