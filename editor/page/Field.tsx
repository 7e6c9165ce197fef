import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { normalised, valueAt } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { focusField, idOf } from './fieldIds.ts'
import type { FieldProps, Schema } from './groups.ts'
import { notesIn } from './pages.ts'
import { fieldTexts } from './texts.ts'

/** Texts that may be longer, in letters, have several lines. */
const line = 70

/** `Parágrafo 2` for an entry of a list. */
function titleOf({ title = '' }: Schema, path: string): string {
  const [, index] = /\.(\d+)$/.exec(path) ?? []
  return index ? `${title} ${Number(index) + 1}` : title
}

/** What stands in a field, what the server says of it, and what can be done with it. */
function useField({ path, schema: { anyOf, ...rest }, isRequired: isThere = false }: FieldProps) {
  // left out, it is written as null
  const option = anyOf?.find(({ type }) => type !== 'null')
  const schema: Schema = { ...option, ...rest }
  const isRequired = isThere && !option
  const draft = useDraft()
  const { put } = useDraftStore()
  const keys = path.split('.')
  return {
    path,
    schema,
    isRequired,
    notes: notesIn(draft).filter((note) => note.path === path && !note.unknown),
    none: option && null,
    title: titleOf(schema, path),
    value: valueAt(draft.practice, keys),
    put: (value: unknown) => put(keys, value),
  }
}
type Known = ReturnType<typeof useField>

