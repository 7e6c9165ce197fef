import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { finish, finishRested, type Motion } from './animate'
import { isMotionReduced } from './reducedMotion'
import { type Samples, sampled } from './samples'
import { Tween } from './tween'

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

/** A move of the row: its shift (percent) where it rested before, at the beginning and at the end, and the spring between. */
export interface RowWay {
  rest: number
  from: number
  to: number
  samples: Samples
}

/** What moves along with a row. */
interface Companions {
  /** For a move of the row, until it is placed, moves again, or all rests. */
  follow: (way: RowWay) => readonly (Motion | null)[]
}

/** A finger that drags the row. */
export interface Hand {
  /** Px from where the finger has touched it. */
  drag: (px: number) => void
  /** Px per ms; the row springs back, or on to the slide that the state names next. */
  release: (velocity: number) => void
}

/** Moves a row of slides to where the state has it, and with a finger until then. */
export function useRow(
  ref: RefObject<HTMLElement | null>,
  { offset, isMoving, move }: Row,
  companions?: Companions,
): Hand {
  const [tween] = useState(() => new Tween(offset ?? 0))
  const rested = useRef(offset)
  const following = useRef<readonly (Motion | null)[]>([])
  /** The shift at which a finger has taken hold of the row, until the row moves by itself; free once the finger is lifted. */
  const held = useRef<{ from: number; isFree: boolean } | null>(null)
  /** The spring of a release at this velocity (percent per ms). */
  const released = (to: number, velocity: number) =>
    sampled({ ...releaseSpring, velocity: velocity / (to - tween.now.value || 1) })
  const go = (to: number, samples: Samples) => {
    following.current.forEach(finish)
    const from = tween.to(to, ref.current, shifted, samples)
    following.current = (from !== to && companions?.follow({ rest: rested.current ?? from, from, to, samples })) || []
  }
  const follow = useEffectEvent((to: number | null, isOnItsWay: boolean) => {
    if (to !== null && isOnItsWay) go(to, held.current?.isFree ? released(to, tween.now.velocity) : sampled(move))
    // a row that has arrived is finished with all that rests
    else if (to !== rested.current) {
      following.current.forEach(finish)
      tween.place(to ?? 0)
      finishRested()
    }
    held.current = null
    rested.current = to
  })
  useLayoutEffect(() => follow(offset, isMoving), [offset, isMoving])

  const drag = useEffectEvent((px: number) => {
    if (!ref.current || isMoving || isMotionReduced()) return
    if (!held.current || held.current.isFree) {
      following.current.forEach(finish)
      held.current = { from: tween.now.value, isFree: false }
    }
    const percent = held.current.from + (px / ref.current.clientWidth) * 100
    tween.place(percent)
    Object.assign(ref.current.style, shifted(percent))
  })
  const release = useEffectEvent((velocity: number) => {
    if (!ref.current || !held.current || offset === null) return
    held.current.isFree = true
    Object.assign(ref.current.style, shifted(offset))
    go(offset, released(offset, (velocity / ref.current.clientWidth) * 100))
  })
  return useState({ drag, release })[0]
}
