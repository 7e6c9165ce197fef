import { SpringValue } from '@react-spring/web'
import { useEffect, useRef, useState } from 'react'

/** A piece of a drawing that is there, or on its way out. */
export interface Presence<K> {
  key: K
  /** It came after the drawing's first picture. */
  isNew: boolean
  isLeaving: boolean
}

/**
 * The pieces to draw: those the state names, and below them, for as long as a leaving takes, those it no longer names.
 * @param leaveMs milliseconds a leaving piece stays; none with reduced motion
 */
export function usePresence<K>(keys: readonly K[], leaveMs: number): readonly Presence<K>[] {
  const [shown, setShown] = useState(() => keys.map((key): Presence<K> => ({ key, isNew: false, isLeaving: false })))
  const next = followed(shown, keys)
  if (next !== shown) setShown(next)

  const leaving = useRef(new Map<K, SpringValue<number>>())
  useEffect(() => {
    for (const { key, isLeaving } of next) {
      const known = leaving.current.get(key)
      if (isLeaving && !known) {
        const spring = new SpringValue(0)
        leaving.current.set(key, spring)
        spring.start({ to: 1, config: { duration: leaveMs } }).then(({ finished }) => {
          if (!finished || leaving.current.get(key) !== spring) return
          leaving.current.delete(key)
          setShown((all) => all.filter((piece) => piece.key !== key || !piece.isLeaving))
        })
      } else if (!isLeaving && known) {
        known.stop(true)
        leaving.current.delete(key)
      }
    }
  }, [next, leaveMs])
  useEffect(() => {
    const springs = leaving.current
    return () => {
      for (const spring of springs.values()) spring.stop(true)
      springs.clear()
    }
  }, [])
  return next
}

/** The same list if it already shows these keys in this order. */
function followed<K>(shown: Presence<K>[], keys: readonly K[]): Presence<K>[] {
  const present = shown.filter(({ isLeaving }) => !isLeaving)
  if (present.length === keys.length && present.every(({ key }, index) => key === keys[index])) return shown
  const gone = shown.filter(({ key }) => !keys.includes(key)).map((piece) => ({ ...piece, isLeaving: true }))
  const here = keys.map((key) => ({
    ...(shown.find((piece) => piece.key === key) ?? { key, isNew: true }),
    isLeaving: false,
  }))
  return [...gone, ...here]
}
