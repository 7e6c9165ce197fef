/** Runs in the preview after the site's own script: tells the editor when the page is drawn. */
const drawn = () => window.frameElement?.dispatchEvent(new Event('drawn'))
const { repeatPresses } = window
window.repeatPresses = () => {
  repeatPresses?.()
  drawn()
}
