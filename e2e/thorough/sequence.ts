import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { swipe } from '../gestures'
import { at, desktop, expectHydrated, isMessage, open, phone, scripts, sections } from '../site'
import { e2e } from '../sites'
import type { Random } from './random'

/** A page, and on the landing page the section by its anchor; `null` where any section will do. */
interface Place {
  path: string
  anchor: string | null
}

/** What can be seen of the page and of its store, at one moment. */
interface Look {
  place: Place
  address: string
  canonical: string
  phase: string
  isAwaiting: boolean
  /** The section that fills the window's width, or stands below the bar. */
  inView: string | null
  marked: string[]
  focused: string
  isFocusLost: boolean
  fields: Record<string, string> | null
  stored: Record<string, string>
  isSending: boolean
  /** What has been chosen in the tools. */
  tools: string
  log: number
}

/** Runs in the page. */
function look(home: string): Look {
  const state = window.timeMachine.state()
  const order = ['contact', 'about', 'emotional-map', 'services', 'contact', 'about']
  const anchorOf = (id: string | null | undefined) => (id === 'approach' ? 'emotional-map' : (id ?? null))
  const { path } = state.layout
  const isLanding = path === home
  const focus = document.activeElement
  const isWide = window.innerWidth >= 768
  const inView = [...document.querySelectorAll('.slide[id]')].find((slide) => {
    const { left, top } = slide.getBoundingClientRect()
    return isWide ? Math.round(left) === 0 : Math.abs(top - 64) < 4
  })
  const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]:not([type="hidden"])')]

  return {
    place: {
      path,
      anchor: isLanding ? (anchorOf(state.carousel.pending) ?? order[state.carousel.index] ?? null) : null,
    },
    address: location.pathname + location.hash,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? 'https://none')
      .pathname,
    phase: state.carousel.phase,
    isAwaiting: state.carousel.pending !== null,

    inView: inView?.id ?? null,
    marked: [...document.querySelectorAll('nav [aria-current]:not(.nav__link)')].map((one) => one.textContent ?? ''),
    focused: `${focus?.closest('[id]:not(#root, #conteudo)')?.id} ${focus?.localName}`,
    isFocusLost: focus?.closest('[inert]') != null,
    fields: controls.length > 0 ? Object.fromEntries(controls.map(({ name, value }) => [name, value])) : null,
    stored: state.form.fields,
    isSending: state.form.status === 'sending',
    tools: JSON.stringify([state.mandala, state.journey, state.quiz, state.dreams]),
    log: window.timeMachine.entries().length,
  }
}

const placeOf = (address: string): Place => {
  const { pathname, hash } = new URL(address, 'https://site')
  return { path: pathname, anchor: pathname === at('/') ? hash.slice(1) || 'about' : null }
}

type Message = Record<string, string>

/** Somebody who does one thing after the other at her own pace, and what she means by it. */
export class Visitor {
  readonly story: string[] = []
  private meant: Place = { path: at('/'), anchor: 'about' }
  /** What was on show when she asked for a page. */
  private fallback: Place = this.meant
  private heading: string | null = null
  private fields: Message | null = null
  private tools: string | null = null
  private messages: Message[] = []
  private received: Message[] = []
  private onTheWay = 0
  private rate = 1
  private delayMs = 0

  constructor(
    private readonly page: Page,
    private readonly random: Random,
  ) {}

  async arrive() {
    const { page, random } = this
    page.on('request', () => {
      this.onTheWay += 1
    })
    const hasEnded = () => {
      this.onTheWay -= 1
    }
    page.on('requestfinished', hasEnded)
    page.on('requestfailed', hasEnded)
    await page.route(scripts, async (route) => {
      await page.waitForTimeout(this.delayMs && random.below(this.delayMs))
      await route.continue().catch(() => undefined)
    })
    await page.route(e2e.inbox, async (route) => {
      const parts = [...(route.request().postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)]
      const message = Object.fromEntries(
        parts.map(([, name = '', value = '']) => [name, value.replaceAll('\r\n', '\n')]),
      )
      if (isMessage(route.request())) this.received.push(message)
      await page.waitForTimeout(random.below(1500))
      const success = random.below(3) > 0
      await route.fulfill({ json: { success }, headers: { 'Access-Control-Allow-Origin': '*' } }).catch(() => undefined)
    })
    await open(page, '/')
    await this.check()
  }

  private look = () => this.page.evaluate(look, at('/'))

