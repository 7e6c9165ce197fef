/** Milliseconds a round drawing takes to be drawn clockwise (design guide, section 2.4). */
export const drawMs = 700

/** Milliseconds a question takes to fade in. */
export const fadeMs = 320
