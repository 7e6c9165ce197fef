import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { faultAddress, received } from './formService'
import { swipe } from './gestures'
import { injectDevtools } from './instrument'
import { at, desktop, expectHydrated, field, open, phone, phoneInHand, scripts, sections } from './site'
import { e2e } from './sites'

/** `SEQUENCE_SEEDS="7 8 9" SEQUENCE_ACTS=120` tries others, and more. */
const seeds = (process.env.SEQUENCE_SEEDS ?? `1 2 ${Date.now() % 1_000_000}`).split(' ').map(Number)
const actsPerVisit = Number(process.env.SEQUENCE_ACTS ?? 40)

const landing = at('/')

/** Chance that can be repeated: a whole number from 0 to `count - 1`. */
function randomFrom(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * count)
  }
}

/** What can be seen of the page and of its store at one moment; runs in the page. */
function look() {
  const { carousel, form, layout } = window.timeMachine.state()
  const focus = document.activeElement
  const isInView = ({ left, top }: DOMRect) =>
    carousel.phase === 'stacked' ? Math.abs(top - 60) < 5 : Math.round(left) === 0
  const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]:not([type="hidden"], [inert] *)')]
  return {
    path: layout.path,
    phase: carousel.phase,
    isAtRest: carousel.phase !== 'moving' && carousel.pending === null && form.status !== 'sending',
    address: location.pathname,
    hash: location.hash,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    inView: [...document.querySelectorAll('[data-section]')]
      .filter((one) => isInView(one.getBoundingClientRect()))
      .map(({ id }) => id),
    isFocusLost: focus?.closest('[inert]') != null,
    fields: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
    stored: form.fields,
    log: window.timeMachine.actions().length,
  }
}

/** What a visitor gets from the page; where the focus is is not in the store. */
const pictureOf = async (page: Page) =>
  [await page.title(), await page.locator('body').ariaSnapshot()].join('\n').replaceAll(' [active]', '')

