import type { Note } from '../state.ts'
import { focusField } from './fieldIds.ts'
import { fieldTexts } from './texts.ts'

/** Puts another value, or none, at a path. */
export type Put = (path: readonly PropertyKey[], value: unknown) => void

interface Props {
  note: Note
  /** The field's name: tells buttons of the same words apart. */
  name?: string
  isOptional?: boolean
  put: Put
  confirm: (path: string) => void
}

export function FieldNote({
  note: { kind, path, text, confirms = path, unknown },
  name,
  isOptional,
  put,
  confirm,
}: Props) {
  const isStatement = kind === 'statement'
  // the button pressed goes away
  const andFocus = (act: () => void) => () => {
    act()
    focusField(path)
  }
  const choices = [
    isStatement && ([fieldTexts.isTrue, andFocus(() => confirm(confirms))] as const),
    isStatement && ([fieldTexts.change, () => focusField(path)] as const),
    isStatement && isOptional && ([fieldTexts.leaveOut, andFocus(() => put(path.split('.'), undefined))] as const),
    unknown && ([fieldTexts.takeOut, () => put(unknown, undefined)] as const),
  ]
  return (
    <>
      <p>{text}</p>
      <p className="choices">
        {choices.map(
          (choice) =>
            choice && (
              <button key={choice[0]} type="button" aria-label={name && `${choice[0]}: ${name}`} onClick={choice[1]}>
                {choice[0]}
              </button>
            ),
        )}
      </p>
    </>
  )
}
