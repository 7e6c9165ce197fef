/** Runs in the preview after the site's own script: hydrates the page at once, and tells the editor when it is drawn. */
void window.hydrate?.().finally(() => window.frameElement?.dispatchEvent(new Event('drawn')))
// a file dropped here would be shown in the place of the site
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