/** A field of the practice file with what is to be said of it, and with all that is below it. */
export function Field(props: FieldProps) {
  const field = useField(props)
  const { path, schema, isRequired, notes, title } = field
  const isFramed = schema.properties !== undefined || schema.items !== undefined
  return (
    <div className={`field field--${notes[0]?.kind ?? 'fine'}`}>
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
      <Control {...field} />
      <div className="notes" id={`${idOf(path)}__error`}>
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

function Control(field: Known) {
  const { schema } = field
  if (schema.properties) return <ObjectField {...field} />
  if (schema.items) return <ListField {...field} />
  if (schema.type === 'boolean') return <CheckboxField {...field} />
  return schema.enum || schema.oneOf || schema.const ? <ChoiceField {...field} /> : <TextField {...field} />
}

/** What all controls say to a screen reader: of the field, what is wrong with it and how it is to be filled in. */
const described = ({ path, notes }: Known) => ({
  id: idOf(path),
  'aria-invalid': notes.some(({ kind }) => kind === 'wrong'),
  'aria-describedby': ['error', 'description', 'help'].map((part) => `${idOf(path)}__${part}`).join(' '),
})

/** The same, of controls one writes in; a required text is emptied rather than removed: in a list it keeps its place. */
const taking = (field: Known) => ({
  ...described(field),
  'aria-required': field.isRequired,
  onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    field.put(value === field.schema.default ? undefined : value || (field.isRequired ? '' : undefined)),
})

function TextField(field: Known) {
  const { path, schema, value } = field
  const { maxLength = 0 } = schema
  const text = String(value ?? schema.default ?? '')
  const { length } = normalised(text)
  const Control = maxLength > line ? 'textarea' : 'input'
  const type = Control === 'input' ? 'text' : undefined
  return (
    <>
      <Control {...taking(field)} type={type} value={text} />
      {maxLength > 0 && (
        <p className={`note field__count ${length > maxLength ? 'field__count--over' : ''}`} id={`${idOf(path)}__help`}>
          {fieldTexts.count(length, maxLength)}
        </p>
      )}
    </>
  )
}

function ChoiceField(field: Known) {
  const { schema, value } = field
  const { const: only = '', enum: all = [only] } = schema
  const options = schema.oneOf ?? all.map((one) => ({ const: one, title: one }))
  return (
    <select {...taking(field)} value={String(value ?? '')}>
      <option value="">{fieldTexts.choose}</option>
      {options.map((option) => (
        <option key={option.const} value={option.const}>
          {option.title}
        </option>
      ))}
    </select>
  )
}

const CheckboxField = (field: Known) => (
  <p>
    <label>
      <input
        {...described(field)}
        type="checkbox"
        checked={field.value === true}
        onChange={({ target }) => field.put(target.checked)}
      />
      {field.title}
    </label>
  </p>
)

interface FieldsetProps extends Known {
  isIn: boolean
  children: ReactNode
}

const Fieldset = ({ path, schema, title, isRequired, none, put, isIn, children }: FieldsetProps) => (
  <fieldset id={idOf(path)} className={schema.items && 'list'}>
    <legend>{title}</legend>
    {schema.description && <p className="note">{schema.description}</p>}
    {!isRequired && isIn && (
      <Remove onRemove={() => put(none)} text={'enum' in Object(schema.items) ? fieldTexts.all : fieldTexts.leaveOut} />
    )}
    {children}
  </fieldset>
)

function ObjectField(field: Known) {
  const { path, schema, value, isRequired, put } = field
  const { properties = {}, required = [] } = schema
  const isIn = isRequired || (value ?? null) !== null
  return (
    <Fieldset {...field} isIn={isIn}>
      {isIn ? (
        <div className="row">
          {Object.entries(properties).map(([key, inner]) => (
            <Field key={key} path={`${path}.${key}`} schema={inner} isRequired={required.includes(key)} />
          ))}
        </div>
      ) : (
        <Button className="link" onClick={() => put(schema.default ?? {})} text={fieldTexts.takeIn} />
      )}
    </Fieldset>
  )
}

function ListField(field: Known) {
  const { path, schema, value, put } = field
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const { items = [], minItems = 1, maxItems = Number.POSITIVE_INFINITY } = schema
  const entryOf = (index: number): Schema => (Array.isArray(items) ? items[index] : items) ?? {}
  const isFixed = minItems === maxItems
  const add = () => {
    const more = Array(Math.max(1, minItems - values.length)).fill(entryOf(values.length).properties ? {} : '')
    flushSync(() => put((values.length === 0 && schema.default) || [...values, ...more]))
    focusField(`${path}.${values.length}`)
  }
  const raise = (index: number) => {
    flushSync(() => put(values.toSpliced(index, 1).toSpliced(index - 1, 0, values[index])))
    focusField(`${path}.${index - 1}`)
  }
  return (
    <Fieldset {...field} isIn={values.length > 0}>
      {values.map((entry, index) => {
        const { enum: options, ...rest } = entryOf(index)
        // what another entry has is not to be had twice
        const inner = options
          ? { ...rest, enum: options.filter((one) => one === entry || !values.includes(one)) }
          : rest
        const name = `${inner.title ?? ''} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place, and keeps nothing of its own
          <div key={index} className="entry">
            <Field path={`${path}.${index}`} schema={inner} isRequired />
            {!isFixed && (
              <p>
                {index > 0 && <Button className="link" onClick={() => raise(index)} text={fieldTexts.raise(name)} />}
                {values.length > minItems && (
                  <Remove onRemove={() => put(values.toSpliced(index, 1))} text={fieldTexts.remove(name)} />
                )}
              </p>
            )}
          </div>
        )
      })}
      <p className="choices">
        {(values.length < maxItems || values.length === 0) && (
          <Button onClick={add} text={fieldTexts.add(entryOf(values.length).title ?? '')} />
        )}
        {!isFixed && values.length >= maxItems && <span className="note">{fieldTexts.full(values.length)}</span>}
      </p>
    </Fieldset>
  )
}

/** The button pressed goes away with what it removes: the one that adds has the focus. */
function Remove({ onRemove, text }: { onRemove: () => void; text: string }) {
  const remove = ({ currentTarget }: MouseEvent) => {
    const frame = currentTarget.closest('fieldset')
    flushSync(onRemove)
    ;[...(frame?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  return <Button className="link" onClick={remove} text={text} />
}
