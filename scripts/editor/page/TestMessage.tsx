import { useState } from 'react'
import { testTexts as texts } from './texts.ts'

interface Props {
  endpoint: string
  accessKey: string
  /** Whom the service can answer; the site's visitors give theirs. */
  email: string
  isReady: boolean
}

/** As the site's own form posts a message. */
async function send({ endpoint, accessKey, email }: Props): Promise<string> {
  const body = new FormData()
  const fields = { name: texts.name, email, phone: '', message: texts.message, access_key: accessKey }
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  try {
    const response = await fetch(endpoint, { method: 'POST', body, headers: { Accept: 'application/json' } })
    const answer: { success?: unknown } | null = await response.json().catch(() => null)
    return response.ok && answer?.success === true ? texts.sent : texts.refused
  } catch {
    return texts.unreachable
  }
}

export function TestMessage(props: Props) {
  const [said, setSaid] = useState('')
  const isSending = said === texts.sending
  return (
    <section className="test">
      <p className="help">{props.isReady ? texts.help : texts.notYet}</p>
      <button
        type="button"
        disabled={!props.isReady || isSending}
        onClick={async () => {
          setSaid(texts.sending)
          setSaid(await send(props))
        }}
      >
        {texts.send}
      </button>
      <p className="notes" role="status">
        {said}
      </p>
    </section>
  )
}
