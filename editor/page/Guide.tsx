import { Markdown, type MarkdownToJSX } from 'markdown-to-jsx/react'
import { useEffect } from 'react'
import guide from '../../GUIA.md?raw'

const options: MarkdownToJSX.Options = {
  // the anchors are GitHub's
  slugify: (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  // boxes are ticked on paper
  overrides: { input: () => '☐' },
  // addresses begin where the guide lies
  sanitizer: (address) => address.replace(/^docs\//, '/docs/'),
}

export function Guide() {
  // it was not there yet when the browser looked for it
  useEffect(() => {
    document.title = 'Guia do site'
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])
  return (
    <main className="guide">
      <Markdown options={options}>{guide}</Markdown>
    </main>
  )
}
