import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { listen, together } from '../../core/listen'
import { texts } from './content'

interface FramedProps<Root> {
  /** What the plate is drawn of. */
  select: (root: Root) => unknown
  draw: (root: Root) => Promise<Blob>
}

/** A sheet of A4, at twice the size it is seen at (px); its frame has the same ratio. */
const sheet = { width: 480, height: 679 }

/**
 * The plate as it would be saved, in a frame. Drawn when it comes near, and again when the result is another: not while she
 * writes, which a drawing at every letter would hold up.
 */
export function Framed<Root>({ select, draw }: FramedProps<Root>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const store = useStore<Root>()
  const result = useSelector(select)
  const [isNear, setNear] = useState(false)
  const [isWriting, setWriting] = useState(false)
  /** The result that could not be drawn. */
  const [refused, setRefused] = useState<unknown>(null)
  const shown = useRef<unknown>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '25%',
    })
    if (canvas.current) observer.observe(canvas.current)
    const follow = ({ type, target }: FocusEvent) =>
      setWriting(type === 'focusin' && target instanceof Element && target.matches('input, textarea'))
    return together(() => observer.disconnect(), listen(document, ['focusin', 'focusout'], follow))
  }, [])
  const show = useEffectEvent(async () => {
    try {
      const image = await loaded(await draw(store.getState()))
      const context = canvas.current?.getContext('2d')
      // another one is on its way
      if (!context || shown.current !== result) return
      const scale = Math.min(sheet.width / image.width, sheet.height / image.height)
      context.clearRect(0, 0, sheet.width, sheet.height)
      context.drawImage(image, (sheet.width - scale * image.width) / 2, 0, scale * image.width, scale * image.height)
    } catch {
      setRefused(result)
    }
  })
  useEffect(() => {
    if (!isNear || isWriting || shown.current === result) return
    shown.current = result
    void show()
  }, [isNear, isWriting, result])
  const isRefused = refused === result
  return (
    <canvas
      ref={canvas}
      {...sheet}
      className={isRefused ? 'outputs__refused' : undefined}
      hidden={isRefused}
      role="img"
      aria-label={texts.plate}
    />
  )
}

async function loaded(svg: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(svg)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
