import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectSlide, type Label, motionEnds, nextButton, open, previousButton } from './site'
import { byMouse, toolJourneys } from './toolPages'

/**
 * What the browser does while the slides move, counted instead of timed, so that a busy computer changes nothing: in the
 * 700 ms of a move it may restyle, composite, and paint bar and strip, but neither lay anything out nor paint a slide.
 *
 * Counted is from the second frame after the press, since the first one answers the press with new words in the strip and
 * for screen readers, up to the last frame with the row between two slides. `Layout` counts where it is of the page itself:
 * the picture of the tab, looked up anew with each address, is a document of its own. `Paint` names the node whose layer it
 * paints: the row, or a part of it that has a layer of its own, such as a slide that scrolls.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'traces are made by the Chrome DevTools Protocol')

interface TraceEvent {
  name: string
  /** In microseconds. */
  ts: number
  pid: number
  tid: number
  args: {
    data?: { frame?: string; nodeId?: number; compositeFailed?: number; unsupportedProperties?: string[] }
    beginData?: { frame?: string }
  }
}

interface Work {
  layouts: number
  /** Whose layers were painted. */
  painted: string[]
}

/** Runs in the page: marks each press, the frame after the one that answers it, and those in which the row is on its way. */
function markMoves() {
  const row = document.querySelector('.carousel__track')
  const mark = () => {
    if (row?.getAnimations().length) performance.mark('row-moves')
    requestAnimationFrame(mark)
  }
  requestAnimationFrame(mark)
  document.addEventListener('click', () => {
    performance.mark('move-asked')
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('move-answered')))
  })
}

/** Opens the landing page; what happens in it will leave marks in a trace. */
async function openMarked(page: Page) {
  await open(page, '/')
  await page.evaluate(markMoves)
}

const frameOf = ({ args }: TraceEvent) => args.data?.frame ?? args.beginData?.frame

/** The nodes of the carousel by the ids that traces call them. */
async function nodesOfCarousel(client: CDPSession): Promise<Map<number, string>> {
  type Described = Awaited<ReturnType<typeof describe>>
  const describe = async (objectId: string) => (await client.send('DOM.describeNode', { objectId, depth: -1 })).node
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.querySelector(".carousel")' })
  const names = new Map<number, string>()
  const note = ({ backendNodeId, nodeName, attributes = [], children = [], pseudoElements = [] }: Described) => {
    names.set(backendNodeId, `${nodeName} ${attributes.join(' ')}`)
    for (const child of [...children, ...pseudoElements]) note(child)
  }
  note(await describe(result.objectId ?? ''))
  return names
}

/** What the browser tells of itself while something is done. */
async function traceOf(client: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traced = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'blink.animations'] },
  })
  await act()
  await client.send('Tracing.end')
  await traced
  return events
}

/** What was done in each of the moves that `act` asks for. */
async function workOfMoves(page: Page, act: () => Promise<void>): Promise<Work[]> {
  const client = await page.context().newCDPSession(page)
  const events = await traceOf(client, act)
  const { frameTree } = await client.send('Page.getFrameTree')
  const names = await nodesOfCarousel(client)
  await client.detach()

  const times = (name: string) => events.filter((event) => event.name === name).map(({ ts }) => ts)
  const asked = times('move-asked').sort((a, b) => a - b)
  return asked.map((from, move) => {
    const to = asked[move + 1] ?? Number.POSITIVE_INFINITY
    const isOfMove = (ts: number) => ts > from && ts < to
    const begin = Math.min(...times('move-answered').filter(isOfMove))
    const end = Math.max(...times('row-moves').filter(isOfMove))
    expect(end - begin, 'the part of the move that is looked at, in µs').toBeGreaterThan(100_000)
    const done = events.filter((event) => event.ts > begin && event.ts < end && frameOf(event) === frameTree.frame.id)
    return {
      layouts: done.filter(({ name }) => name === 'Layout').length,
      painted: done
        .filter(({ name }) => name === 'Paint')
        .flatMap(({ args }) => names.get(args.data?.nodeId ?? 0) ?? []),
    }
  })
}

const onward = (page: Page, label: Label) =>
  nextButton(page)
    .click()
    .then(() => expectSlide(page, label))
const back = (page: Page, label: Label) =>
  previousButton(page)
    .click()
    .then(() => expectSlide(page, label))

/** Once round: every slide has been seen, and shows whatever it has to reveal. */
async function openAndLookAround(page: Page) {
  await openMarked(page)
  for (const label of ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const) await onward(page, label)
  await motionEnds(page)
}

const nothing: Work = { layouts: 0, painted: [] }

test('a move lays nothing out and paints no slide, in both directions and through the seam', async ({ page }) => {
  await openAndLookAround(page)
  const work = await workOfMoves(page, async () => {
    for (const label of ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const) await onward(page, label)
    for (const label of ['Contato', 'Serviços', 'Atuação Clínica', 'Início'] as const) await back(page, label)
  })
  expect(work).toEqual(Array.from({ length: 8 }, () => nothing))

  // proof of the measure: what must not happen would be seen, a mere colour too
  const moveWhile = async (label: Label, to: string) => {
    await page.evaluate((end) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`@keyframes proof { to { ${end} } } .slide h2 { animation: proof 1s infinite alternate }`)
      document.adoptedStyleSheets = [sheet]
    }, to)
    const [work = nothing] = await workOfMoves(page, () => onward(page, label))
    return work
  }
  expect((await moveWhile('Atuação Clínica', 'color: red')).painted).not.toEqual([])
  expect((await moveWhile('Serviços', 'border-top: 9px solid red')).layouts).toBeGreaterThan(0)
})

/** Chromium's reason not to hand on the animation of something that is not on the screen. */
const hasNoVisibleChange = 1 << 17

/** What moved while this was done, and had to be drawn by the main thread at each frame. */
async function animatedByMainThread(page: Page, act: () => Promise<void>) {
  const events = await traceOf(await page.context().newCDPSession(page), act)
  const animations = events.filter(({ name }) => name === 'Animation')
  expect(animations).not.toEqual([])
  return animations.flatMap(({ args: { data } }) =>
    data?.compositeFailed && !(data.compositeFailed & hasNoVisibleChange) ? [data] : [],
  )
}

test('slides and what appears on them are moved without the main thread', async ({ page }) => {
  await open(page, '/')
  const found = await animatedByMainThread(page, async () => {
    for (const label of ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const) await onward(page, label)
    await motionEnds(page)
  })
  expect(found).toEqual([])
})

for (const { name, path, begin, finish } of toolJourneys) {
  test(`drawings are moved without the main thread: ${name}`, async ({ page }) => {
    await open(page, path)
    const found = await animatedByMainThread(page, async () => {
      await begin(page, byMouse)
      await finish(page, byMouse)
      await motionEnds(page)
    })
    expect(found).toEqual([])
  })
}
