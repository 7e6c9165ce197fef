import { useState } from 'react'
import { valueAt, webAddress } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { useEditorDispatch, useEditorSelector } from './store.ts'
import { testAsked } from './testing.ts'
import { testTexts as texts } from './texts.ts'

export function TestMessage() {
  const { server, practice } = useEditorSelector(({ draft }) => draft)
  const { status, accessKey: tried, message } = useEditorSelector(({ testing }) => testing)
  /** What was sent before this part came to the front is not spoken of again. */
  const [earlier] = useState(message)
  const said = message === earlier ? 'idle' : status
  const dispatch = useEditorDispatch()
  const entered = (path: string) =>
    server?.fixed[path]?.value ?? String(valueAt(practice, path.split('.')) ?? '').trim()
  const accessKey = entered('contact.form.accessKey')
  const isReady =
    accessKey !== '' && !server?.notes.some(({ path }) => /^contact\.form\.(?:endpoint|accessKey)$/.test(path))
  const test = () => dispatch(testAsked({ endpoint: webAddress(entered('contact.form.endpoint')), accessKey }))
  return (
    <section>
      <p className="note">{isReady ? texts.help : texts.notYet}</p>
      <p className="choices">
        <Button disabled={!isReady || said === 'sending'} onClick={test} text={texts.send} />
      </p>
      <p className="notes" role="status">
        {tried === accessKey && said !== 'idle' && texts[said]}
      </p>
    </section>
  )
}
