import { Markdown, type MarkdownToJSX } from 'markdown-to-jsx/react'
import { useEffect } from 'react'
import hosting from '../../docs/guia/hospedagem.md?raw'
import guide from '../../GUIA.md?raw'
import { guidePath, hostingPath } from '../state.ts'
import { guideTexts } from './texts.ts'

const options: MarkdownToJSX.Options = {
  // the anchors are GitHub's
  slugify: (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  // boxes are ticked on paper
  overrides: { input: () => '☐' },
  // addresses begin where the text lies
  sanitizer: (address) =>
    address
      .replace('docs/guia/hospedagem.md', hostingPath)
      .replace('../../GUIA.md', guidePath)
      .replace(/^docs\//, '/docs/'),
}

interface GuideProps {
  title: string
  text: string
}

/** What can be read here, by its path. */
export const guides: Readonly<Record<string, GuideProps>> = {
  [guidePath]: { title: guideTexts.guide, text: guide },
  [hostingPath]: { title: guideTexts.hosting, text: hosting },
}

export function Guide({ title, text }: GuideProps) {
  // it was not there yet when the browser looked for it
  useEffect(() => {
    document.title = title
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [title])
  return (
    <main className="guide">
      <Markdown options={options}>{text}</Markdown>
    </main>
  )
}
