/** Milliseconds of the design guide, section 2.4: a star appears, then its lines are drawn. */
export const starMs = 400
export const lineMs = 500

/** A star that is no longer part of the dream fades; its lines go with it. */
export const leaveMs = 300
