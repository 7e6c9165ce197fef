import { type InputHTMLAttributes, memo, useLayoutEffect, useRef } from 'react'
import { labels } from './content'
import type { FieldName } from './slice'

type Control = HTMLInputElement & HTMLTextAreaElement

/** How browsers treat each field: type, keyboard, autofill, longest text, whether it is required (specification 3). */
const kinds = {
  // spaces alone are no name
  name: { type: 'text', autoComplete: 'name', required: true, pattern: '[\\s\\S]*\\S[\\s\\S]*', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
} as const satisfies Record<Exclude<FieldName, 'message'>, InputHTMLAttributes<HTMLInputElement>>

interface FieldProps {
  field: FieldName
  value: string
  isReadOnly: boolean
  /** Inside a copy of the slide a field has no form name. */
  copy: boolean
  placeholder: string | undefined
  hintId?: string | undefined
  /** Why it cannot be sent as it is; the browser says so where that is tried. */
  problem?: string
}

/** A labelled field with a base line only. */
export const Field = memo(function Field({
  field,
  value,
  isReadOnly,
  copy,
  placeholder,
  hintId,
  problem = '',
}: FieldProps) {
  const label = labels[field]
  const common = {
    ref: useShownText(value, problem),
    className: 'field__control',
    name: copy ? undefined : field,
    placeholder,
    readOnly: isReadOnly,
    'aria-describedby': hintId,
  }
  const text = (
    <span className="field__label small soft">
      {field !== 'message' && 'required' in kinds[field] ? `${label} *` : label}
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
      <input {...kinds[field]} {...common} />
    </label>
  )
})

/**
 * Puts the text into the control when it is another than the one shown. Not by React's `value`: that would also write
 * the attribute, and what a browser finds there it does not restore when the visitor comes back.
 */
function useShownText(text: string, problem: string) {
  const control = useRef<Control>(null)
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const { current } = control
    // what stands in a control from the beginning was written before the page was hydrated (ContactForm takes it over)
    const isWritten = isNew.current && current?.value !== ''
    isNew.current = false
    if (current && !isWritten && current.value !== text) current.value = text
  }, [text])
  useLayoutEffect(() => control.current?.setCustomValidity(problem), [problem])
  return control
}
