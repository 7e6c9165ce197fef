/** How long the words on a pressed link say what has come of it. */
export const noticeMs = 3000
