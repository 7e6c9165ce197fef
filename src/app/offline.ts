import { at } from '../core/paths'

const file = at('/sw.js')

/** The one script address that may come from a string under the pages' Trusted Types. */
const address = () =>
  window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => file }).createScriptURL(file) ?? file

const register = async () => navigator.serviceWorker.register(address())

const tryToRegister = () => register().catch(console.warn)

/**
 * Has the browser keep the site's files for when there is no network (`sw.js`): once the page has come and nothing else
 * is to do, and not for somebody who saves data.
 */
export function keepForOffline({ serviceWorker, connection } = navigator) {
  if (!serviceWorker || connection?.saveData) return
  const whenIdle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(tryToRegister) : tryToRegister())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
