import { valueAt, webAddress } from '../../practice/index.ts'
import { Button } from './Button.tsx'
import { useEditorDispatch, useEditorSelector } from './store.ts'
import { testAsked } from './testing.ts'
import { testTexts as texts } from './texts.ts'

export function TestMessage() {
  const { server, practice } = useEditorSelector(({ draft }) => draft)
  const { status, accessKey: tried } = useEditorSelector(({ testing }) => testing)
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
        <Button disabled={!isReady || status === 'sending'} onClick={test} text={texts.send} />
      </p>
      <p className="notes" role="status">
        {tried === accessKey && status !== 'idle' && texts[status]}
      </p>
    </section>
  )
}
