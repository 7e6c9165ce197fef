import { useEffect, useRef, useState } from 'react'
import { previewTexts } from './texts.ts'

const widths = [390, 768, 1280] as const
/** Of such a screen: the landing page fills it. */
const heights = { 390: 844, 768: 1024, 1280: 800 } as const

/** How often a page that is being opened is looked at, and for how long at most, ms. */
const look = { every: 50, longest: 8000 }

interface Frame {
  revision: number
  address: string
  /** What of the page is looked at, if not its beginning. */
  part: string | undefined
}

/** Nothing to be shown where a link has led away from the site, or no page came. */
function showPart(frame: HTMLIFrameElement | undefined, part: string | undefined): void {
  if (!frame?.contentDocument) return
  if (part) frame.contentDocument.querySelector(part)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  else frame.contentWindow?.scrollTo({ top: 0, behavior: 'instant' })
}

/** The page concerned, as wide as a screen. The page before stays until the next one is drawn, at the same place. */
export function Preview({ address, part, revision }: Frame) {
  const [width, setWidth] = useState<(typeof widths)[number]>(390)
  const [shown, setShown] = useState<Frame>({ address, part, revision })
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)
  const frames = useRef(new Map<number, HTMLIFrameElement>())

  useEffect(() => {
    const { current } = stage
    if (!current) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where another part of the same page is meant
  useEffect(() => showPart(frames.current.get(revision), part), [part])

  const settle = (next: Frame) => {
    const [before, after] = [shown.revision, next.revision].map((one) => frames.current.get(one))
    const isSamePlace = before !== after && next.address === shown.address && next.part === shown.part
    const top = before?.contentDocument ? before.contentWindow?.scrollY : 0
    if (isSamePlace && top !== undefined && after?.contentDocument)
      after.contentWindow?.scrollTo({ top, behavior: 'instant' })
    else showPart(after, next.part)
    setShown(next)
  }
  const opened = async (next: Frame) => {
    const page = frames.current.get(next.revision)
    for (let waited = 0; waited < look.longest; waited += look.every) {
      if (page?.contentDocument?.querySelector('#root > *')) break
      await new Promise((resolve) => setTimeout(resolve, look.every))
    }
    requestAnimationFrame(() => {
      if (frames.current.has(next.revision)) settle(next)
    })
  }

  const next: Frame = { address, part, revision }
  const list = shown.revision === revision ? [next] : [shown, next]
  return (
    <section className="preview" aria-label={previewTexts.title}>
      <fieldset className="widths">
        <legend className="unseen">{previewTexts.width}</legend>
        {widths.map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={one === width} onChange={() => setWidth(one)} />
            {previewTexts.widths[one]}
          </label>
        ))}
        <a href={address} target="_blank" rel="noreferrer">
          {previewTexts.open}
        </a>
      </fieldset>
      <div className="stage" ref={stage}>
        {list.map((frame) => (
          <iframe
            key={frame.revision}
            ref={(element) => {
              if (element) frames.current.set(frame.revision, element)
              else frames.current.delete(frame.revision)
            }}
            title={previewTexts.title}
            src={frame.address}
            // it is not to take the focus while it opens
            inert={frame.revision !== shown.revision}
            className={frame.revision === shown.revision ? '' : 'is-coming'}
            style={{
              width,
              height: `min(${100 / scale}%, ${heights[width]}px)`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
            onLoad={() => opened(frame)}
          />
        ))}
      </div>
    </section>
  )
}
