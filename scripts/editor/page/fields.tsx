import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  WidgetProps,
} from '@rjsf/utils'
import { createContext, useContext } from 'react'
import { labels } from '../../practice/labels.ts'
import type { EditorState, Note } from '../state.ts'
import { fieldTexts } from './texts.ts'

/** What the templates know beyond their field. */
export interface FormContext {
  notes: ReadonlyMap<string, readonly Note[]>
  fixed: EditorState['fixed']
  confirm: (path: string) => void
  leaveOut: (path: string) => void
}

export const idPrefix = 'campo'
export const fieldId = (path: string): string => `${idPrefix}.${path}`
const pathOf = (id: string): string => id.slice(idPrefix.length + 1)

/** Above the first a text takes the whole width, above the second several lines. */
const lengths = { short: 28, line: 70 }

const isShort = (schema: RJSFSchema, path: string): boolean => {
  if (schema.enum || schema.type === 'integer' || schema.type === 'number') return true
  if (schema.maxLength) return schema.maxLength <= lengths.short
  return labels[path.replace(/\.\d+/g, '[]')]?.isShort ?? false
}

/** `Parágrafo 2` for an entry of a list. */
const titleOf = (schema: RJSFSchema, path: string): string => {
  const entry = /\.(\d+)$/.exec(path)
  const title = schema.title ?? path.slice(path.lastIndexOf('.') + 1)
  return entry ? `${title} ${Number(entry[1]) + 1}` : title
}

const isGroup = ({ type }: RJSFSchema) => type === 'object' || type === 'array'

/** The field itself, or the nearest one around it. @returns whether there is one */
export function focusField(path: string): boolean {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const element = document.getElementById(fieldId(at))
    const control = element?.matches('fieldset')
      ? element.querySelector<HTMLElement>('input, select, textarea')
      : element
    if (!control) continue
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}

