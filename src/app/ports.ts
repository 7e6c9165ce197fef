import { isDelivered, messageRequest } from '../core/messageService'
import { paths } from '../core/paths'
import type { MessageService } from '../core/practice'
import { sectionOf } from '../core/sections'
import { isMotionReduced } from '../motion'
import type { Address } from '../navigation'
import type { Message } from '../site/form'
import { contentId } from './content'
import { routeOf } from './routes'
import type { Ports } from './store'
import { loadedTool } from './toolModules'
import { typedText } from './typed'

const focusWithoutScroll = (selector: string) => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))
}

/** The real outside world of the listeners: address, scroll, focus, network and console. */
export function createPorts(address: Address, service: MessageService | undefined): Ports {
  return {
    loadPage: (path) => {
      const { isLoaded, preload } = routeOf(path)
      return isLoaded() ? null : preload()
    },
    turnPage: (path, turn) => {
      const drawing = document.querySelector<SVGElement>(
        // a stacked page, which scrolls as it comes, would be drawn without its bar (Chromium)
        path === paths.home ? '[data-layout="desktop"] [data-finished]' : `.approach__gate [href$="${path}"] svg`,
      )
      if (!drawing || drawing.closest('[inert]') || isMotionReduced() || !document.startViewTransition) return turn()
      drawing.dataset.turning = ''
      const growth = document.startViewTransition(() => {
        delete drawing.dataset.turning
        turn()
      })
      // called off in a hidden window, for example; the page comes all the same
      growth.ready.catch(() => null)
      return growth.updateCallbackDone
    },
    enterAddress: address.push,
    acceptAddress: address.accept,
    refuseAddress: address.refuse,
    isAddressShown: address.isShown,
    nameSlide: (section) => address.name(sectionOf(section).address.slice(paths.home.length)),
    writeAddress: address.writeName,
    scrollToSection: (section, behavior) => {
      requestAnimationFrame(() =>
        document
          .querySelector(`#${sectionOf(section).anchor}`)
          ?.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : behavior }),
      )
    },
    focusSection: (section) => {
      const slide = `#${sectionOf(section).anchor}`
      // whoever already writes in it is not to be called away
      if (document.activeElement?.matches(`${slide} :is(input, textarea)`)) return
      document.querySelector(slide)?.scrollTo(0, 0)
      focusWithoutScroll(`${slide} [data-section-heading]`)
    },
    arriveAtPage: (scroll) => {
      if (scroll === 'top') requestAnimationFrame(() => window.scrollTo(0, 0))
      focusWithoutScroll('main h1')
    },
    focusToolHeading: (tool, isWanted) => loadedTool(tool).focusHeading(isWanted),
    focusContent: () => {
      // out of reach of the focus until React has closed the menu, at the end of this press
      queueMicrotask(() => {
        const content = document.getElementById(contentId)
        content?.scrollIntoView()
        content?.focus({ preventScroll: true })
      })
    },
    // asked for by the form alone, which is not there without one
    send: (message, signal) => send(service as MessageService, message, signal),
    showBanner: () => {
      requestAnimationFrame(() => {
        // whoever reads on elsewhere is not to be called back
        const { top = 0, bottom = 0 } = document.querySelector('.form')?.getBoundingClientRect() ?? {}
        if (top < window.innerHeight && bottom > 0)
          document.querySelector('.form__status')?.scrollIntoView({ block: 'nearest' })
      })
    },
    showMessage: () => {
      // after the heading of the section, which is on its way to the focus
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=message]')?.focus())
    },
    reportFailure: (reason) => console.error('The message could not be sent:', reason),
    print: () => window.print(),
    copyResult: async (tool, state) => navigator.clipboard.writeText(loadedTool(tool).resultText(state)),
    copyTyped: async (state) => navigator.clipboard.writeText(typedText(state)),
    savePicture: async (tool, state, format) => loadedTool(tool).savePicture(state, format),
    reportRefusal: (reason) => console.warn('The result could not be kept:', reason),
  }
}

/** What the service answered is not told: it may repeat the message. */
async function send({ endpoint, accessKey }: MessageService, message: Message, signal: AbortSignal) {
  const response = await fetch(endpoint, messageRequest({ ...message, access_key: accessKey }, signal))
  if (!(await isDelivered(response))) throw new Error(`the form service answered ${response.status}`)
}
