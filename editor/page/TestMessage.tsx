import { useState } from 'react'
import { valueAt, webAddress } from '../../practice/index.ts'
import { isDelivered, messageRequest } from '../../src/core/messageService.ts'
import { Button } from './Button.tsx'
import { useEditorSelector } from './store.ts'
import { testTexts as texts } from './texts.ts'

/** Nobody's (RFC 2606): what there is to be tried is the key, whatever else is not filled in yet. */
const email = 'teste@example.com'

/** Longer than a busy service takes, ms. */
const limitMs = 20_000

/** Posts a message as the site's own form does. */
async function send(endpoint: string, fields: Readonly<Record<string, string>>): Promise<string> {
  try {
    const response = await fetch(endpoint, messageRequest(fields, AbortSignal.timeout(limitMs)))
    return (await isDelivered(response)) ? texts.sent : texts.refused
  } catch {
    return texts.unreachable
  }
}

export function TestMessage() {
  const { server, practice } = useEditorSelector(({ draft }) => draft)
  /** The key that was tried, and what came of it. */
  const [{ tried, said }, setSaid] = useState({ tried: '', said: '' })
  const entered = (path: string) =>
    server?.fixed[path]?.value ?? String(valueAt(practice, path.split('.')) ?? '').trim()
  const access_key = entered('contact.form.accessKey')
  const isReady =
    access_key !== '' && !server?.notes.some(({ path }) => /^contact\.form\.(?:endpoint|accessKey)$/.test(path))
  const test = async () => {
    setSaid({ tried: access_key, said: texts.sending })
    const fields = { access_key, name: texts.name, email, phone: '', message: texts.message }
    const answer = await send(webAddress(entered('contact.form.endpoint')), fields)
    setSaid({ tried: access_key, said: answer })
  }
  return (
    <section>
      <p className="note">{isReady ? texts.help : texts.notYet}</p>
      <p className="choices">
        <Button disabled={!isReady || said === texts.sending} onClick={test} text={texts.send} />
      </p>
      <p className="notes" role="status">
        {tried === access_key && said}
      </p>
    </section>
  )
}