function Field({
  id,
  schema,
  required,
  children,
  registry,
  hidden,
}: FieldTemplateProps<object, RJSFSchema, FormContext>) {
  const path = pathOf(id)
  if (hidden || !path) return children
  const { notes, fixed } = registry.formContext
  const all = notes.get(path) ?? []
  const isLabelled = !isGroup(schema) && schema.type !== 'boolean'
  return (
    <div className={`field is-${all[0]?.kind ?? 'fine'} ${isShort(schema, path) ? 'is-short' : ''}`}>
      {isLabelled && (
        <label htmlFor={id}>
          {titleOf(schema, path)}
          {!required && <span className="aside"> {fieldTexts.optional}</span>}
        </label>
      )}
      {!isGroup(schema) && schema.description && (
        <p className="help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      {children}
      <div className="notes" id={`${id}-notes`}>
        {fixed[path] && <p>{fieldTexts.fixed(fixed[path].variable)}</p>}
        {all.map((note) => (
          <FieldNote key={note.kind} note={note} isOptional={!required} context={registry.formContext} />
        ))}
      </div>
    </div>
  )
}

function FieldNote({ note, isOptional, context }: { note: Note; isOptional: boolean; context: FormContext }) {
  const { kind, path, text } = note
  return (
    <>
      <p>{text}</p>
      {kind === 'statement' && (
        <p className="choices">
          <button type="button" onClick={() => context.confirm(path)}>
            {fieldTexts.isTrue}
          </button>
          <button type="button" onClick={() => focusField(path)}>
            {fieldTexts.change}
          </button>
          {isOptional && (
            <button type="button" onClick={() => context.leaveOut(path)}>
              {fieldTexts.leaveOut}
            </button>
          )}
        </p>
      )}
    </>
  )
}

/** What an input says of itself to those who do not see its surroundings. */
function described({ id, schema, required, registry }: WidgetProps<object, RJSFSchema, FormContext>) {
  const { notes } = registry.formContext
  const isWrong = notes.get(pathOf(id))?.some(({ kind }) => kind === 'wrong') ?? false
  const ids = [schema.description && `${id}-help`, `${id}-notes`, schema.maxLength && `${id}-count`]
  return {
    id,
    'aria-describedby': ids.filter(Boolean).join(' '),
    'aria-invalid': isWrong,
    'aria-required': required ?? false,
  }
}

function TextInput(props: WidgetProps<object, RJSFSchema, FormContext>) {
  const { id, schema, required, registry, onChange } = props
  const { maxLength } = schema
  const fixed = registry.formContext.fixed[pathOf(id)]
  const value: string | number = fixed?.value ?? props.value ?? ''
  const isNumber = schema.type !== 'string'
  const common = {
    ...described(props),
    value,
    readOnly: fixed !== undefined,
    // a text that has to be there is empty rather than gone: in a list it keeps its place
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' && (!required || isNumber) ? undefined : target.value),
  }
  const size = String(value).length
  return (
    <>
      {(maxLength ?? 0) > lengths.line ? (
        <textarea {...common} rows={Math.ceil((maxLength ?? 0) / lengths.line)} />
      ) : (
        <input {...common} {...(isNumber ? { type: 'number', step: schema.multipleOf ?? 1 } : { type: 'text' })} />
      )}
      {maxLength && (
        <p className={size > maxLength ? 'count is-over' : 'count'} id={`${id}-count`}>
          {fieldTexts.count(size, maxLength)}
        </p>
      )}
    </>
  )
}

function Select(props: WidgetProps<object, RJSFSchema, FormContext>) {
  const { options, value, onChange } = props
  const choices = options.enumOptions ?? []
  const chosen = choices.findIndex((choice) => choice.value === value)
  return (
    <select
      {...described(props)}
      value={chosen}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {chosen < 0 && <option value={-1}>{fieldTexts.choose}</option>}
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Checkbox(props: WidgetProps<object, RJSFSchema, FormContext>) {
  const { id, schema, value, onChange } = props
  return (
    <label className="check">
      <input
        type="checkbox"
        {...described(props)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {titleOf(schema, pathOf(id))}
    </label>
  )
}

type GroupProps = ObjectFieldTemplateProps<object, RJSFSchema, FormContext>

function Group({ fieldPathId, schema, properties, optionalDataControl }: GroupProps) {
  const path = pathOf(fieldPathId.$id)
  const inside = properties.map(({ content }) => content)
  if (!path) return inside
  return (
    <fieldset id={fieldPathId.$id}>
      <legend>{titleOf(schema, path)}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {optionalDataControl}
      {inside.length > 0 && <div className="row">{inside}</div>}
    </fieldset>
  )
}

/** Of the list around an entry: how many there must be at least. */
const LeastEntries = createContext(0)

type ListProps = ArrayFieldTemplateProps<object, RJSFSchema, FormContext>

function List({ fieldPathId, schema, items, canAdd, onAddClick, optionalDataControl }: ListProps) {
  const entry = typeof schema.items === 'object' && 'title' in schema.items ? (schema.items.title ?? '') : ''
  return (
    <fieldset id={fieldPathId.$id} className="list">
      <legend>{titleOf(schema, pathOf(fieldPathId.$id))}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {optionalDataControl}
      <LeastEntries value={schema.minItems ?? 0}>{items}</LeastEntries>
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          {fieldTexts.add(entry)}
        </button>
      )}
    </fieldset>
  )
}

type EntryProps = ArrayFieldItemTemplateProps<object, RJSFSchema, FormContext>

function Entry({ children, schema, index, totalItems, buttonsProps }: EntryProps) {
  const least = useContext(LeastEntries)
  return (
    <div className="entry">
      {children}
      {totalItems > least && (
        <button type="button" className="quiet" onClick={buttonsProps.onRemoveItem}>
          {fieldTexts.remove(`${schema.title ?? ''} ${index + 1}`)}
        </button>
      )}
    </div>
  )
}

function LeaveOut({ onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  return (
    <button type="button" className="quiet" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? fieldTexts.takeIn : fieldTexts.leaveOut}
    </button>
  )
}

export const templates: Partial<TemplatesType<object, RJSFSchema, FormContext>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  OptionalDataControlsTemplate: LeaveOut,
}

export const widgets: RegistryWidgetsType<object, RJSFSchema, FormContext> = {
  TextWidget: TextInput,
  SelectWidget: Select,
  CheckboxWidget: Checkbox,
}