/** Somebody who does one thing after the other at any pace, and what is meant by it. */
class Visitor {
  readonly story: string[] = []
  /** Where the last link or step of the history leads; `null` where the store alone knows. */
  private meant: { path: string; section: string | null } | null = null
  private sent = 0
  /** What the page looked like at rest, by the number of the store's state. */
  readonly pictures = new Map<number, string>()
  private delayMs = 0

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly random: (count: number) => number,
    private readonly email: string,
  ) {}

  private pick = <T>(choices: readonly T[]): T => choices[this.random(choices.length)] as T

  async arrive() {
    await this.page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, this.delayMs && this.random(this.delayMs)))
      await route.fallback().catch(() => undefined)
    })
    await open(this.page, '/')
    await this.check()
  }

  /** Clicks one of those that can be seen and reached, as the page is now. */
  private click = (selector: string) =>
    this.page.evaluate(
      ([all, chance]) => {
        const found = [...document.querySelectorAll<HTMLElement>(all)].filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
        )
        const one = found[Math.floor(chance * found.length)]
        one?.click()
        return one && { href: one.getAttribute('href'), name: (one.ariaLabel ?? one.textContent).trim() }
      },
      [selector, this.random(1000) / 1000] as const,
    )

  private mean(address: string) {
    const { pathname, hash } = new URL(address, 'https://site')
    this.meant = { path: pathname, section: pathname === landing ? hash.slice(1) || 'about' : null }
  }

  private acts: readonly (readonly [weight: number, act: () => Promise<string | false>])[] = [
    [
      12,
      async () => {
        if (this.random(3) === 0) await this.click('[aria-expanded="false"]')
        const link = await this.click('a[href^="/"]:not([target])')
        if (!link?.href) return false
        this.mean(link.href)
        return `link ${link.name} to ${link.href}`
      },
    ],
    [
      12,
      async () => {
        const before = await this.page.evaluate(look)
        if (before.path !== '/' || before.phase === 'stacked') return false
        this.meant = null
        const how = this.pick(['pager', 'arrow', 'swipe'] as const)
        if (how === 'pager') await this.click('nav button:not([aria-expanded])')
        if (how === 'arrow') await this.page.keyboard.press(this.pick(['ArrowLeft', 'ArrowRight']))
        if (how === 'swipe') await swipe(this.page, this.pick([-200, 200]), 0)
        return how
      },
    ],
    [
      6,
      async () => {
        const by = this.pick([-1, -1, 1])
        const to = await this.page.evaluate((step) => {
          const { navigation, history } = window
          const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + step]
          if (entry?.sameDocument) history.go(step)
          return entry?.sameDocument ? entry.url : null
        }, by)
        if (!to) return false
        this.mean(to)
        // a page that was left at any place is there again
        if (this.meant && !new URL(to).hash) this.meant.section = null
        return `history ${by} to ${to}`
      },
    ],
    [
      8,
      async () => {
        const label = this.pick([/^Nome/, /^Telefone/, /^Mensagem/])
        const control = field(this.page, label).and(this.page.locator(':not([inert] *):not([readonly])'))
        if ((await control.count()) === 0) return false
        await control.first().pressSequentially('ana ')
        if (this.meant) this.meant.section = null
        return `type in ${label}`
      },
    ],
    [
      4,
      async () => {
        const isEmpty = await this.page.evaluate(() => {
          const form = document.querySelector<HTMLFormElement>('form:has([name="email"]):not([inert] *)')
          return form === null || form.ariaBusy === 'true'
        })
        if (isEmpty) return false
        const isFailing = this.random(3) === 0
        await field(this.page, /^Nome/).first().fill('Ana')
        await field(this.page, /^E-mail/)
          .first()
          .fill(isFailing ? faultAddress('success-false') : this.email)
        await field(this.page, /^E-mail/)
          .first()
          .press('Enter')
        if (!isFailing) this.sent += 1
        if (this.meant) this.meant.section = null
        return `send${isFailing ? ' in vain' : ''}`
      },
    ],
    [
      8,
      async () => {
        const control = await this.click(
          'main [aria-pressed], main [type="checkbox"], main li button:not(nav *), main h2 ~ * button',
        )
        return control ? `click ${control.name}` : false
      },
    ],
    [
      2,
      async () => {
        const size = this.pick([desktop, phone, { width: 1000, height: 480 }])
        await this.page.setViewportSize(size)
        this.meant = null
        this.pictures.clear()
        return `window ${size.width}`
      },
    ],
    [
      2,
      async () => {
        this.delayMs = this.pick([0, 300, 1000])
        return `code within ${this.delayMs} ms`
      },
    ],
    [
      2,
      async () => {
        const isOffline = this.random(2) === 0
        await this.context.setOffline(isOffline)
        return isOffline ? 'offline' : 'online'
      },
    ],
    [
      2,
      async () => {
        const rate = this.pick([1, 4, 8])
        const client = await this.context.newCDPSession(this.page)
        await client.send('Emulation.setCPUThrottlingRate', { rate })
        return `processor ${rate} times slower`
      },
    ],
    [
      12,
      async () => {
        const ms = this.pick([10, 60, 120, 200, 400, 800])
        await new Promise((resolve) => setTimeout(resolve, ms))
        return `wait ${ms}`
      },
    ],
  ]

  private bag = this.acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))

  async act() {
    const done = await this.pick(this.bag)()
    if (done) this.story.push(done)
  }

  /** When all has come to rest, the page shows what was meant last, and its store says the same. */
  async check() {
    let last = ''
    let picture = ''
    await expect
      .poll(
        async () => {
          picture = await pictureOf(this.page)
          const now = JSON.stringify([await this.page.evaluate(look), picture])
          const isUnchanged = now === last
          last = now
          return isUnchanged
        },
        { timeout: 30_000, intervals: [600] },
      )
      .toBe(true)
    const seen = await this.page.evaluate(look)
    const { meant } = this
    expect(seen, this.story.at(-1)).toMatchObject({ isAtRest: true, isFocusLost: false })
    expect(at(seen.path), 'the store knows the page').toBe(seen.address)
    expect(new URL(seen.canonical || 'https://x/404').pathname).toBe(seen.address)
    if (meant) expect(seen.address, 'page').toBe(meant.path)
    if (seen.address === landing && seen.phase === 'resting') {
      expect(seen.inView, 'one slide in view').toHaveLength(1)
      const section = sections.find(({ anchor }) => anchor === seen.inView[0])
      expect(at('/') + seen.hash, 'the address names the slide').toBe(at(section?.address ?? ''))
      if (meant?.section) expect(seen.inView).toEqual([meant.section])
    }
    if (Object.keys(seen.fields).length > 0)
      expect(seen.stored, 'the store knows the fields').toMatchObject(seen.fields)
    expect(received(this.page, this.email)).toHaveLength(this.sent)
    this.meant = null
    this.pictures.set(seen.log, picture)
    this.story.push('—')
  }

  /** Every state that was seen at rest looks the same when the DevTools jump there, in any order; the rest of the world stays. */
  async travel() {
    const { page } = this
    const placeOf = () => page.evaluate(() => [location.href, history.length, window.timeMachine.actions().length])
    const place = await placeOf()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const present = (await page.evaluate(look)).log
    const states = [...this.pictures.keys()]
    for (let jumps = 0; jumps < 2 * states.length; jumps += 1) {
      const state = this.pick(states)
      await page.evaluate((index) => window.timeMachine.jumpTo(index), state)
      const message = `state ${state} of ${present}`
      await expect.poll(() => pictureOf(page), { message, intervals: [50] }).toBe(this.pictures.get(state))
    }
    expect(requests).toEqual([])
    expect((await placeOf()).slice(1)).toEqual(place.slice(1))
    await page.evaluate(() => window.timeMachine.commit())
    this.pictures.clear()
    this.sent = received(page, this.email).length
  }
}

for (const seed of seeds)
  test.describe('when a visitor does anything at any pace', { tag: '@all' }, () => {
    // even seeds hold a phone, odd ones sit at a wide window; the DevTools hold what the store was sent
    test.use({
      ...(seed % 2 === 0 ? phoneInHand : { viewport: desktop, hasTouch: true }),
      baseURL: e2e.devtools.origin,
    })
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`the last choice is shown, and time travel shows the rest (seed ${seed})`, async ({
      page,
      context,
      watch,
    }) => {
      test.setTimeout(300_000)
      watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/, /The message could not be sent/)
      await injectDevtools(context)
      const visitor = new Visitor(page, context, randomFrom(seed), `semente-${seed}@exemplo.com.br`)
      try {
        await visitor.arrive()
        for (let act = 1; act <= actsPerVisit; act += 1) {
          await visitor.act()
          if (act % 4 === 0) await visitor.check()
          if (act % 20 === 0) await visitor.travel()
        }
        await context.setOffline(false)
        await visitor.check()
      } catch (cause) {
        const actions = await page.evaluate(() => window.timeMachine.actions().slice(-25)).catch(() => [])
        const log = actions.map((action) => JSON.stringify(action)).join('\n')
        throw new Error(`seed ${seed}\n${visitor.story.join('\n')}\n\n${log}\n\n${cause}`, { cause })
      }
    })
  })

test('when the site is published it does not let the DevTools in', async ({ page, context }) => {
  await injectDevtools(context)
  await page.goto(at('/'))
  await expectHydrated(page)
  expect(await page.evaluate(() => window.timeMachine.isAttached())).toBe(false)
})
