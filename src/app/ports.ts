import type { NavigateFunction } from 'react-router-dom'
import { sectionPorts } from '../carousel/ports'
import { isDelivered, messageRequest } from '../core/messageService'
import { paths } from '../core/paths'
import type { MessageService } from '../core/practice'
import { sectionOf } from '../core/sections'
import { bannerPorts } from '../form/ports'
import type { Message } from '../form/slice'
import { contentId } from './content'
import { rememberPlaces } from './places'
import { isLanding, isSamePage } from './routes'
import type { Ports } from './store'
import { loadedTool } from './toolModules'

/** The real outside world of the listeners: history, scroll, focus, network and console. */
export function createPorts(router: { navigate: NavigateFunction }, service: MessageService | undefined): Ports {
  const returnToPlace = rememberPlaces()
  return {
    navigate: (to) => router.navigate(to),
    keepPage: (path) => {
      if (!isSamePage(window.location.pathname, path)) router.navigate(path, { replace: true })
    },
    nameSlide: (section) => {
      const { pathname, hash } = window.location
      const fragment = sectionOf(section).address.slice(paths.home.length)
      // while the code of another page is still to come, its address stands there already
      if (!isLanding(pathname) || hash === fragment) return
      // past the router, which would render every link of the page in the middle of a move
      window.history.replaceState(window.history.state, '', pathname + fragment)
    },
    ...sectionPorts,
    arriveAtPage: (by) => {
      requestAnimationFrame(() => {
        if (returnToPlace(by === 'history')) return
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      })
    },
    focusToolHeading: (tool) => loadedTool(tool).focusHeading(),
    focusContent: () => {
      // out of reach of the focus until React has closed the menu, at the end of this click
      queueMicrotask(() => {
        const content = document.getElementById(contentId)
        content?.scrollIntoView()
        content?.focus({ preventScroll: true })
      })
    },
    // asked for by the form alone, which is not there without one
    send: (message, signal) => send(service as MessageService, message, signal),
    ...bannerPorts,
    reportFailure: (reason) => console.error('The message could not be sent:', reason),
    print: () => requestAnimationFrame(() => window.print()),
    copyResult: async (tool, state) => navigator.clipboard.writeText(loadedTool(tool).resultText(state)),
    saveImage: async (tool, state) => loadedTool(tool).saveImage(state),
    reportRefusal: (reason) => console.warn('The result could not be kept:', reason),
  }
}

/** The error leaves the answer out, which may repeat the message. */
async function send({ endpoint, accessKey }: MessageService, message: Message, signal: AbortSignal) {
  const response = await fetch(endpoint, messageRequest({ ...message, access_key: accessKey }, signal))
  if (!(await isDelivered(response))) throw new Error(`the form service answered ${response.status}`)
}
