/** After what the browser has to do first; without the 4 ms that a timer may wait. */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
