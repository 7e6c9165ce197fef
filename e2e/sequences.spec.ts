import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { received } from './formService'
import { injectDevtools } from './instrument'
import { at, banner, desktop, expectHydrated, field, open, phone, phoneInHand, sections } from './site'
import { e2e } from './sites'

/** `SEQUENCE_SEEDS="7 8 9" SEQUENCE_ACTS=120` tries others, and more. */
const seeds = (process.env.SEQUENCE_SEEDS ?? '').split(' ').map(Number)
const actsPerVisit = Number(process.env.SEQUENCE_ACTS ?? 40)

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
  const isStacked = carousel.phase === 'stacked'
  const inView = [...document.querySelectorAll('[data-section]')].filter((one) => {
    const { left, top } = one.getBoundingClientRect()
    return isStacked ? Math.abs(top - 60) < 5 : Math.round(left) === 0
  })
  const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]:not([type="hidden"], [inert] *)')]
  return {
    path: layout.path,
    isStacked,
    isAtRest: carousel.phase !== 'moving' && carousel.pending === null && form.status !== 'sending',
    address: location.pathname,
    hash: location.hash,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    inView: inView.map(({ id }) => id),
    isFocusLost: document.activeElement?.closest('[inert]') != null,
    fields: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
    stored: form.fields,
    log: window.timeMachine.count(),
  }
}

/** What a visitor gets from the page; where the focus is is not in the store. */
const treeOf = async (page: Page) =>
  [await page.title(), await page.locator('body').ariaSnapshot()].join('\n').replaceAll(' [active]', '')

/** Clicks one of those that can be seen and reached, as the page is now. */
const clickAny = (page: Page, selector: string, chance: number) =>
  page.evaluate(
    ([all, share]) => {
      const found = [...document.querySelectorAll<HTMLElement>(all)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
      )
      const one = found[Math.floor(share * found.length)]
      one?.click()
      return one && { href: one.getAttribute('href'), name: (one.ariaLabel ?? one.textContent).trim() }
    },
    [selector, chance] as const,
  )