  /** What she has just done there is what the fields and tools are to keep. */
  private async keep() {
    await this.page.evaluate(() => window.timeMachine.quiet())
    const { fields, tools } = await this.look()
    this.fields = fields
    this.tools = tools
    this.heading = null
  }

  /** Presses one of those that can be seen and are in reach, as the page is now; tells which. */
  private press = (selector: string) =>
    this.page.evaluate(
      ([all, chance]) => {
        const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
        const found = [...document.querySelectorAll<HTMLElement>(all)].filter(isSeen)
        const one = found[Math.floor(chance * found.length)]
        if (!one) return null
        const href = one.getAttribute('href')
        const name = one.ariaLabel ?? one.textContent ?? ''
        one.click()
        return { href, name }
      },
      [selector, this.random.below(1000) / 1000] as const,
    )

  /** What she stays with where nothing comes; a stacked page is scrolled by going back, and may stay there. */
  private async keepFallback() {
    const { place, phase } = await this.look()
    this.fallback = phase === 'stacked' ? { ...place, anchor: null } : place
  }

  private async go(selector: string) {
    await this.keepFallback()
    const pressed = await this.press(selector)
    if (!pressed?.href) return
    this.meant = placeOf(pressed.href)
    this.heading = ''
    return `link ${pressed.name.trim()} to ${pressed.href}`
  }

  /** The slide counts if the store grants it: nobody sees a lock of 700 ms run out. */
  private async turn(name: string, ask: () => Promise<unknown>) {
    const before = await this.look()
    if (before.place.path !== at('/') || before.phase === 'stacked') return
    if ((await ask()) === null) return
    await this.page.waitForTimeout(30)
    const asked = await this.page.evaluate((from) => {
      const at = window.timeMachine
        .entries()
        .findIndex(({ action }, index) => index >= from && /carousel\/\w+(Asked|Picked)/.test(action.type))
      if (at < 0) return null
      const [one, other] = [window.timeMachine.state(at), window.timeMachine.state(at + 1)]
      return { isGranted: one.carousel.move !== other.carousel.move, index: other.carousel.index }
    }, before.log)
    if (asked?.isGranted) {
      this.meant = {
        path: at('/'),
        anchor: ['contact', 'about', 'emotional-map', 'services', 'contact', 'about'][asked.index] ?? null,
      }
      this.heading = null
    }
    return `${name}${asked === null ? ' (unheard)' : asked.isGranted ? '' : ' (refused)'}`
  }

