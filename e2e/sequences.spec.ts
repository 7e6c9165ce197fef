import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { banner, field } from './formPage'
import { injectDevtools } from './instrument'
import { barLink, sections } from './sections'
import { at, desktop, expectHydrated, open, phone, phoneInHand } from './site'
import { e2e } from './sites'

/** `SEQUENCE_SEEDS="7 8 9" SEQUENCE_ACTS=120` tries others, and more. */
const seeds = (process.env.SEQUENCE_SEEDS ?? '').split(' ').map(Number)
const actsPerVisit = Number(process.env.SEQUENCE_ACTS ?? 40)

/** Chance that can be repeated: one of the choices. */
function randomFrom(seed: number) {
  let state = seed
  return <T>(...choices: readonly [T, ...T[]]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return choices[Math.floor((state / 2 ** 32) * choices.length)] ?? choices[0]
  }
}

/** What can be seen of the page and of its store at one moment; runs in the page. */
function look() {
  const { carousel, form, layout } = window.timeMachine.state()
  const isStacked = carousel.phase === 'stacked'
  const inView = [...document.querySelectorAll('[data-section]')].filter(
    (one) => Math.round(one.getBoundingClientRect().left) === 0,
  )
  return {
    path: layout.path,
    isAtRest: carousel.phase !== 'moving' && carousel.pending === null && form.status !== 'sending',
    address: location.pathname,
    hash: location.hash,
    slides: layout.path === '/' && !isStacked ? inView.map(({ id }) => id) : null,
    isFocusLost: document.activeElement?.closest('[inert]') != null,
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
      return one && (one.ariaLabel ?? one.textContent).trim()
    },
    [selector, chance] as const,
  )

const targets = {
  link: 'a[href^="/"]:not([target])',
  button: 'nav button',
  control: 'main [aria-pressed], main [type="checkbox"], main li button:not(nav *), main h2 ~ * button',
}

type Pick = ReturnType<typeof randomFrom>

/** What a visitor may do, at any pace; what is requested last wins: tests/timeTravel/effects.test.ts. */
const acts = {
  click: (page: Page, pick: Pick) =>
    clickAny(page, targets[pick('link', 'link', 'button', 'control')], pick(0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)),
  press: (page: Page, pick: Pick) => page.keyboard.press(pick('ArrowLeft', 'ArrowRight')),
  async goBack(page: Page, pick: Pick) {
    await page.evaluate(
      (step) => {
        const { navigation, history } = window
        const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + step]
        if (entry?.sameDocument) history.go(step)
      },
      pick(-1, -1, 1),
    )
  },
  async send(page: Page) {
    const reachable = (name: RegExp) => field(page, name).and(page.locator(':not([inert] *, [readonly])'))
    if ((await reachable(/^E-mail/).count()) === 0) return
    // the page may just be leaving
    await reachable(/^Nome/)
      .fill('Ana', { timeout: 1000 })
      .catch(() => undefined)
    await reachable(/^E-mail/)
      .fill('ana@exemplo.com.br', { timeout: 1000 })
      .catch(() => undefined)
    await page.keyboard.press('Enter')
  },
  resize: (page: Page, pick: Pick) => page.setViewportSize(pick(desktop, phone, { width: 1000, height: 480 })),
  wait: (page: Page, pick: Pick) => page.waitForTimeout(pick(10, 60, 120, 200, 400, 800)),
}
const often = ['click', 'click', 'press', 'goBack', 'send', 'wait'] as const

for (const seed of seeds)
  test.describe('when a visitor does anything at any pace', { tag: '@all' }, () => {
    // even seeds hold a phone, odd ones sit at a wide window; the DevTools hold what the store was sent
    test.use({
      ...(seed % 2 === 0 ? phoneInHand : { viewport: desktop }),
      baseURL: e2e.devtools.origin,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`address, page and store agree, also in time travel (seed ${seed})`, async ({ page, context, watch }) => {
      test.setTimeout(300_000)
      watch.allow(/The message could not be sent/)
      await injectDevtools(context)
      const pick = randomFrom(seed)
      const story: string[] = []
      /** What the page looked like at rest, by the number of the store's state. */
      const trees = new Map<number, string>()
      const placeOf = () => page.evaluate(() => [history.length, window.timeMachine.count()])

      /** When all has come to rest, address, page and store agree. */
      async function check() {
        let last = ''
        const isUnchanged = async () => {
          const before = last
          last = JSON.stringify([await page.evaluate(look), await treeOf(page)])
          return before === last
        }
        await expect.poll(isUnchanged, { timeout: 30_000, intervals: [800] }).toBe(true)
        const { hash, slides, ...seen } = await page.evaluate(look)
        expect(seen, story.join()).toEqual({ ...seen, isAtRest: true, isFocusLost: false, address: at(seen.path) })
        if (slides) {
          const named = sections.find(({ address }) => address === `/${hash}`)
          expect(slides, `${story.join()}: the address names the slide`).toEqual([named?.anchor])
        }
        trees.set(await page.evaluate(() => window.timeMachine.count()), await treeOf(page))
      }

      await open(page, '/')
      for (let act = 1; act <= actsPerVisit; act += 1) {
        const kind = pick(...often, ...often, ...often, 'resize')
        story.push(`${kind} ${(await acts[kind](page, pick)) ?? ''}`)
        if (kind === 'resize') trees.clear()
        if (act % 4 === 0) await check()
      }

      // every state seen at rest looks the same when the DevTools jump there; the banner's timer would add to the log
      await expect(banner(page)).toBeHidden()
      const place = await placeOf()
      for (const [state, tree] of [...trees, ...[...trees].toReversed()]) {
        await page.evaluate((index) => window.timeMachine.jumpTo(index), state)
        const message = `${story.join()}: state ${state}`
        await expect.poll(() => treeOf(page), { message, intervals: [50] }).toBe(tree)
      }
      expect(await placeOf()).toEqual(place)

      // and can be gone on with; among the slides the link stands on the last
      await page.evaluate(() => window.timeMachine.commit())
      if ((await page.evaluate(look)).slides) await barLink(page, 'Contato').click()
      const places = page.getByRole('contentinfo').or(page.locator('main'))
      await places.getByRole('link', { name: 'Privacidade' }).last().click()
      await expect(page).toHaveTitle(/Privacidade/)
    })
  })

test('when the site is published it does not let the DevTools in', async ({ page, context }) => {
  await injectDevtools(context)
  await page.goto(at('/'))
  await expectHydrated(page)
  expect(await page.evaluate(() => window.timeMachine.devtools === undefined)).toBe(true)
})
