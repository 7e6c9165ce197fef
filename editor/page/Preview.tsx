import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { normalised } from '../../practice/index.ts'
import { shownAround } from './groups.ts'
import { previewTexts, sentenceTexts, texts } from './texts.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

interface Page {
  address: string
  /** What of it is looked at; its beginning if empty. */
  part: string
  revision: number
}
interface Props extends Page {
  /** What can be pressed: sentences as they stand on the page, each with its name. */
  sentences: ReadonlyMap<string, readonly string[]>
  press: (name: string) => void
  /** What a field shows can be pressed, too. */
  pressField: (path: string) => void
  aboutSlug: string
  /** What has been pressed, at its place. */
  children?: ReactNode
}

const keyOf = ({ address, revision }: Page) => [revision, address].join(' ')

/** The page concerned, as large as a screen, which the landing page fills. The page before stays until the next one is drawn, at the same place. */
export function Preview({ sentences, press, pressField, aboutSlug, children, ...next }: Props) {
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0])
  const [scale, setScale] = useState(1)
  const [shown, setShown] = useState<Page | null>(null)
  /** Below the sentence last pressed, px. */
  const [below, setBelow] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const shownFrame = useRef<HTMLIFrameElement>(null)
  const nextFrame = useRef<HTMLIFrameElement>(null)
  const isShown = shown !== null && keyOf(shown) === keyOf(next)

  useEffect(() => {
    const { current } = stage
    if (!current) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / screen.width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [screen])
  const isSamePage = shown?.address === next.address
  useEffect(() => {
    if (isSamePage) lookAt(shownFrame.current, next.part)
  }, [isSamePage, next.part])
  useEffect(() => {
    const frame = nextFrame.current
    const settle = () => {
      // nothing to keep where a link has led away from the site
      const earlier = isSamePage && shownFrame.current?.contentDocument?.scrollingElement
      if (earlier) frame?.contentWindow?.scrollTo({ top: earlier.scrollTop, behavior: 'instant' })
      else lookAt(frame, next.part)
      setShown(next)
    }
    // in another width it stands elsewhere
    const view = shownFrame.current?.contentDocument?.defaultView
    const look = () => lookAt(shownFrame.current, next.part)
    frame?.addEventListener('drawn', settle)
    view?.addEventListener('resize', look)
    return () => {
      frame?.removeEventListener('drawn', settle)
      view?.removeEventListener('resize', look)
    }
  })
  const onSentence = (name: string, bottom: number) => {
    setBelow(scale * bottom)
    press(name)
  }
  usePresses(shownFrame, { sentences, aboutSlug, onSentence, onField: pressField })

  const pages = [shown, isShown ? null : next].filter((page) => page !== null)
  return (
    <section className="preview" aria-label={previewTexts.title}>
      <fieldset>
        <legend className="visually-hidden">{previewTexts.width}</legend>
        {screens.map((one) => (
          <label key={one.width}>
            <input type="radio" name="width" checked={one === screen} onChange={() => setScreen(one)} />
            {previewTexts.widths[one.width]}
          </label>
        ))}
        <a href={next.address} target="_blank" rel="noreferrer">
          {previewTexts.open}
        </a>
      </fieldset>
      <div className="stage" ref={stage}>
        {!shown && <p className="note">{texts.loading}</p>}
        {pages.map((page) => (
          <iframe
            key={keyOf(page)}
            ref={page === shown ? shownFrame : nextFrame}
            title={previewTexts.title}
            src={page.address}
            // it is not to take the focus while it opens
            inert={page !== shown}
            style={{
              width: screen.width,
              height: `min(${100 / scale}%, ${screen.height}px)`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        ))}
        {children && (
          <div className="place" style={{ top: `min(${below}px, 100% - 17rem)` }}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

interface Presses extends Pick<Props, 'sentences' | 'aboutSlug'> {
  /** A sentence was pressed; with its lower edge in its page (px). */
  onSentence: (name: string, bottom: number) => void
  onField: (path: string) => void
}

/** What is pressed in the page of a frame, and told of what is pointed at. */
function usePresses(
  frame: RefObject<HTMLIFrameElement | null>,
  { sentences, aboutSlug, onSentence, onField }: Presses,
) {
  // the page in the frame is another one after any picture
  useEffect(() => {
    const page = frame.current?.contentDocument
    const find = ({ target }: Event) => {
      // of the page's own window, hence of another class
      const element = target as Element
      const sentence = sentenceAt(element, sentences)
      return { sentence, field: sentence ? undefined : shownAround(element, aboutSlug) }
    }
    const onOver = (event: Event) => {
      const { sentence, field } = find(event)
      if (sentence) offer(sentence.element, sentenceTexts.press)
      if (field) offer(field.element, previewTexts.press)
    }
    const onClick = (event: Event) => {
      const { sentence, field } = find(event)
      if (sentence) onSentence(sentence.name, sentence.element.getBoundingClientRect().bottom)
      if (!field) return
      onField(field.path)
      // a link in it is not followed; a question opens
      if ((event.target as Element).closest('a')) event.preventDefault()
      event.stopPropagation()
    }
    page?.addEventListener('pointerover', onOver)
    // before the page's own links
    page?.addEventListener('click', onClick, true)
    return () => {
      page?.removeEventListener('pointerover', onOver)
      page?.removeEventListener('click', onClick, true)
    }
  })
}

/** Shows that something can be pressed. */
function offer(element: Element, title: string) {
  // of the page's own window, hence of another class
  const { style } = element as HTMLElement
  style.cursor = 'pointer'
  element.setAttribute('title', title)
}

const wordsOf = ({ textContent }: Element) => normalised(textContent ?? '')

/** The sentence that is pressed, or pointed at, if it is one; of two that are the same, the first is the first. */
function sentenceAt(target: Element, sentences: Props['sentences']) {
  const all = 'p, h2, h3'
  const element = target.closest(all)
  if (!element) return null
  const same = [...element.ownerDocument.querySelectorAll(all)].filter((one) => wordsOf(one) === wordsOf(element))
  const names = sentences.get(wordsOf(element)) ?? []
  const name = names[same.indexOf(element)] ?? names[0]
  return name === undefined ? null : { element, name }
}

/** Brings a part of the page into view, and nothing around the frame. */
function lookAt(frame: HTMLIFrameElement | null, part: string) {
  // a link may have led away from the site
  const page = frame?.contentDocument
  const place = page?.querySelector(part || 'body')
  if (!place) return
  const { scrollX, scrollY } = window
  const isTaller = place.clientHeight > (page?.defaultView?.innerHeight ?? 0)
  place.scrollIntoView({ block: isTaller ? 'start' : 'center', behavior: 'instant' })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
