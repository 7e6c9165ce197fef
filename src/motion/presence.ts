import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type KeyframeOf, onSettled, settlingsSoFar } from './animate'
import { isMotionReduced } from './reducedMotion'
import { Tween } from './tween'

/** A piece of a drawing is there from the beginning, has come later, or is no longer wanted and on its way out. */
export type Phase = 'initial' | 'entering' | 'leaving'

interface Item {
  key: string
}

/** An item with its phase and, once it leaves, the number of changes since. */
type Present<T> = T & { phase: Phase; changes: number }

/**
 * The pieces of a drawing, and those that leave it: these keep their place in the order until all motion has come to rest, or
 * for one more change.
 * @param items the same as long as nothing has changed
 */
export function usePresence<T extends Item>(items: readonly T[]): readonly Present<T>[] {
  const settlings = useSyncExternalStore(onSettled, settlingsSoFar, settlingsSoFar)
  const [shown, setShown] = useState(() => ({
    items,
    settlings,
    present: items.map((item): Present<T> => ({ ...item, phase: 'initial', changes: 0 })),
  }))
  if (items === shown.items && settlings === shown.settlings) return shown.present
  const before =
    settlings === shown.settlings ? shown.present : shown.present.filter(({ phase }) => phase !== 'leaving')
  const present = merge(before, items)
  setShown({ items, settlings, present })
  return present
}

function merge<T extends Item>(before: readonly Present<T>[], items: readonly T[]): Present<T>[] {
  const phases = new Map(before.map(({ key, phase }) => [key, phase]))
  const present = items.map((item): Present<T> => {
    const phase = phases.get(item.key)
    return { ...item, phase: phase === 'initial' ? phase : 'entering', changes: 0 }
  })
  if (isMotionReduced()) return present
  const wanted = new Set(items.map(({ key }) => key))
  before.forEach((one, index) => {
    if (wanted.has(one.key) || one.changes > 1) return
    const previous = present.findIndex(({ key }) => key === before[index - 1]?.key)
    present.splice(previous + 1, 0, { ...one, phase: 'leaving', changes: one.changes + 1 })
  })
  return present
}

/** How the pieces of a drawing enter and leave: a share from 0 to 1, and back. */
interface Transition {
  frame: KeyframeOf
  enter: SpringConfig
  /** Absent where pieces never leave one by one. */
  leave?: SpringConfig
  /** Before it enters (ms). */
  delayMs?: number
  /** See `animate`. */
  points?: number
}

/** Animates a piece that enters a drawing that is already there, or leaves it. */
export function useTransition(ref: RefObject<Element | null>, phase: Phase, transition: Transition) {
  const [tween] = useState(() => new Tween(phase === 'entering' ? 0 : 1))
  const isLeaving = phase === 'leaving'
  const follow = useEffectEvent((share: 0 | 1) => {
    const { frame, enter, leave, delayMs, points } = transition
    if (share === 1) tween.to(1, ref.current, frame, enter, { points, delayMs })
    else if (leave) tween.to(0, ref.current, frame, leave, { points, isLeaving: true })
  })
  useLayoutEffect(() => {
    follow(isLeaving ? 0 : 1)
  }, [isLeaving])
}
