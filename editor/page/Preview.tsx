import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { normalised } from '../../practice/index.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { type Page, pagesOf, shownAround } from './pages.ts'
import { ReadBox } from './Reading.tsx'
import { previewTexts, sentenceTexts } from './texts.ts'

/** Of screens, by their widths, px. */
const heights = { 390: 844, 768: 1024, 1280: 800 } as const

interface Props {
  /** What is to be looked at: a page, and which part of it; its beginning if it is null. */
  page: Page
  part: string | null
  /** Counts the wishes to look at it: the practitioner may have gone elsewhere in the preview since. */
  visit: number
  practice: WholePractice
  /** Another one whenever the site has something else to show. */
  revision: number
  /** What can be clicked: sentences as they stand on the page, each with its name. */
  sentences: ReadonlyMap<string, readonly string[]>
  click: (name: string) => void
  /** What a field shows can be clicked, too. */
  clickField: (path: string) => void
  /** The preview shows another page. */
  left: () => void
  /** What has been clicked, at its place. */
  children?: ReactNode
}

/** The page concerned, as large as a screen, which the landing page fills; or the one the practitioner has gone to from there. */
export function Preview({
  page,
  part,
  visit,
  practice,
  revision,
  sentences,
  click,
  clickField,
  left,
  children,
}: Props) {
  const [width, setWidth] = useState<keyof typeof heights>(390)
  const [scale, setScale] = useState(1)
  const [path, setPath] = useState('')
  const [isDrawn, setIsDrawn] = useState(false)
  /** Below the sentence last clicked, px. */
  const [below, setBelow] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  /** What is to be seen once the page is drawn: a part, or how far it was scrolled. */
  const goal = useRef<string | number | null>(part)
  /** The page that is about to be replaced: what it still tells is of no interest. */
  const old = useRef<Document | null>(null)

  useEffect(() => {
    const { current } = stage
    if (!current) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])

  const open = (next: string, seen: string | number | null) => {
    goal.current = seen
    setIsDrawn(false)
    setPath(next)
    old.current = frame.current?.contentDocument ?? null
    const shown = frame.current?.contentWindow
    if (pathIn(frame.current) === next) shown?.location.reload()
    else shown?.location.replace(next)
  }
  const resized = useEffectEvent(() => path === page.path && lookAt(frame.current, part))
  const show = useEffectEvent(() => {
    if (path !== page.path) open(page.path, part)
    else if (isDrawn) lookAt(frame.current, part)
    else goal.current = part
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these is another one
  useEffect(show, [page.path, part, visit])

  const reload = useEffectEvent(() => {
    const isAbout = path.startsWith('/sobre-')
    const known = isAbout ? pagesOf(practice).find(({ id }) => id === 'sobre') : undefined
    const scrolled = frame.current?.contentDocument?.scrollingElement?.scrollTop ?? 0
    open(known?.path ?? path, isDrawn ? scrolled : goal.current)
  })
  const first = useRef(revision)
  useEffect(() => {
    if (first.current !== revision) reload()
    first.current = revision
  }, [revision])

  const drawn = useEffectEvent((document: Document) => {
    const now = document.location.pathname
    if (document === old.current || !document.querySelector('h1')) return
    for (const { element, title } of clickables(document, sentences)) {
      element.title = title
      element.style.cursor = 'pointer'
      if (!element.closest('a, button, summary') && title === sentenceTexts.click) element.tabIndex = 0
    }
    if (now !== path) left()
    setPath(now)
    if (isDrawn) return
    setIsDrawn(true)
    if (typeof goal.current === 'number')
      frame.current?.contentWindow?.scrollTo({ top: goal.current, behavior: 'instant' })
    else lookAt(frame.current, goal.current)
  })
  const clicked = useEffectEvent((event: Event) => {
    // of the page's own window, hence of another class
    const element = event.target as HTMLElement
    if (event.type === 'keydown' && ((event as KeyboardEvent).key !== 'Enter' || element.title !== sentenceTexts.click))
      return
    const sentence = sentenceAt(element, sentences)
    const field = shownAround(element)
    if (!sentence && !field) return
    // a link in it is not followed; a question opens
    if (element.closest('a')) event.preventDefault()
    event.stopPropagation()
    if (!sentence) return clickField(field?.path ?? '')
    setBelow(scale * sentence.element.getBoundingClientRect().bottom)
    click(sentence.name)
  })
  useEffect(() => {
    const { current } = frame
    const loaded = () => {
      // a link may have led away from the site
      const page = current?.contentDocument
      if (!page) return
      // before the page's own links
      for (const type of ['click', 'keydown']) page.addEventListener(type, (event) => clicked(event), true)
      // a file dropped here would be shown in the place of the site
      for (const type of ['dragover', 'drop']) page.addEventListener(type, (event) => event.preventDefault())
      // in another width it stands elsewhere
      page.defaultView?.addEventListener('resize', () => resized())
      // another page, or the same with other parts
      new MutationObserver(() => drawn(page)).observe(page.body, { childList: true, subtree: true })
      drawn(page)
    }
    current?.addEventListener('load', loaded)
    return () => current?.removeEventListener('load', loaded)
  }, [])
  const here = pagesOf(practice).find((one) => one.path === path)

  return (
    <section className="preview" aria-label={previewTexts.title}>
      <fieldset>
        <legend className="visually-hidden">{previewTexts.width}</legend>
        {([390, 768, 1280] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={one === width} onChange={() => setWidth(one)} />
            {previewTexts.widths[one]}
          </label>
        ))}
        <a href={path} target="_blank" rel="noreferrer">
          {previewTexts.open}
        </a>
      </fieldset>
      {here && <ReadBox page={here} />}
      <div className="preview__stage" ref={stage}>
        <iframe
          ref={frame}
          title={previewTexts.title}
          // it is not to take the focus while it opens
          inert={!isDrawn}
          style={{
            width,
            height: `min(${100 / scale}%, ${heights[width]}px)`,
            transform: `translateX(-50%) scale(${scale})`,
          }}
        />
        {children && (
          <div className="preview__place" style={{ top: `min(${below}px, 100% - 19rem)` }}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

/** Path of the page in a frame; null where a link has led away from the site. */
const pathIn = (frame: HTMLIFrameElement | null): string | null => frame?.contentDocument?.location.pathname ?? null

const wordsOf = ({ textContent }: Element) => normalised(textContent ?? '')
const texts = 'p, h1, h2, h3'

function* clickables(document: Document, sentences: Props['sentences']) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-field]'))
    yield { element, title: previewTexts.click }
  for (const element of document.querySelectorAll<HTMLElement>(texts))
    if (sentences.has(wordsOf(element))) yield { element, title: sentenceTexts.click }
}

/** The sentence that is clicked, if it is one; of two that are the same, the first is the first. */
function sentenceAt(target: Element, sentences: Props['sentences']) {
  const element = target.closest<HTMLElement>(texts)
  if (!element) return null
  const same = [...element.ownerDocument.querySelectorAll(texts)].filter((one) => wordsOf(one) === wordsOf(element))
  const names = sentences.get(wordsOf(element)) ?? []
  const name = names[same.indexOf(element)] ?? names[0]
  return name === undefined ? null : { element, name }
}

/** Brings a part of the page into view, and nothing around the frame. */
function lookAt(frame: HTMLIFrameElement | null, part: string | null) {
  // a link may have led away from the site
  const page = frame?.contentDocument
  const place = page?.querySelector(part ?? 'body') ?? page?.body
  if (!place) return
  const { scrollX, scrollY } = window
  const isTaller = place.clientHeight > (page?.defaultView?.innerHeight ?? 0)
  place.scrollIntoView({ block: isTaller ? 'start' : 'center', behavior: 'instant' })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
