/** How long the words on a pressed link say what has come of it (design guide, section 6a). */
export const noticeMs = 3000
