/** Runs in the preview after the site's own script: tells the frame around it what is drawn, and what is clicked. */
const tell = (type: string, detail?: Event) => window.frameElement?.dispatchEvent(new CustomEvent(type, { detail }))
const { repeatClicks } = window
window.repeatClicks = () => {
  const isLeaving = repeatClicks?.() ?? false
  tell('drawn')
  // another page, or the same with other parts
  new MutationObserver(() => tell('drawn')).observe(document.body, { childList: true, subtree: true })
  return isLeaving
}
window.addEventListener('resize', () => tell('resized'))
// before the page's own links
for (const type of ['click', 'keydown']) document.addEventListener(type, (event) => tell('clicked', event), true)
// a file dropped here would be shown in the place of the site
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
