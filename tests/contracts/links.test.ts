import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = Object.keys(import.meta.glob(['../../*.md', '../../{docs,practice,editor,src}/**/*.md'])).map(
  (path) => path.replace('../../', ''),
)

/** Where the links and pictures of a document lead, as they are written. */
const targetsIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^()\s]+(?:\([^()]*\)[^()\s]*)?)\)|<(https?:[^>\s]+)>/g)].map(
    ([, link, bare]) => link ?? bare ?? '',
  )

/** As GitHub makes them. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(documents)('the links of %s lead to files and headings there are', (document) => {
  const targets = targetsIn(readFileSync(document, 'utf8'))
  for (const target of targets.filter((one) => !/^[a-z]+:/.test(one))) {
    const [path = '', anchor] = target.split('#')
    const file = path ? join(dirname(document), path) : document
    expect(existsSync(file), `${target}: no such file`).toBe(true)
    if (anchor && file.endsWith('.md'))
      expect(anchorsIn(readFileSync(file, 'utf8')), target).toContain(decodeURIComponent(anchor))
  }
})
