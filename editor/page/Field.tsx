import type { ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { normalised, unasked, valueAt } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { focusField, idOf } from './fieldIds.ts'
import { type FieldProps, isBelow, type Schema } from './groups.ts'
import { Photo } from './Photo.tsx'
import { notesIn } from './pages.ts'
import { fieldTexts } from './texts.ts'

/** Texts that may be longer, in letters, have several lines. */
const line = 70

/** What stands in a field, what the server says of it, and what can be done with it. */
export function useField({ path, schema: { anyOf, ...rest }, isRequired = false }: FieldProps) {
  const draft = useDraft()
  const { put, replaced } = useDraftStore()
  // left out, it is written as null
  const option = anyOf?.find(({ type }) => type !== 'null')
  const schema: Schema = { ...option, ...rest }
  const keys = path.split('.')
  const value = valueAt(draft.practice, keys)
  const all = notesIn(draft)
  const notes = all.filter((note) => note.path === path)
  const entry = Number(keys.at(-1)) + 1
  return {
    path,
    schema,
    isRequired: (isRequired && !option) || typeof schema.default === 'string',
    notes,
    /** What is still to be filled in is not wrong. */
    isWrong: (value ?? '') !== '' && notes.some(({ kind }) => kind === 'wrong'),
    isHidden: unasked(draft.practice).includes(path) && !all.some((note) => isBelow(note.path, path)),
    none: option && null,
    earlier: replaced.get(path),
    /** `Parágrafo 2` for an entry of a list. */
    title: entry > 0 ? `${schema.title} ${entry}` : (schema.title ?? ''),
    value,
    put: (value: unknown) => put(keys, value),
    /** The button that was clicked may go away with what it changes: the focus goes on. */
    change(next: unknown, goal = path) {
      replaced.set(path, value)
      flushSync(() => put(keys, next))
      focusField(goal)
    },
  }
}
type Known = ReturnType<typeof useField>

/** A field of the practice file with what is to be said of it, and with all that is below it. */
export function Field(props: FieldProps) {
  const field = useField(props)
  const { path, schema, isRequired, notes, title, isWrong } = field
  const isFramed = schema.properties !== undefined || schema.items !== undefined
  if (field.isHidden) return null
  const Frame = isFramed ? 'fieldset' : 'div'
  const words = (
    <>
      {title} {!isRequired && !schema.isNeeded && <span className="note">{fieldTexts.optional}</span>}
    </>
  )
  return (
    <div className={isWrong ? 'field field--wrong' : 'field'}>
      <Frame id={isFramed ? idOf(path) : undefined}>
        {isFramed ? <legend>{words}</legend> : <label htmlFor={idOf(path)}>{words}</label>}
        {schema.description && (
          <p className="note" id={`${idOf(path)}__description`}>
            {schema.description}
          </p>
        )}
        <Control {...field} />
      </Frame>
      <div className="notes" id={`${idOf(path)}__error`}>
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

function Control(field: Known) {
  const { path, schema, isRequired, value, put } = field
  const { maxLength = 0, type, default: standard } = schema
  const { const: only = '', enum: all = [only], oneOf = all.map((one) => ({ const: one, title: one })) } = schema
  const text = String(value ?? standard ?? '')
  const control = {
    id: idOf(path),
    'aria-invalid': field.isWrong,
    'aria-describedby': ['error', 'description', 'help'].map((part) => `${idOf(path)}__${part}`).join(' '),
    'aria-required': isRequired || schema.isNeeded,
    value: text,
    // a required text is emptied rather than removed: in a list it keeps its place
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      put(target.value === standard ? undefined : target.value || (isRequired ? '' : undefined)),
  }
  if (schema.items) return <List {...field} />
  if (schema.properties) return <Parts {...field} />
  if (path === 'portrait.file') return <Photo id={control.id} />
  if (type === 'boolean') {
    const isOn = value === true
    return <input id={control.id} type="checkbox" checked={isOn} onChange={() => put(!isOn)} />
  }
  if (oneOf.some((option) => option.const))
    return (
      <select {...control}>
        <option value="">{fieldTexts.choose}</option>
        {oneOf.map((option) => (
          <option key={option.const} value={option.const}>
            {option.title}
          </option>
        ))}
      </select>
    )
  const { length } = normalised(text)
  return (
    <>
      {maxLength > line ? <textarea {...control} /> : <input {...control} type="text" />}
      {maxLength > 0 && (
        <p className={`note field__count ${length > maxLength ? 'field__count--over' : ''}`} id={`${idOf(path)}__help`}>
          {fieldTexts.count(length, maxLength)}
        </p>
      )}
    </>
  )
}

/** The fields of a group, which may be left out as a whole. */
function Parts({ path, schema, value, isRequired, none, earlier, change }: Known) {
  const { properties = {}, required = [] } = schema
  if (!isRequired && (value ?? null) === null)
    return <Button onClick={() => change(earlier ?? schema.default ?? {})} text={fieldTexts.takeIn} />
  return (
    <>
      <div className="row">
        {Object.entries(properties).map(([key, inner]) => (
          <Field key={key} path={`${path}.${key}`} schema={inner} isRequired={required.includes(key)} />
        ))}
      </div>
      {!isRequired && <Button onClick={() => change(none)} text={fieldTexts.leaveOut} />}
    </>
  )
}

/** The entries of a list; without any, what is optional is left out. */
function List({ path, schema, value, isRequired, change }: Known) {
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const { items = [], minItems, maxItems = Number.POSITIVE_INFINITY } = schema
  const entryOf = (index: number): Schema => [items].flat()[Array.isArray(items) ? index : 0] ?? {}
  const { title = '', properties } = entryOf(values.length)
  /** All that the site shows by itself, to be put in order and taken out. */
  const begins = values.length === 0 && schema.default
  const add = () => change(begins || [...values, properties ? {} : ''], `${path}.${values.length}`)
  const raise = (index: number) =>
    change(values.toSpliced(index, 1).toSpliced(index - 1, 0, values[index]), `${path}.${index - 1}`)
  const remove = (index: number) => {
    const others = values.toSpliced(index, 1)
    change(others.length > 0 || isRequired ? others : undefined)
  }
  return (
    <>
      {values.map((_, index) => {
        const name = `${entryOf(index).title} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is only its place, and has no state of its own
          <div key={index} className="entry">
            <Field path={`${path}.${index}`} schema={entryOf(index)} isRequired />
            {minItems !== maxItems && (
              <p>
                {index > 0 && <Button onClick={() => raise(index)} text={fieldTexts.raise(name)} />}
                <Button onClick={() => remove(index)} text={fieldTexts.remove(name)} />
              </p>
            )}
          </div>
        )
      })}
      {values.length < maxItems && <Button onClick={add} text={begins ? fieldTexts.arrange : fieldTexts.add(title)} />}
    </>
  )
}
