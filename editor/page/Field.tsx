import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { normalised, valueAt } from '../../practice/index.ts'
import type { EditorState, Note } from '../state.ts'
import { FieldNote, type Put } from './FieldNote.tsx'
import { focusField, idOf } from './fieldIds.ts'
import type { Schema } from './groups.ts'
import { fieldTexts } from './texts.ts'

/** What the server says of the fields, and what can be done with them. */
export interface FieldContext {
  notes: readonly Note[]
  fixed: EditorState['fixed']
  put: Put
  confirm: (path: string) => void
}

interface Props {
  path: string
  schema: Schema
  value: unknown
  isRequired: boolean
  context: FieldContext
}

/** Longer texts have several lines, letters. */
const line = 70

const keysOf = (path: string) => path.split('.')

/** `Parágrafo 2` for an entry of a list. */
function titleOf({ title = '' }: Schema, path: string): string {
  const [, index] = /\.(\d+)$/.exec(path) ?? []
  return index ? `${title} ${Number(index) + 1}` : title
}

/** A field of the practice file with what is to be said of it, and with all that is below it. */
export function Field(props: Props) {
  const { path, schema, isRequired, context } = props
  const notes = context.notes.filter((note) => note.path === path)
  const fixed = context.fixed[path]
  const title = titleOf(schema, path)
  const isFramed = schema.properties !== undefined || schema.items !== undefined
  return (
    <div className={`field is-${notes[0]?.kind ?? 'fine'}`}>
      {!isFramed && schema.type !== 'boolean' && (
        <label htmlFor={idOf(path)}>
          {title}
          {!isRequired && <span className="note"> {fieldTexts.optional}</span>}
        </label>
      )}
      {!isFramed && schema.description && (
        <p className="note" id={`${idOf(path)}__description`}>
          {schema.description}
        </p>
      )}
      <Control {...props} />
      <div className="notes" id={`${idOf(path)}__error`}>
        {fixed && <p>{fieldTexts.fixed(fixed.variable)}</p>}
        {notes.map((note) => (
          <FieldNote key={note.text} note={note} name={title} isOptional={!isRequired} {...context} />
        ))}
      </div>
    </div>
  )
}

function Control(props: Props) {
  const { schema } = props
  if (schema.properties) return <ObjectField {...props} />
  if (schema.items) return <ListField {...props} />
  if (schema.type === 'boolean') return <CheckboxField {...props} />
  return schema.enum || schema.oneOf ? <ChoiceField {...props} /> : <TextField {...props} />
}

/** What all controls say to a screen reader: of the field, what is wrong with it and how it is to be filled in. */
const described = ({ path, isRequired, context }: Props) => ({
  id: idOf(path),
  'aria-required': isRequired,
  'aria-invalid': context.notes.some((note) => note.path === path && note.kind === 'wrong'),
  'aria-describedby': ['error', 'description', 'help'].map((part) => `${idOf(path)}__${part}`).join(' '),
})

/** A text that has to be there is empty rather than gone: in a list it keeps its place. */
const taking =
  ({ path, isRequired, context }: Props) =>
  ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    context.put(keysOf(path), target.value || (isRequired ? '' : undefined))

function TextField(props: Props) {
  const { path, schema, value, context } = props
  const { maxLength = 0 } = schema
  const fixed = context.fixed[path]
  const text = String(fixed?.value ?? value ?? '')
  const { length } = normalised(text)
  const Control = maxLength > line ? 'textarea' : 'input'
  return (
    <>
      <Control
        {...described(props)}
        type={Control === 'input' ? 'text' : undefined}
        value={text}
        readOnly={fixed !== undefined}
        onChange={taking(props)}
      />
      {maxLength > 0 && (
        <p className={`note count ${length > maxLength ? 'is-over' : ''}`} id={`${idOf(path)}__help`}>
          {fieldTexts.count(length, maxLength)}
        </p>
      )}
    </>
  )
}

