import { type InputHTMLAttributes, memo } from 'react'
import { fieldTexts } from './content'
import type { FieldName } from './slice'

/** How the browser should treat each field: type, keyboard, autofill, and whether it is required (specification 3). */
const kinds: Record<Exclude<FieldName, 'message'>, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
}

interface FieldProps {
  field: FieldName
  value: string
  isReadOnly: boolean
  /** Inside a copy of the slide a field has no form name. */
  copy: boolean
  hintId?: string | undefined
  onChange: (field: FieldName, value: string) => void
}

/** A labelled field with a base line only. */
export const Field = memo(function Field({ field, value, isReadOnly, copy, hintId, onChange }: FieldProps) {
  const { label, aside, placeholder } = fieldTexts[field]
  const kind = field === 'message' ? {} : kinds[field]
  const common = {
    className: 'field__control',
    name: copy ? undefined : field,
    value,
    placeholder,
    readOnly: isReadOnly,
    'aria-describedby': hintId,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(field, currentTarget.value),
  }
  const text = (
    <span className="field__label">
      <span>{'required' in kind ? `${label} *` : label}</span>
      {aside && <span>{aside}</span>}
    </span>
  )
  const className = `field field--${field}`
  return field === 'message' ? (
    <label className={className}>
      {text}
      <textarea rows={2} {...common} />
    </label>
  ) : (
    <label className={className}>
      {text}
      <input {...kind} {...common} />
    </label>
  )
})
