import { type RefObject, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { isFocusInSlide } from './keys'
import { nextAsked, previousAsked } from './slice'

/** A finger has swiped after this many px, at least twice as far sideways as up or down. */
const swipePx = 48
/** A trackpad has swiped after this many px of sideways wheel. */
const wheelPx = 40
/** Wheel events closer together than this belong to one gesture, its inertia included (ms). */
const wheelPauseMs = 160

type Direction = 'next' | 'previous'

/**
 * Swipes of a finger and of a trackpad: one gesture, one move.
 * @param isEnabled whether there are slides to move
 */
export function useGestures(isEnabled: boolean, ref: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch()
  useEffect(() => {
    const element = ref.current
    if (!isEnabled || !element) return
    const move = (direction: Direction) => {
      const ask = direction === 'next' ? nextAsked : previousAsked
      dispatch(ask({ isFocusInSlide: isFocusInSlide() }))
    }
    const stopTouch = listenToTouch(element, move)
    const stopWheel = listenToWheel(element, move)
    return () => {
      stopTouch()
      stopWheel()
    }
  }, [isEnabled, ref, dispatch])
}

function listenToTouch(element: HTMLElement, move: (direction: Direction) => void) {
  let start: { x: number; y: number } | null = null
  const onStart = ({ touches, target }: TouchEvent) => {
    const [touch] = touches
    const isInField = target instanceof Element && target.closest('input, textarea') !== null
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    start = touch && touches.length === 1 && !isInField && !isZoomed ? { x: touch.clientX, y: touch.clientY } : null
  }
  const onEnd = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches
    if (!start || !touch) return
    const x = touch.clientX - start.x
    const y = touch.clientY - start.y
    start = null
    if (Math.abs(x) >= swipePx && Math.abs(x) >= 2 * Math.abs(y)) move(x < 0 ? 'next' : 'previous')
  }
  const onCancel = () => {
    start = null
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchend', onEnd, { passive: true })
  element.addEventListener('touchcancel', onCancel, { passive: true })
  return () => {
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchend', onEnd)
    element.removeEventListener('touchcancel', onCancel)
  }
}

function listenToWheel(element: HTMLElement, move: (direction: Direction) => void) {
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
    move(travelled > 0 ? 'next' : 'previous')
  }
  element.addEventListener('wheel', onWheel, { passive: true })
  return () => element.removeEventListener('wheel', onWheel)
}
