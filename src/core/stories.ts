import type { PayloadAction } from '@reduxjs/toolkit'

/** The event of opening a story that the result does not tell by itself; the state says which ones are open. */
export const unfolding = <Story extends string, State extends { unfolded: Story[] }>() => ({
  /** Visitor: opened the story of an image, or closed it again. */
  storyUnfolded(state: State, { payload: { story } }: PayloadAction<{ story: Story }>) {
    state.unfolded = state.unfolded.includes(story)
      ? state.unfolded.filter((other) => other !== story)
      : [...state.unfolded, story]
  },
})
