import Form from '@rjsf/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  ariaDescribedByIds,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  helpId,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type RJSFSchema,
  type TemplatesType,
  type UiSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { normalised, valueAt, withValue } from '../../practice/index.ts'
import type { EditorState, Note } from '../state.ts'
import { fieldsOf, type Group } from './groups.ts'
import { fieldTexts } from './texts.ts'
import type { Change } from './usePractice.ts'

/** What the templates know beyond their field. */
export interface FormContext {
  notes: readonly Note[]
  fixed: EditorState['fixed']
  /** Puts another value, or none, at a path. */
  put: (path: readonly PropertyKey[], value: unknown) => void
  confirm: (path: string) => void
}

const idPrefix = 'campo'
const pathOf = (id: string): string => id.slice(idPrefix.length + 1)

/** Of the field an element belongs to, if any. */
export const pathAt = (element: Element): string =>
  pathOf(element.closest(`[id^="${idPrefix}."]`)?.id ?? '').replace(/__.*/, '')

/** Longer texts have several lines. */
const line = 70

/** `Parágrafo 2` for an entry of a list. */
const titleOf = ({ title = '' }: RJSFSchema, path: string): string => {
  const [, index] = /\.(\d+)$/.exec(path) ?? []
  return index ? `${title} ${Number(index) + 1}` : title
}

const isGroup = ({ type }: RJSFSchema) => type === 'object' || type === 'array'