/** Somebody who does one thing after the other at any pace; what is requested last wins: tests/timeTravel/effects.test.ts. */
function visitor(page: Page, random: (count: number) => number, email: string) {
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[random(choices.length)] ?? choices[0]
  const story: string[] = []
  /** What the page looked like at rest, by the number of the store's state. */
  const trees = new Map<number, string>()
  let sent = 0
  /** Time travel follows a path in the same entry of the history, and names no slide. */
  let hasTravelled = false

  const reachable = (name: RegExp) => field(page, name).and(page.locator(':not([inert] *, [readonly])'))

  const acts = {
    async link() {
      if (random(3) === 0) await clickAny(page, '[aria-expanded="false"]', 0)
      const link = await clickAny(page, 'a[href^="/"]:not([target])', random(1000) / 1000)
      if (link) hasTravelled = false
      return link?.href && `link ${link.name} to ${link.href}`
    },
    async slide() {
      const how = pick(['pager', 'ArrowLeft', 'ArrowRight'])
      if (how === 'pager') await clickAny(page, 'nav button:not([aria-expanded])', random(1000) / 1000)
      else await page.keyboard.press(how)
      return how
    },
    async history() {
      const by = pick([-1, -1, 1])
      const to = await page.evaluate((step) => {
        const { navigation, history } = window
        const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + step]
        if (entry?.sameDocument) history.go(step)
        return entry?.sameDocument ? entry.url : null
      }, by)
      if (!to) return
      hasTravelled = false
      return `history ${by} to ${to}`
    },
    async type() {
      const control = reachable(pick([/^Nome/, /^Telefone/, /^Mensagem/]))
      if ((await control.count()) === 0) return
      // the page may just be leaving
      await control.pressSequentially('ana ', { timeout: 1000 }).catch(() => undefined)
      return 'type'
    },
    async send() {
      const control = reachable(/^E-mail/)
      if ((await control.count()) === 0) return
      try {
        await reachable(/^Nome/).fill('Ana', { timeout: 1000 })
        await control.fill(email, { timeout: 1000 })
        await control.press('Enter', { timeout: 1000 })
      } catch {
        return 'send from a page that leaves'
      }
      sent += 1
      return 'send'
    },
    async click() {
      const controls = 'main [aria-pressed], main [type="checkbox"], main li button:not(nav *), main h2 ~ * button'
      const control = await clickAny(page, controls, random(1000) / 1000)
      return control && `click ${control.name}`
    },
    async resize() {
      const size = pick([desktop, phone, { width: 1000, height: 480 }])
      await page.setViewportSize(size)
      trees.clear()
      return `window ${size.width}`
    },
    async wait() {
      const ms = pick([10, 60, 120, 200, 400, 800])
      await new Promise((resolve) => setTimeout(resolve, ms))
      return `wait ${ms}`
    },
  }
  const often = { link: 12, slide: 12, history: 6, type: 8, send: 4, click: 8, wait: 12 }
  const bag = Object.entries({ ...acts, ...often }).flatMap(([name, count]) =>
    Array.from({ length: typeof count === 'number' ? count : 2 }, () => acts[name as keyof typeof acts]),
  )

  /** When all has come to rest, address, page and store agree. */
  async function check() {
    let last = ''
    let tree = ''
    const isUnchanged = async () => {
      const before = last
      tree = await treeOf(page)
      last = JSON.stringify([await page.evaluate(look), tree])
      return before === last
    }
    await expect.poll(isUnchanged, { timeout: 30_000, intervals: [800] }).toBe(true)
    const seen = await page.evaluate(look)
    expect(seen).toMatchObject({ isAtRest: true, isFocusLost: false, address: at(seen.path) })
    if (seen.canonical) expect(new URL(seen.canonical).pathname).toBe(seen.address)
    if (seen.path === '/' && !seen.isStacked) {
      expect(seen.inView, 'one slide in view').toHaveLength(1)
      const section = sections.find(({ anchor }) => anchor === seen.inView[0])
      if (!hasTravelled) expect(at('/') + seen.hash, 'the address names the slide').toBe(at(section?.address ?? ''))
    }
    if (Object.keys(seen.fields).length > 0) expect(seen.stored, 'fields').toEqual(seen.fields)
    expect(received(page, email)).toHaveLength(sent)
    trees.set(seen.log, tree)
    story.push('—')
  }

  return {
    story,
    check,
    async arrive() {
      await open(page, '/')
      await check()
    },
    async act() {
      const done = await bag[random(bag.length)]?.()
      if (done) story.push(done)
    },
    /** Every state that was seen at rest looks the same when the DevTools jump there, and can be gone on with. */
    async travel() {
      const placeOf = () => page.evaluate(() => [history.length, window.timeMachine.count()])
      // its timer would add to the log
      await expect(banner(page)).toBeHidden()
      const place = await placeOf()
      const states = [...trees.keys()]
      for (let jumps = 0; jumps < 2 * states.length; jumps += 1) {
        const state = states[random(states.length)] ?? 0
        await page.evaluate((index) => window.timeMachine.jumpTo(index), state)
        const message = `state ${state} of ${place[1]}`
        await expect.poll(() => treeOf(page), { message, intervals: [50] }).toBe(trees.get(state))
      }
      expect(await placeOf()).toEqual(place)
      await page.evaluate(() => window.timeMachine.commit())
      trees.clear()
      hasTravelled = true
    },
  }
}

for (const seed of seeds)
  test.describe('when a visitor does anything at any pace', { tag: '@all' }, () => {
    // even seeds hold a phone, odd ones sit at a wide window; the DevTools hold what the store was sent
    test.use({
      ...(seed % 2 === 0 ? phoneInHand : { viewport: desktop }),
      baseURL: e2e.devtools.origin,
    })
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`address, page and store agree, also in time travel (seed ${seed})`, async ({ page, context, watch }) => {
      test.setTimeout(300_000)
      watch.allow(/The message could not be sent/)
      await injectDevtools(context)
      const one = visitor(page, randomFrom(seed), `semente-${seed}@exemplo.com.br`)
      try {
        await one.arrive()
        for (let act = 1; act <= actsPerVisit; act += 1) {
          await one.act()
          if (act % 4 === 0) await one.check()
          if (act % 20 === 0) await one.travel()
        }
        await one.check()
      } catch (cause) {
        throw new Error(`seed ${seed}\n${one.story.join('\n')}\n\n${cause}`, { cause })
      }
    })
  })

test('when the site is published it does not let the DevTools in', async ({ page, context }) => {
  await injectDevtools(context)
  await page.goto(at('/'))
  await expectHydrated(page)
  expect(await page.evaluate(() => window.timeMachine.devtools === undefined)).toBe(true)
})
