import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { normalised } from '../../practice/index.ts'
import { shownAround } from './groups.ts'
import { previewTexts, sentenceTexts, texts } from './texts.ts'

/** Of screens, by their widths, px. */
const heights = { 390: 844, 768: 1024, 1280: 800 } as const

interface Page {
  address: string
  /** What of it is looked at; its beginning if it is null. */
  part: string | null
  revision: number
}
interface Props extends Page {
  /** What can be pressed: sentences as they stand on the page, each with its name. */
  sentences: ReadonlyMap<string, readonly string[]>
  press: (name: string) => void
  /** What a field shows can be pressed, too. */
  pressField: (path: string) => void
  /** What has been pressed, at its place. */
  children?: ReactNode
}

const keyOf = ({ address, revision }: Page) => [revision, address].join(' ')

/** The page concerned, as large as a screen, which the landing page fills. The page before stays until the next one is drawn, at the same place. */
export function Preview({ sentences, press, pressField, children, ...next }: Props) {
  const [width, setWidth] = useState<keyof typeof heights>(390)
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
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])
  const isSamePage = shown?.address === next.address
  useEffect(() => {
    if (isSamePage) lookAt(shownFrame.current, next.part)
  }, [isSamePage, next.part])
  /** What can be pressed there, and what a press does. */
  const pressableAt = ({ target }: Event) => {
    // of the page's own window, hence of another class
    const element = target as Element
    const sentence = sentenceAt(element, sentences)
    const field = shownAround(element)
    const pressable = sentence ?? field
    const onPress = (event: Event) => {
      // a link in it is not followed; a question opens
      if (element.closest('a')) event.preventDefault()
      event.stopPropagation()
      if (!sentence) return pressField(field?.path ?? '')
      setBelow(scale * sentence.element.getBoundingClientRect().bottom)
      press(sentence.name)
    }
    return pressable && { element: pressable.element, title: (sentence ? sentenceTexts : previewTexts).press, onPress }
  }
  // the page in a frame is another one after any picture, and can be pressed as soon as it is shown
  useLayoutEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const frame = nextFrame.current
    const page = shownFrame.current?.contentDocument
    const settle = () => {
      // nothing to keep where a link has led away from the site
      const earlier = isSamePage && shownFrame.current?.contentDocument?.scrollingElement
      if (earlier) frame?.contentWindow?.scrollTo({ top: earlier.scrollTop, behavior: 'instant' })
      else lookAt(frame, next.part)
      setShown(next)
    }
    const offer = (event: Event) => {
      const { element, title = '' } = pressableAt(event) ?? {}
      element?.setAttribute('title', title)
      element?.style.setProperty('cursor', 'pointer')
    }
    frame?.addEventListener('drawn', settle, { signal })
    // in another width it stands elsewhere
    page?.defaultView?.addEventListener('resize', () => lookAt(shownFrame.current, next.part), { signal })
    page?.addEventListener('pointerover', offer, { signal })
    // before the page's own links
    page?.addEventListener('click', (event) => pressableAt(event)?.onPress(event), { signal, capture: true })
    return () => over.abort()
  })

  const pages = [shown, isShown ? null : next].filter((page) => page !== null)
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
        <a href={next.address} target="_blank" rel="noreferrer">
          {previewTexts.open}
        </a>
      </fieldset>
      <div className="preview__stage" ref={stage}>
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
              width,
              height: `min(${100 / scale}%, ${heights[width]}px)`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        ))}
        {children && (
          <div className="preview__place" style={{ top: `min(${below}px, 100% - 17rem)` }}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

const wordsOf = ({ textContent }: Element) => normalised(textContent ?? '')

/** The sentence that is pressed, or pointed at, if it is one; of two that are the same, the first is the first. */
function sentenceAt(target: Element, sentences: Props['sentences']) {
  const all = 'p, h1, h2, h3'
  const element = target.closest<HTMLElement>(all)
  if (!element) return null
  const same = [...element.ownerDocument.querySelectorAll(all)].filter((one) => wordsOf(one) === wordsOf(element))
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
