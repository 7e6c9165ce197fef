import { useState } from 'react'
import { valueAt, webAddress } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { sendTest } from './client.ts'
import { useEditorSelector } from './store.ts'
import { testTexts as texts } from './texts.ts'

/** Nobody's (RFC 2606): what there is to be tried is the key, whatever else is not filled in yet. */
const email = 'teste@example.com'

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
    const end = await sendTest(webAddress(entered('contact.form.endpoint')), fields).then(
      (isTaken) => (isTaken ? texts.sent : texts.refused),
      () => texts.unreachable,
    )
    setSaid({ tried: access_key, said: end })
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
