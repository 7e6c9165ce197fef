import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { courseOf, play, playOut } from './course'
import type { Frame } from './glide'

/** How a piece looks on its way, from 0 to 1. */
interface Way {
  frame: Frame
  config: SpringConfig
}

/** There by this share. */
export const faded: Frame = (share) => ({ opacity: share })

const leave: SpringConfig = { duration: 300 }

const show = (piece: Element | null, { frame, config }: Way) => play(piece, courseOf(0, 1, config).map(frame))

/** Whether a drawing has had its first picture: what is in that is simply there. */
export type IsDrawn = Readonly<RefObject<boolean>>

export function useIsDrawn(): IsDrawn {
  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    isDrawn.current = true
  }, [])
  return isDrawn
}

/** Lets a piece come over time to a drawing that is already there. */
export function useEntrance(ref: RefObject<Element | null>, isDrawn: IsDrawn, way: Way) {
  const enter = useEffectEvent(() => isDrawn.current && show(ref.current, way))
  useLayoutEffect(() => {
    enter()
  }, [])
}

/** Lets a piece that a hand has held go from there to its place. */
export function useLetGo(ref: RefObject<Element | null>, isHeld: boolean, way: Way) {
  const wasHeld = useRef(isHeld)
  const letGo = useEffectEvent(() => show(ref.current, way))
  useLayoutEffect(() => {
    if (wasHeld.current && !isHeld) letGo()
    wasHeld.current = isHeld
  }, [isHeld])
}

/** When a piece leaves its drawing, a picture of it fades in its place. */
export function useExit(ref: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const piece = ref.current
    return () => {
      if (!piece) return
      const picture = piece.cloneNode(true) as Element
      for (const one of [picture, ...picture.querySelectorAll('[data-symbol]')]) one.removeAttribute('data-symbol')
      picture.removeAttribute('data-element')
      piece.before(picture)
      playOut(picture, courseOf(1, 0, leave).map(faded))
    }
  }, [ref])
}