  private acts: readonly (readonly [weight: number, act: () => Promise<string | undefined>])[] = [
    [10, () => this.go('footer a[href^="/"], .slide a[href^="/"], main a[href^="/"], .pager a, header.tool-bar a')],
    [
      8,
      async () => {
        if ((this.page.viewportSize()?.width ?? 0) < 768) await this.press('.bar__menu-button[aria-expanded="false"]')
        return this.go('.nav__link')
      },
    ],
    [8, () => this.turn('pager', () => this.press('.pager button'))],
    [
      6,
      () =>
        this.turn('arrow', async () => {
          const isTyping = await this.page.evaluate(() => document.activeElement?.matches('input, textarea'))
          return isTyping ? null : this.page.keyboard.press(this.random.pick(['ArrowLeft', 'ArrowRight']))
        }),
    ],
    [3, () => this.turn('swipe', () => swipe(this.page, this.random.pick([-200, 200]), 0))],
    [
      6,
      async () => {
        const way = this.random.pick(['back', 'back', 'forward'] as const)
        await this.keepFallback()
        const to = await this.page.evaluate((direction) => {
          const { navigation, history } = window
          const step = direction === 'back' ? -1 : 1
          const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + step]
          if (entry?.sameDocument) history[direction]()
          return entry?.sameDocument ? entry.url : null
        }, way)
        if (!to) return
        this.meant = placeOf(to)
        if (!new URL(to).hash && this.meant.path === at('/')) this.meant.anchor = null
        this.heading = null
        return `${way} to ${to}`
      },
    ],
    [
      8,
      async () => {
        const field = this.random.pick(['name', 'email', 'phone', 'message'])
        const text = this.random.pick(['Ana ', 'ana@exemplo.com.br', '11', 'às terças '])
        const isSilent = this.random.below(4) === 0
        const isWritten = await this.page.evaluate(
          ([name, value, silently]) => {
            const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
            if (!control || control.readOnly || control.closest('[inert]')) return false
            if (silently) control.value = value
            else control.focus()
            return true
          },
          [field, text, isSilent] as const,
        )
        if (!isWritten) return
        if (!isSilent) await this.page.keyboard.type(text)
        // on a stacked page a field that gets the focus is scrolled to
        if (this.meant.anchor) this.meant = { ...this.meant, anchor: null }
        this.fallback = { ...this.fallback, anchor: null }
        await this.keep()
        return `${isSilent ? 'fill in' : 'type'} ${field}`
      },
    ],
    [
      4,
      async () => {
        const sent = await this.page.evaluate(() => {
          const form = document.querySelector<HTMLFormElement>('form:has([name="name"])')
          if (!form || form.closest('[inert]') || form.ariaBusy === 'true' || !form.checkValidity()) return null
          const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type="hidden"])')]
          form.querySelector<HTMLElement>('[type="submit"]')?.click()
          return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
        })
        if (!sent) return
        this.messages.push(sent)
        this.fields = null
        return 'send'
      },
    ],
    [
      8,
      async () => {
        const pressed = await this.press(
          'main [aria-pressed], main input[type="checkbox"], main li button:not(.pager *), main button.btn:not([type="submit"])',
        )
        if (!pressed) return
        await this.keep()
        return `press ${pressed.name.trim()}`
      },
    ],
    [
      2,
      async () => {
        const size = this.random.pick([desktop, phone, { width: 1000, height: 480 }])
        await this.page.setViewportSize(size)
        this.heading = null
        return `window ${size.width}`
      },
    ],
    [
      3,
      async () => {
        this.delayMs = this.random.pick([0, 300, 1000])
        return `code within ${this.delayMs} ms`
      },
    ],
    [
      2,
      async () => {
        const isOffline = this.random.below(2) === 0
        await this.page.context().setOffline(isOffline)
        return isOffline ? 'offline' : 'online'
      },
    ],
    [
      2,
      async () => {
        this.rate = this.random.pick([1, 4, 8])
        const client = await this.page.context().newCDPSession(this.page)
        await client.send('Emulation.setCPUThrottlingRate', { rate: this.rate })
        return `processor ${this.rate} times slower`
      },
    ],
    [
      1,
      async () => {
        await this.page.context().setOffline(false)
        await this.check()
        this.fields = null
        await this.page.reload()
        await expectHydrated(this.page)
        this.heading = null
        this.tools = null
        return 'reload'
      },
    ],
    [
      12,
      async () => {
        const ms = this.random.pick([10, 60, 120, 200, 400, 800])
        await this.page.waitForTimeout(ms)
        return `wait ${ms}`
      },
    ],
  ]

  private bag = this.acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))

  async act() {
    const told = await this.random.pick(this.bag)()
    if (told) this.story.push(told)
  }

  /** When all has come to rest, the page shows what she meant last. */
  async check() {
    let last = ''
    let since = Date.now()
    await expect
      .poll(
        async () => {
          const now = JSON.stringify([await this.look(), this.onTheWay, this.page.url()])
          if (now !== last) since = Date.now()
          last = now
          return this.onTheWay === 0 && Date.now() - since > 500 + 200 * this.rate
        },
        { timeout: 30_000, intervals: [50] },
      )
      .toBe(true)
    const seen = await this.look()
    const place = this.meant.anchor === null ? { ...seen.place, path: this.meant.path } : this.meant
    expect(seen.place, 'place').toEqual(place)
    expect([seen.canonical, seen.address.split('#')[0]], 'page and address').toEqual([place.path, place.path])
    expect([seen.phase === 'moving', seen.isAwaiting, seen.isFocusLost, seen.isSending]).toEqual([
      false,
      false,
      false,
      false,
    ])
    if (place.path === at('/') && seen.phase === 'resting') {
      const index = sections.findIndex(({ anchor }) => anchor === place.anchor)
      expect(seen.inView, 'slide in view').toBe(place.anchor)
      expect(seen.address, 'address of the slide').toBe(at(sections[index]?.address ?? ''))
      expect(seen.marked).toEqual([['I', 'II', 'III', 'IV'][index]])
    }
    if (this.heading !== null)
      expect(seen.focused, 'focus').toBe(place.path === at('/') ? `${place.anchor} h2` : 'undefined h1')
    expect(this.received, 'messages').toEqual(this.messages.map((message) => expect.objectContaining(message)))
    if (seen.fields) {
      if (this.fields) expect(seen.fields, 'fields').toEqual(this.fields)
      this.fields = seen.fields
    }
    if (this.tools) expect(seen.tools, 'what was chosen').toBe(this.tools)
    this.tools = seen.tools
    this.meant = seen.place
    this.heading = null
    this.story.push('—')
  }
}
