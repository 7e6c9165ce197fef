import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { texts } from './content'

interface FramedProps<Root> {
  /** What the plate is drawn of. */
  select: (root: Root) => unknown
  draw: (root: Root) => Promise<Blob>
}

/** A sheet of A4, at twice the size it is seen at (px). */
const sheet = { width: 480, height: 679 }

const isWriting = () => document.activeElement?.matches('input, textarea') ?? false

/**
 * The plate as it would be saved, in a frame. Drawn when it comes near, and again when the result is another: not while she
 * writes, which a drawing at every letter would hold up.
 */
export function Framed<Root>({ select, draw }: FramedProps<Root>) {
  const figure = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const store = useStore<Root>()
  const result = useSelector(select)
  const [isNear, setNear] = useState(false)
  const [pauses, pause] = useReducer((count: number) => count + 1, 0)
  const [isRefused, setRefused] = useState(false)
  const shown = useRef<unknown>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '25%',
    })
    if (figure.current) observer.observe(figure.current)
    document.addEventListener('focusout', pause)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusout', pause)
    }
  }, [])
  const show = useEffectEvent(async () => {
    if (!isNear || shown.current === result || isWriting()) return
    shown.current = result
    try {
      const image = await loaded(await draw(store.getState()))
      const context = canvas.current?.getContext('2d')
      // another one is on its way
      if (!context || shown.current !== result) return
      const scale = Math.min(sheet.width / image.width, sheet.height / image.height)
      context.clearRect(0, 0, sheet.width, sheet.height)
      context.drawImage(image, (sheet.width - scale * image.width) / 2, 0, scale * image.width, scale * image.height)
    } catch {
      setRefused(true)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may be what the drawing has waited for
  useEffect(() => void show(), [isNear, result, pauses])
  if (isRefused) return null
  return (
    <figure ref={figure} className="outputs__frame">
      <canvas ref={canvas} {...sheet} role="img" aria-label={texts.plate} />
    </figure>
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