function ChoiceField(props: Props) {
  const { schema, value } = props
  const options = schema.oneOf ?? schema.enum?.map((one) => ({ const: one, title: one })) ?? []
  return (
    <select {...described(props)} value={String(value ?? '')} onChange={taking(props)}>
      <option value="">{fieldTexts.choose}</option>
      {options.map((option) => (
        <option key={option.const} value={option.const}>
          {option.title}
        </option>
      ))}
    </select>
  )
}

function CheckboxField(props: Props) {
  const { path, schema, value, context } = props
  const { 'aria-required': _, ...attributes } = described(props)
  return (
    <p>
      <label>
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => context.put(keysOf(path), target.checked)}
        />
        {schema.title}
      </label>
    </p>
  )
}

const Fieldset = ({ path, schema, children }: { path: string; schema: Schema; children: ReactNode }) => (
  <fieldset id={idOf(path)} className={schema.items && 'list'}>
    <legend>{titleOf(schema, path)}</legend>
    {schema.description && <p className="note">{schema.description}</p>}
    {children}
  </fieldset>
)

function ObjectField({ path, schema, value, isRequired, context }: Props) {
  const isIn = isRequired || (value ?? null) !== null
  const inside = Object.entries(schema.properties ?? {})
  return (
    <Fieldset path={path} schema={schema}>
      {!isIn && (
        <button type="button" className="link" onClick={() => context.put(keysOf(path), schema.default ?? {})}>
          {fieldTexts.takeIn}
        </button>
      )}
      {!isRequired && isIn && <LeaveOut path={path} schema={schema} context={context} />}
      {isIn && (
        <div className="row">
          {inside.map(([key, inner]) => (
            <Field
              key={key}
              path={`${path}.${key}`}
              schema={inner}
              value={valueAt(value, [key])}
              isRequired={schema.required?.includes(key) ?? false}
              context={context}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}

function ListField({ path, schema, value, isRequired, context }: Props) {
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const { items = [], minItems = 1, maxItems = Number.POSITIVE_INFINITY } = schema
  const entryOf = (index: number): Schema => (Array.isArray(items) ? items[index] : items) ?? {}
  const isFixed = minItems === maxItems
  const set = (entries: readonly unknown[]) => context.put(keysOf(path), entries)
  const add = () => {
    const missing = Array.from({ length: Math.max(1, minItems - values.length) }, (_, index) => values.length + index)
    flushSync(() => set([...values, ...missing.map((index) => (entryOf(index).properties ? {} : ''))]))
    focusField(`${path}.${values.length}`)
  }
  return (
    <Fieldset path={path} schema={schema}>
      {!isRequired && values.length > 0 && <LeaveOut path={path} schema={schema} context={context} />}
      {values.map((entry, index) => {
        const { enum: options, ...rest } = entryOf(index)
        // what another entry has is not to be had twice
        const inner = options
          ? { ...rest, enum: options.filter((one) => one === entry || !values.includes(one)) }
          : rest
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place, and keeps nothing of its own
          <div key={index} className="entry">
            <Field path={`${path}.${index}`} schema={inner} value={entry} isRequired context={context} />
            {!isFixed && values.length > minItems && (
              <Remove onRemove={() => set(values.toSpliced(index, 1))}>
                {fieldTexts.remove(`${inner.title ?? ''} ${index + 1}`)}
              </Remove>
            )}
          </div>
        )
      })}
      <p className="choices">
        {(values.length < maxItems || values.length === 0) && (
          <button type="button" onClick={add}>
            {fieldTexts.add(entryOf(values.length).title ?? '')}
          </button>
        )}
        {!isFixed && values.length >= maxItems && <span className="note">{fieldTexts.full(values.length)}</span>}
      </p>
    </Fieldset>
  )
}

const LeaveOut = ({ path, schema, context }: Pick<Props, 'path' | 'schema' | 'context'>) => (
  <Remove onRemove={() => context.put(keysOf(path), schema.isNullable ? null : undefined)}>
    {fieldTexts.leaveOut}
  </Remove>
)

/** The button pressed goes away with what it removes: the one that adds has the focus. */
function Remove({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const frame = currentTarget.closest('fieldset')
    flushSync(onRemove)
    ;[...(frame?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  return (
    <button type="button" className="link" onClick={remove}>
      {children}
    </button>
  )
}
