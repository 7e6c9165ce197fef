/** Slide animation and transition lock (specification 9). */
export const slideMs = 700
