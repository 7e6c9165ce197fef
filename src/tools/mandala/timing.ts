/** Milliseconds of the design guide, section 2.4. */
export const sweepMs = 900
/** After the sweep the band's fill fades in. */
export const washMs = 300
export const glideMs = 600
export const fadeMs = 300
