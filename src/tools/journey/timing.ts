/** Milliseconds the travelled path takes from station to station (design guide, section 2.4). */
export const pathMs = 700
/** Milliseconds an ogive takes to its new height. */
export const ogiveMs = 400
