import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced, play } from './spring'

/** A row of slides shifted by so many percent of a slide's width. */
export const shifted = (percent: number) => ({ transform: `translate3d(${percent}%,0,0)` })

/** A released row comes to rest within the time of a move and does not overshoot. */
const releaseSpring = { tension: 190, friction: 26, clamp: true }

interface Row {
  /** Shift in percent of a slide's width; the row is rendered there. Null where the slides are no row. */
  offset: number | null
  /** The row is to move to this shift; otherwise it is there at once, or comes to its end. */
  isMoving: boolean
  /** The spring of a move. */
  move: SpringConfig
}

/** A finger that drags the row. */
export interface Hand {
  /** Px from where the finger has touched it. */
  drag: (px: number) => void
  /** Px per ms; the row springs back, or on to the slide that the state names next. */
  release: (velocity: number) => void
}

/** Where the row is drawn now (percent), also on its way. */
const shiftOf = (row: HTMLElement): number =>
  (new DOMMatrixReadOnly(getComputedStyle(row).transform).m41 / row.clientWidth) * 100

/** Moves a row of slides to where the state has it, and with a finger until then. */
export function useRow(ref: RefObject<HTMLElement | null>, { offset, isMoving, move }: Row): Hand {
  const animation = useRef<Animation | null>(null)
  const rested = useRef(offset)
  /** Where the finger has taken hold of the row (percent); once it is lifted, its velocity (percent per ms). */
  const held = useRef<{ from: number } | { velocity: number } | null>(null)
  const go = (row: HTMLElement, from: number, to: number, config: SpringConfig) => {
    animation.current?.finish()
    animation.current = from === to ? null : play(row, shifted, config, { from, to })
  }
  const released = (from: number, to: number, velocity: number): SpringConfig => ({
    ...releaseSpring,
    velocity: velocity / (to - from || 1),
  })

  const follow = useEffectEvent((to: number | null, isOnItsWay: boolean) => {
    const row = ref.current
    if (!row || to === null || !isOnItsWay) animation.current?.finish()
    else {
      const isDrawnElsewhere = animation.current?.playState === 'running'
      const from = isDrawnElsewhere ? shiftOf(row) : (rested.current ?? to)
      const isReleased = held.current !== null && 'velocity' in held.current
      go(row, from, to, isReleased ? released(from, to, velocityOf(held.current)) : move)
    }
    held.current = null
    rested.current = to
  })
  useLayoutEffect(() => follow(offset, isMoving), [offset, isMoving])

  const drag = useEffectEvent((px: number) => {
    const row = ref.current
    if (!row || isMoving || isMotionReduced()) return
    if (!held.current || !('from' in held.current)) {
      held.current = { from: shiftOf(row) }
      animation.current?.finish()
    }
    Object.assign(row.style, shifted(held.current.from + (px / row.clientWidth) * 100))
  })
  const release = useEffectEvent((velocity: number) => {
    const row = ref.current
    if (!row || !held.current || offset === null) return
    const from = shiftOf(row)
    held.current = { velocity: (velocity / row.clientWidth) * 100 }
    Object.assign(row.style, shifted(offset))
    go(row, from, offset, released(from, offset, held.current.velocity))
  })
  return useState({ drag, release })[0]
}

const velocityOf = (held: { from: number } | { velocity: number } | null): number =>
  held && 'velocity' in held ? held.velocity : 0
