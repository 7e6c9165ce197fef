import { Markdown, type MarkdownToJSX } from 'markdown-to-jsx/react'
import { useEffect } from 'react'
import hosting from '../../docs/guia/hospedagem.md?raw'
import guide from '../../GUIA.md?raw'
import { guidePath, hostingPath } from '../state.ts'

const options: MarkdownToJSX.Options = {
  // the anchors are GitHub's
  slugify: (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  // boxes are ticked on paper
  overrides: { input: () => '☐' },
}

/** What can be read here, by its path. */
export const guides: Readonly<Record<string, string>> = { [guidePath]: guide, [hostingPath]: hosting }

export function Guide({ text }: { text: string }) {
  // it was not there yet when the browser looked for it
  useEffect(() => {
    document.title = text.slice(2, text.indexOf('\n'))
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [text])
  return (
    <main className="guide">
      <Markdown options={options}>{text}</Markdown>
    </main>
  )
}
