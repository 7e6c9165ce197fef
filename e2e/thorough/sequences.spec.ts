import { blockedWorker, expect, test } from '../fixtures'
import { injectDevtools } from '../instrument'
import { desktop, phoneInHand } from '../site'
import { e2e } from '../sites'
import { randomFrom } from './random'
import { Visitor } from './sequence'

/** `SEQUENCE_SEEDS="7 8 9" SEQUENCE_ACTS=120` tries others, and more. */
const seeds = (process.env.SEQUENCE_SEEDS ?? '1 2').split(' ').map(Number)
const actsPerVisit = Number(process.env.SEQUENCE_ACTS ?? 40)

// the build that lets the DevTools in: they hold what the store was told
test.use({ baseURL: e2e.devtools.origin })

for (const seed of seeds)
  test.describe(`whatever a visitor does, at any pace (seed ${seed})`, () => {
    test.use(seed % 2 === 0 ? phoneInHand : { viewport: desktop, hasTouch: true })

    test('what the visitor meant last is what is shown', async ({ page, context, watch }) => {
      test.setTimeout(300_000)
      watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/, /The message could not be sent/)
      await injectDevtools(context)
      const visitor = new Visitor(page, randomFrom(seed))
      try {
        await visitor.arrive()
        for (let act = 1; act <= actsPerVisit; act += 1) {
          await visitor.act()
          if (act % 8 === 0) await visitor.check()
          expect(watch.complaints().filter((line) => !line.includes(blockedWorker))).toEqual([])
        }
        await context.setOffline(false)
        await visitor.check()
      } catch (error) {
        const log = await page.evaluate(() => window.timeMachine.entries()).catch(() => [])
        const told = log.slice(-25).map(({ at, action }) => `${Math.round(at)} ${JSON.stringify(action)}`)
        throw new Error(`seed ${seed}\n${visitor.story.join('\n')}\n\n${told.join('\n')}`, { cause: error })
      }
    })
  })
