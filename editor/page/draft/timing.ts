/** After the last key, ms. */
export const pauseMs = 500

/** From a failure to the next try, ms. */
export const retryMs = 3000

/** For which an answer is waited for, ms: a photograph of 40 MB is looked at in less. */
export const answerMs = 20_000
