import { type RefObject, useEffect } from 'react'
import { useStore } from 'react-redux'
import { listen, together } from '../../core/listen'
import type { ResultSlice } from '../../core/result'

/** The stories of a result. */
export interface Story<Root> {
  of: ResultSlice<Root>
  /** All there are in the text, each marked `data-story`. */
  ids: readonly string[]
}

/** Where one reads: this far down the window, in percent of its height. */
const line = 45

/**
 * Reports the story that crosses the line at which one reads when the visitor has scrolled, and only then: what comes there
 * before she presses again is an effect of it, however late a busy page hears of it.
 */
export function useStorySensor<Root>(text: RefObject<HTMLElement | null>, { of, ids }: Story<Root>) {
  const store = useStore<Root>()
  const all = ids.join()
  useEffect(() => {
    const crossing = new Set<string>()
    let hasScrolled = false
    const parts = [...(text.current?.querySelectorAll<HTMLElement>('[data-story]') ?? [])].filter(({ dataset }) =>
      all.split(',').includes(dataset.story ?? ''),
    )
    /** A heading between two parts belongs to the one it stands above. */
    const headed = () => {
      const at = parts.findIndex((part) => part.getBoundingClientRect().top > (window.innerHeight * line) / 100)
      return at > 0 ? parts[at]?.dataset.story : undefined
    }
    const report = () => {
      const [story = headed() ?? null] = crossing
      if (story !== of.selectSlice(store.getState()).story) store.dispatch(of.actions.storyReached({ story }))
    }
    const onScroll = () => {
      hasScrolled = true
      report()
    }
    const onPress = () => {
      hasScrolled = false
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { story = '' } = (target as HTMLElement).dataset
          if (isIntersecting) crossing.add(story)
          else crossing.delete(story)
        }
        if (hasScrolled) report()
      },
      { rootMargin: `-${line}% 0px ${line - 100}% 0px` },
    )
    for (const part of parts) observer.observe(part)
    return together(
      () => observer.disconnect(),
      listen(window, ['scroll'], onScroll, { passive: true }),
      listen(window, ['pointerdown', 'keydown'], onPress, { capture: true, passive: true }),
    )
  }, [text, store, of, all])
}
