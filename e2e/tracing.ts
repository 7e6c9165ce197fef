import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { motionEnds } from './site'

/** Nothing that moves while this is done has to be drawn by the main thread at each frame. */
export async function expectComposited(page: Page, act: () => Promise<void>) {
  interface TraceEvent {
    name: string
    args: { data?: { compositeFailed?: number; unsupportedProperties?: string[] } }
  }
  /** Chromium's reason not to hand on the animation of something that is not on the screen. */
  const hasNoVisibleChange = 1 << 17
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traced = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.animations'] },
  })
  await act()
  await motionEnds(page)
  await client.send('Tracing.end')
  await traced
  const animations = events.filter(({ name }) => name === 'Animation')
  expect(animations).not.toEqual([])
  const drawn = animations.flatMap(({ args: { data: { compositeFailed = 0, unsupportedProperties = [] } = {} } }) => {
    // bar and pager change their colour in one step, half-way
    const isColour = unsupportedProperties.every((name) => ['--ink', '--soft', '--accent'].includes(name))
    return compositeFailed && !isColour && !(compositeFailed & hasNoVisibleChange) ? [unsupportedProperties] : []
  })
  expect(drawn).toEqual([])
}
