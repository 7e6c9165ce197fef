import { type FormEvent, type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { mailtoHref, whatsappHref } from '../core/format'
import { paths } from '../core/paths'
import type { MessageService, Practice } from '../core/practice'
import { CrisisNote } from '../ui/Crisis'
import { ignoreHeldEnter } from '../ui/clicks'
import { ExternalLink } from '../ui/ExternalLink'
import { SiteLink } from '../ui/SiteLink'
import { texts } from './content'
import { Field } from './Field'
import { excessOf, type FieldName, fieldChanged, fieldNames, selectFields, selectStatus, sendRequested } from './slice'

interface ContactFormProps {
  practice: Practice
  place: 'slide' | 'copy' | 'opening'
}

/** The message form, where the practice has a service that delivers it. */
export const ContactForm = ({ practice, place }: ContactFormProps) =>
  practice.contact.form ? <MessageForm practice={practice} service={practice.contact.form} place={place} /> : null

interface MessageFormProps extends ContactFormProps {
  /** Its address is also used by the browser itself when there is no JavaScript. */
  service: MessageService
}

/** Fields, state of sending and banner come from the store (specification 4, "Contact form"). */
function MessageForm({
  practice: { contact, derivedCopy },
  service: { endpoint, accessKey },
  place,
}: MessageFormProps) {
  const Heading = place === 'opening' ? 'h2' : 'h3'
  const copy = place === 'copy'
  const { email, whatsapp, answerTime } = contact
  const fields = useSelector(selectFields)
  const status = useSelector(selectStatus)
  const dispatch = useDispatch()
  const isSending = status === 'sending'
  const form = useRef<HTMLFormElement>(null)
  /** What stands in the fields counts, whoever wrote it: also before the page was hydrated, also without an event. */
  const takeOver = () => {
    for (const field of fieldNames) {
      const control = form.current?.elements.namedItem(field)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
      if (control.value !== fields[field]) dispatch(fieldChanged({ field, text: control.value }))
    }
  }
  const onComeOrLeave = useEffectEvent(takeOver)
  useLayoutEffect(() => {
    onComeOrLeave()
    return () => onComeOrLeave()
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    takeOver()
    dispatch(sendRequested())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTextAreaElement)) ignoreHeldEnter(event)
  }
  const onEmptied = useEffectEvent(() => {
    // required fields that have been emptied are not to look like a mistake: reset clears the browser's :user-invalid
    if (Object.values(fields).every((text) => text === '')) form.current?.reset()
  })
  useLayoutEffect(() => {
    if (status === 'sent') onEmptied()
  }, [status])
  const excess = excessOf(fields.message)
  const hint = excess > 0 ? texts.excess(excess) : derivedCopy.enough
  const hintId = copy || !hint ? undefined : 'message-hint'
  const field = (name: FieldName) => (
    <Field
      field={name}
      value={fields[name]}
      isReadOnly={isSending}
      copy={copy}
      placeholder={
        name === 'message' ? texts.messageExample(derivedCopy.isInPerson && derivedCopy.isByVideo) : undefined
      }
      hintId={name === 'message' ? hintId : undefined}
      problem={(name === 'message' && excess > 0 && hint) || ''}
    />
  )
  return (
    <>
      <div className="form__head screen-only">
        <Heading className="d3">{texts.title}</Heading>
        <div className="form__status" role={copy ? undefined : 'status'}>
          {(status === 'sent' || status === 'failed') && <p className="form__notice">{texts[status]}</p>}
        </div>
      </div>
      <form
        className="form screen-only"
        ref={form}
        action={endpoint}
        method="post"
        encType="multipart/form-data"
        aria-busy={isSending}
        onInput={takeOver}
        onKeyDown={onKeyDown}
        onSubmit={onSubmit}
      >
        {!copy && <input type="hidden" name="access_key" value={accessKey} />}
        <p className="note form__required">{texts.required}</p>
        <div className="form__pair">
          {field('name')}
          {field('email')}
        </div>
        {field('phone')}
        {field('message')}
        {hint && (
          <p className="note form__hint" id={hintId}>
            {hint}
          </p>
        )}
        <button type="submit" className="btn form__send" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? texts.sending : texts.send}
        </button>
        <p className="note form__relay">
          {texts.relay} <SiteLink to={paths.privacy}>{texts.privacy}</SiteLink>
        </p>
        <p className="note form__relay">
          {answerTime && `${texts.answer(answerTime)} `}
          {(email || whatsapp) && texts.otherWays.before}
          {email && texts.otherWays.byEmail}
          {email && <a href={mailtoHref(email)}>{texts.otherWays.email}</a>}
          {email && whatsapp && texts.otherWays.or}
          {whatsapp && texts.otherWays.byWhatsapp}
          {whatsapp && (
            <ExternalLink href={whatsappHref(whatsapp)} iconSize={14}>
              {texts.otherWays.whatsapp}
            </ExternalLink>
          )}
          {(email || whatsapp) && texts.otherWays.after}
        </p>
        <CrisisNote length="minors" className="note form__relay" />
      </form>
    </>
  )
}
