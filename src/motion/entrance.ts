import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { courseOf, play } from './course'
import type { Frame } from './glide'
import { isMotionReduced } from './reducedMotion'

const leave: SpringConfig = { duration: 300 }

/** Whether a drawing has had its first picture: what is in that is simply there. */
export function useIsDrawn(): { readonly current: boolean } {
  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    isDrawn.current = true
  }, [])
  return isDrawn
}

interface Entrance {
  isDrawn: { readonly current: boolean }
  /** How the piece looks on its way, from 0 to 1. */
  frame: Frame
  config: SpringConfig
}

/** Lets a piece come over time to a drawing that is already there. */
export function useEntrance(ref: RefObject<Element | null>, { isDrawn, frame, config }: Entrance) {
  const enter = useEffectEvent(() => {
    if (ref.current && isDrawn.current && !isMotionReduced()) play(ref.current, courseOf(0, 1, config).map(frame))
  })
  useLayoutEffect(() => enter(), [])
}

/** Lets a piece that a hand has held go from there to its place. */
export function useLetGo(
  ref: RefObject<Element | null>,
  isHeld: boolean,
  { frame, config }: Omit<Entrance, 'isDrawn'>,
) {
  const wasHeld = useRef(isHeld)
  const follow = useEffectEvent(() => {
    const isLetGo = wasHeld.current && !isHeld
    wasHeld.current = isHeld
    if (ref.current && isLetGo && !isMotionReduced()) play(ref.current, courseOf(0, 1, config).map(frame))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way begins when the hand opens
  useLayoutEffect(() => follow(), [isHeld])
}

/** When a piece leaves its drawing, a picture of it fades in its place. */
export function useExit(ref: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const piece = ref.current
    return () => {
      if (!piece || isMotionReduced()) return
      const picture = piece.cloneNode(true) as Element
      for (const one of [picture, ...picture.querySelectorAll('[data-symbol]')]) one.removeAttribute('data-symbol')
      picture.removeAttribute('data-element')
      piece.before(picture)
      play(picture, courseOf(1, 0, leave).map(faded)).onfinish = () => picture.remove()
    }
  }, [ref])
}

/** There by this share. */
export const faded = (share: number): Keyframe => ({ opacity: share })
