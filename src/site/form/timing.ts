/** How long the success banner stays (specification 9). */
export const noticeMs = 5_000

/** After this long without an answer a send counts as failed (readings, "Contact form"). */
export const answerTimeoutMs = 20_000
