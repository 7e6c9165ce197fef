import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import { valueAt, withValue } from '../../practice/paths.ts'
import { type FormContext, idPrefix, templates, widgets } from './fields.tsx'
import { fieldsOf, type Group } from './groups.ts'
import { fieldTexts } from './texts.ts'
import type { Change } from './usePractice.ts'

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
      widgets={widgets}
      uiSchema={uiSchema}
      formContext={context}
      experimental_defaultFormStateBehavior={defaults}
    />
  )
}
