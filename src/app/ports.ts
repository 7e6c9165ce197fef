import { paths } from '../core/paths'
import type { MessageService } from '../core/practice'
import { type SectionId, sectionOf } from '../core/sections'
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
    enterAddress: address.push,
    acceptAddress: address.accept,
    refuseAddress: address.refuse,
    isAddressShown: address.isShown,
    replaceAddress: (section) => {
      const { pathname } = new URL(address.shown())
      address.replace(pathname + sectionOf(section).address.slice(paths.home.length))
    },
    scrollToSection: (section, behavior) => {
      requestAnimationFrame(() => scrollToSection(section, isMotionReduced() ? 'instant' : behavior))
    },
    focusSection: (section) => {
      const slide = `#${sectionOf(section).anchor}`
      // whoever already writes in it is not to be called away
      if (document.activeElement?.matches(`${slide} :is(input, textarea)`)) return
      document.querySelector(slide)?.scrollTo({ top: 0, behavior: 'instant' })
      focusWithoutScroll(`${slide} [data-section-heading]`)
    },
    arriveAtPage: (scroll) => {
      if (scroll === 'top') requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }))
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
      requestAnimationFrame(() => document.querySelector<HTMLElement>('textarea[name=message]')?.focus())
    },
    reportFailure: (reason) => console.error('The message could not be sent:', reason),
    print: () => window.print(),
    copyResult: async (tool, state) => navigator.clipboard.writeText(loadedTool(tool).resultText(state)),
    copyTyped: async (state) => navigator.clipboard.writeText(typedText(state)),
    savePicture: async (tool, state, format) => loadedTool(tool).savePicture(state, format),
    reportRefusal: (reason) => console.warn('The result could not be kept:', reason),
  }
}

function scrollToSection(section: SectionId, behavior: ScrollBehavior) {
  const { anchor } = sectionOf(section)
  const element = document.getElementById(anchor)
  // the first section begins below the bar, at the very top of the page
  if (element?.previousElementSibling) element.scrollIntoView({ behavior, block: 'start' })
  else window.scrollTo({ top: 0, behavior })
}

/** Posts the message as multipart form data (specification 7); success is `success === true` in the JSON body of a 2xx answer, only. */
async function send({ endpoint, accessKey }: MessageService, message: Message, signal: AbortSignal) {
  const body = new FormData()
  for (const [field, value] of Object.entries(message)) body.append(field, value)
  body.append('access_key', accessKey)
  const response = await fetch(endpoint, { method: 'POST', body, signal, headers: { Accept: 'application/json' } })
  const text = await response.text()
  if (!response.ok || !isSuccess(text))
    throw new Error(`the form service answered ${response.status}: ${text.slice(0, 200)}`)
}

function isSuccess(text: string): boolean {
  try {
    const answer: { success?: unknown } | null = JSON.parse(text)
    return answer?.success === true
  } catch {
    return false
  }
}
