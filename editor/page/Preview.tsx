import { useEffect, useEffectEvent, useRef } from 'react'
import { isOwnSentence, normalised, textsIn, valueAt } from '../../practice/index.ts'
import type { Practice } from '../../src/core/practice.ts'
import { around } from './fieldIds.ts'
import { madeOf, pageOf, pagesOf } from './pages.ts'
import { previewTexts } from './texts.ts'

interface Props {
  /** Another one whenever the site has something else to show. */
  practice: Practice
  /** The field that is to be looked at. */
  field: string
  /** Counts the wishes to look at it: the practitioner may have gone elsewhere in the preview since. */
  visit: number
  /** What shows a field, or a sentence that can be changed, was clicked. */
  click: (path: string) => void
}

/** The page of the site that shows a field, or the one the practitioner has gone to from there. */
export function Preview({ practice, field, visit, click }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The page on its way, and what is to be seen of it: a field, or how far it was scrolled; null once it is seen. */
  const goal = useRef<{ path: string; seen: string | number } | null>(null)
  const observer = useRef<MutationObserver>(null)
  const page = pageOf(field, practice)

  const open = (path: string, seen: string | number) => {
    // what the page before still draws is of no interest
    observer.current?.disconnect()
    goal.current = { path, seen }
    frame.current?.contentWindow?.location.replace(path)
  }
  const show = useEffectEvent(() => {
    const shown = documentIn(frame.current)
    if (goal.current !== null || shown?.location.pathname !== page.path) open(page.path, field)
    else lookAt(shown, field)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these is another one
  useEffect(show, [page.path, field, visit])

  const drawnOf = useRef(practice)
  const reload = useEffectEvent(() => {
    const shown = documentIn(frame.current)
    const path = goal.current?.path ?? shown?.location.pathname ?? page.path
    const about = pagesOf(practice).find(({ path: one }) => one.startsWith('/sobre-') && path.startsWith('/sobre-'))
    open(about?.path ?? path, goal.current?.seen ?? shown?.scrollingElement?.scrollTop ?? 0)
  })
  useEffect(() => {
    if (drawnOf.current !== practice) reload()
    drawnOf.current = practice
  }, [practice])

  const drawn = useEffectEvent((document: Document) => {
    if (!document.querySelector('h1')) return
    for (const element of document.querySelectorAll<HTMLElement>(`[data-field], ${texts}`)) {
      const path = pathOf(element, practice)
      if (element.title || path === undefined) continue
      element.title = path === null ? previewTexts.fixed : previewTexts.click
      element.style.cursor = path === null ? 'auto' : 'pointer'
      if (path && !element.closest('a, button')) element.tabIndex = 0
    }
    const seen = goal.current?.seen
    if (typeof seen === 'number') document.defaultView?.scrollTo({ top: seen, behavior: 'instant' })
    else if (seen !== undefined) lookAt(document, seen)
    goal.current = null
  })
  const clicked = useEffectEvent((event: Event) => {
    // of the page's own window, hence of another class
    const element = event.target as HTMLElement
    const isKey = event.type === 'keydown'
    if (isKey && ((event as KeyboardEvent).key !== 'Enter' || element.title !== previewTexts.click)) return
    const path = pathOf(element, practice)
    if (!path) return
    // a link in it is not followed
    if (element.closest('a')) event.preventDefault()
    event.stopPropagation()
    click(path)
  })
  const loaded = () => {
    const page = documentIn(frame.current)
    if (!page) return
    // before the page's own links
    for (const type of ['click', 'keydown']) page.addEventListener(type, (event) => clicked(event), true)
    // a file dropped here would be shown in the place of the site
    for (const type of ['dragover', 'drop']) page.addEventListener(type, (event) => event.preventDefault())
    observer.current = new MutationObserver(() => drawn(page))
    observer.current.observe(page.body, { childList: true, subtree: true })
    drawn(page)
  }

  return (
    <section className="preview column" aria-label={previewTexts.title}>
      <a href={page.path} target="_blank" rel="noreferrer">
        {previewTexts.open}
      </a>
      <iframe ref={frame} title={previewTexts.title} onLoad={loaded} />
    </section>
  )
}

/** The page in a frame; none where a link has led away from the site. */
const documentIn = (frame: HTMLIFrameElement | null): Document | null => frame?.contentDocument ?? null

const texts = 'p, h1, h2, h3'

/**
 * What a click changes: the sentence, of this page if another one has the same, or the field that is shown there. Null:
 * the sentence is the site's and says nothing of a field. Questions open, forms are filled in.
 */
function pathOf(element: HTMLElement, practice: Practice): string | null | undefined {
  if (element.closest('summary, form')) return
  const words = normalised(element.closest(texts)?.textContent ?? '')
  const same = madeOf(practice).sentences.filter((sentence) => sentence.words === words)
  const here = pagesOf(practice).find(({ path }) => path === element.ownerDocument.location.pathname)
  const sentence = same.find(({ name }) => name.startsWith(`${here?.id}/`)) ?? same[0]
  if (sentence && isOwnSentence(sentence.name)) return sentence.path
  const fields = element.closest<HTMLElement>('[data-field]')?.dataset.field?.split(' ') ?? []
  if (!sentence) return fields[0]
  const saidOf = (field: string) =>
    textsIn(valueAt(practice, field.split('.'))).filter(([, text]) => words.includes(text)).length
  const [most = ''] = fields.toSorted((one, other) => saidOf(other) - saidOf(one))
  return saidOf(most) > 0 ? most : null
}

/** Brings what shows a field into view, and nothing around the frame. */
function lookAt(page: Document, field: string) {
  const [place = page.body] = around(field).flatMap((path) => page.querySelector(`[data-field~="${path}"]`) ?? [])
  const { scrollX, scrollY } = window
  const isTaller = place.clientHeight > (page.defaultView?.innerHeight ?? 0)
  place.scrollIntoView({ block: isTaller ? 'start' : 'center', behavior: 'instant' })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
