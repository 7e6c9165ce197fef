import { type RefObject, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { listen, together } from '../core/listen'
import type { Hand } from '../motion/row'
import { isFocusInSlide } from './keys'
import { nextRequested, previousRequested } from './slice'

/** A finger has swiped after this many px, at least twice as far sideways as up or down. */
const swipePx = 48
/** A finger trembles by so many px without going anywhere. */
const slopPx = 8
/** A finger that has not moved for so long has no speed any more (ms). */
const standstillMs = 80
/** A trackpad has swiped after this many px of sideways wheel. */
const wheelPx = 40
/** Wheel events closer together than this belong to one gesture, its inertia included (ms). */
const wheelPauseMs = 160

const passive = { passive: true }

/** To the next slide, or to the previous one. */
type Move = (by: 1 | -1) => void

/**
 * Swipes of a finger, which take the slides along, and of a trackpad: one gesture, one move.
 * @param isEnabled whether there are slides to move
 */
export function useGestures(isEnabled: boolean, ref: RefObject<HTMLElement | null>, hand: Hand) {
  const dispatch = useDispatch()
  useEffect(() => {
    const element = ref.current
    if (!isEnabled || !element) return
    const move: Move = (by) => {
      const ask = by > 0 ? nextRequested : previousRequested
      dispatch(ask({ isFocusInSlide: isFocusInSlide() }))
    }
    return together(listenToTouch(element, hand, move), listenToWheel(element, move))
  }, [isEnabled, ref, hand, dispatch])
}

/** A finger on the slides: where it was put down, and its last step. */
interface Touching {
  x: number
  y: number
  /** It goes sideways; what goes up or down scrolls. */
  isSideways: boolean
  last: { x: number; timeStamp: number }
  /** Px per ms. */
  velocity: number
}

function listenToTouch(element: HTMLElement, hand: Hand, move: Move) {
  let touching: Touching | null = null
  const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch] = touches
    const isInField = target instanceof Element && target.closest('input, textarea') !== null
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    onCancel()
    if (!touch || touches.length > 1 || isInField || isZoomed) return
    const { clientX: x, clientY: y } = touch
    touching = { x, y, isSideways: false, last: { x, timeStamp }, velocity: 0 }
  }
  const onMove = ({ touches, timeStamp }: TouchEvent) => {
    const [touch] = touches
    if (!touching || !touch) return
    const x = touch.clientX - touching.x
    touching.isSideways ||= Math.abs(x) > slopPx && Math.abs(x) > Math.abs(touch.clientY - touching.y)
    if (!touching.isSideways) return
    const { last } = touching
    touching.velocity = (touch.clientX - last.x) / Math.max(timeStamp - last.timeStamp, 1)
    touching.last = { x: touch.clientX, timeStamp }
    hand.drag(x)
  }
  const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
    const [touch] = changedTouches
    if (!touching || !touch) return
    if (timeStamp - touching.last.timeStamp > standstillMs) touching.velocity = 0
    const x = touch.clientX - touching.x
    const y = touch.clientY - touching.y
    onCancel()
    if (Math.abs(x) >= swipePx && Math.abs(x) >= 2 * Math.abs(y)) move(x < 0 ? 1 : -1)
  }
  const onCancel = () => {
    if (touching?.isSideways) hand.release(touching.velocity)
    touching = null
  }
  return together(
    listen(element, ['touchstart'], onStart, passive),
    listen(element, ['touchmove'], onMove, passive),
    listen(element, ['touchend'], onEnd, passive),
    listen(element, ['touchcancel'], onCancel, passive),
  )
}

function listenToWheel(element: HTMLElement, move: Move) {
  let lastAt = Number.NEGATIVE_INFINITY
  let travelled = 0
  let isSpent = false
  const onWheel = ({ deltaX, deltaY, timeStamp, ctrlKey }: WheelEvent) => {
    if (timeStamp - lastAt > wheelPauseMs) {
      travelled = 0
      isSpent = false
    }
    lastAt = timeStamp
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return
    travelled += deltaX
    if (isSpent || Math.abs(travelled) < wheelPx) return
    isSpent = true
    move(travelled > 0 ? 1 : -1)
  }
  return listen(element, ['wheel'], onWheel, passive)
}