/** The field itself, or the nearest one around it. @returns whether there is one */
export function focusField(path: string): boolean {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const element = document.getElementById(`${idPrefix}.${at}`)
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

type FieldProps = FieldTemplateProps<object, RJSFSchema, FormContext>

function Field({ id, schema, required = false, children, registry: { formContext } }: FieldProps) {
  const path = pathOf(id)
  if (!path) return children
  const notes = formContext.notes.filter((note) => note.path === path)
  const fixed = formContext.fixed[path]
  return (
    <div className={`field is-${notes[0]?.kind ?? 'fine'}`}>
      {!isGroup(schema) && schema.type !== 'boolean' && (
        <label htmlFor={id}>
          {titleOf(schema, path)}
          {!required && <span className="note"> {fieldTexts.optional}</span>}
        </label>
      )}
      {!isGroup(schema) && schema.description && (
        <p className="note" id={descriptionId(id)}>
          {schema.description}
        </p>
      )}
      {children}
      <div className="notes" id={errorId(id)}>
        {fixed && <p>{fieldTexts.fixed(fixed.variable)}</p>}
        {notes.map((note) => (
          <FieldNote
            key={note.text}
            note={note}
            name={titleOf(schema, path)}
            isOptional={!required}
            context={formContext}
          />
        ))}
      </div>
    </div>
  )
}

interface NoteProps {
  note: Note
  /** Of the field: tells buttons of the same words apart. */
  name?: string
  isOptional?: boolean
  context: FormContext
}

export function FieldNote({ note: { kind, path, text, unknown }, name, isOptional, context }: NoteProps) {
  const isStatement = kind === 'statement'
  // the button pressed goes away
  const confirm = () => {
    context.confirm(path)
    focusField(path)
  }
  const leaveOut = () => {
    context.put(path.split('.'), undefined)
    focusField(path)
  }
  const choices = [
    isStatement && ([fieldTexts.isTrue, confirm] as const),
    isStatement && ([fieldTexts.change, () => focusField(path)] as const),
    isStatement && isOptional && ([fieldTexts.leaveOut, leaveOut] as const),
    unknown && ([fieldTexts.takeOut, () => context.put(unknown, undefined)] as const),
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

type TextProps = WidgetProps<object, RJSFSchema, FormContext>

function TextInput({ id, schema, value: written, required, registry, onChange }: TextProps) {
  const { notes, fixed } = registry.formContext
  const { maxLength = 0 } = schema
  const value = String(fixed[pathOf(id)]?.value ?? written ?? '')
  const { length } = normalised(value)
  const Control = maxLength > line ? 'textarea' : 'input'
  return (
    <>
      <Control
        id={id}
        type={Control === 'input' ? 'text' : undefined}
        value={value}
        readOnly={pathOf(id) in fixed}
        aria-required={required ?? false}
        aria-invalid={notes.some(({ path, kind }) => path === pathOf(id) && kind === 'wrong')}
        aria-describedby={ariaDescribedByIds(id)}
        // a text that has to be there is empty rather than gone: in a list it keeps its place
        onChange={({ target }: { target: { value: string } }) => onChange(target.value || (required ? '' : undefined))}
      />
      {maxLength > 0 && (
        <p className={`note count ${length > maxLength ? 'is-over' : ''}`} id={helpId(id)}>
          {fieldTexts.count(length, maxLength)}
        </p>
      )}
    </>
  )
}

interface FramedProps {
  id: string
  schema: RJSFSchema
  className?: string
  children: ReactNode
}

const Framed = ({ id, schema, className, children }: FramedProps) => (
  <fieldset id={id} className={className}>
    <legend>{titleOf(schema, pathOf(id))}</legend>
    {schema.description && <p className="note">{schema.description}</p>}
    {children}
  </fieldset>
)

type FieldsProps = ObjectFieldTemplateProps<object, RJSFSchema, FormContext>

function Fields({ fieldPathId: { $id }, schema, properties, optionalDataControl }: FieldsProps) {
  const inside = properties.map(({ content }) => content)
  if (!pathOf($id)) return inside
  return (
    <Framed id={$id} schema={schema}>
      {optionalDataControl}
      {inside.length > 0 && <div className="row">{inside}</div>}
    </Framed>
  )
}

type ListProps = ArrayFieldTemplateProps<object, RJSFSchema, FormContext>

function List({ fieldPathId: { $id }, schema, items, canAdd, onAddClick, optionalDataControl }: ListProps) {
  const entry = typeof schema.items === 'object' && 'title' in schema.items ? (schema.items.title ?? '') : ''
  const isOut = items.length === 0
  const isFull = !canAdd && !isOut && schema.minItems !== schema.maxItems
  const add = () => {
    flushSync(() => onAddClick())
    focusField(`${pathOf($id)}.${items.length}`)
  }
  return (
    <Framed id={$id} schema={schema} className="list">
      {!isOut && optionalDataControl}
      {items}
      <p className="choices">
        {(canAdd || isOut) && (
          <button type="button" onClick={add}>
            {fieldTexts.add(entry)}
          </button>
        )}
        {isFull && <span className="note">{fieldTexts.full(items.length)}</span>}
      </p>
    </Framed>
  )
}

/** The button pressed goes away with what it removes: the one that adds has the focus. */
const removing =
  (remove: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const list = currentTarget.closest('fieldset')
    flushSync(remove)
    ;[...(list?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }

type EntryProps = ArrayFieldItemTemplateProps<object, RJSFSchema, FormContext>

function Entry({ children, schema, index, totalItems, buttonsProps: { hasRemove, onRemoveItem } }: EntryProps) {
  return (
    <div className="entry">
      {children}
      {hasRemove && totalItems > 1 && (
        <button type="button" className="link" onClick={removing(onRemoveItem)}>
          {fieldTexts.remove(`${schema.title ?? ''} ${index + 1}`)}
        </button>
      )}
    </div>
  )
}

function LeaveOut({ onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  return (
    <button type="button" className="link" onClick={onAddClick ?? removing(() => onRemoveClick?.())}>
      {onAddClick ? fieldTexts.takeIn : fieldTexts.leaveOut}
    </button>
  )
}

const templates: Partial<TemplatesType<object, RJSFSchema, FormContext>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  OptionalDataControlsTemplate: LeaveOut,
}

/** The server checks, in the words of the build. */
const unchecked: ValidatorType<object, RJSFSchema, FormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

const defaults = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const

const uiSchema: UiSchema<object, RJSFSchema, FormContext> = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'], placeholder: fieldTexts.choose },
  // everything is saved as it is written
  'ui:submitButtonOptions': { norender: true },
}

interface Props {
  group: Group
  practice: object
  change: Change
  context: FormContext
}

/** The fields of a group, side by side under their paths, wherever in the practice file they are. */
export function GroupForm({ group, practice, change, context }: Props) {
  const fields = fieldsOf(group)
  const schema: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ path, schema }) => [path, schema])),
    required: fields.flatMap(({ path, isRequired }) => (isRequired ? path : [])),
  }
  const values = Object.fromEntries(fields.map(({ path }) => [path, valueAt(practice, path.split('.')) ?? undefined]))
  const take = (written: Readonly<Record<string, unknown>>) =>
    change((latest) =>
      fields.reduce<object>(
        (known, { path, isNullable }) =>
          withValue(known, path.split('.'), written[path] ?? (isNullable ? null : undefined)),
        latest,
      ),
    )
  return (
    <Form<object, RJSFSchema, FormContext>
      tagName="div"
      schema={schema}
      formData={values}
      onChange={({ formData }) => take({ ...formData })}
      validator={unchecked}
      noValidate
      showErrorList={false}
      idPrefix={idPrefix}
      idSeparator="."
      templates={templates}
      widgets={{ TextWidget: TextInput }}
      uiSchema={uiSchema}
      formContext={context}
      experimental_defaultFormStateBehavior={defaults}
    />
  )
}
