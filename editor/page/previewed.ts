/** Runs in the preview after the site's own script: tells the editor when the page is drawn. */
const drawn = () => window.frameElement?.dispatchEvent(new Event('drawn'))
const { repeatClicks } = window
window.repeatClicks = () => {
  const isLeaving = repeatClicks?.() ?? false
  drawn()
  return isLeaving
}
// a file dropped here would be shown in the place of the site
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
