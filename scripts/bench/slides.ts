import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { markMovingRow, rowMoves } from '../../e2e/movingRow.ts'
import { slideMs } from '../../src/site/carousel/timing.ts'
import { slowDesktop, withPage } from './page.ts'
import { interleaved, samplesOf, spread, table, type Values } from './table.ts'

/** Half of them forwards, half back, so that each way passes the wrap from the last section to the first. */
const moves = 50

/** From one press to the next (ms). */
const turnMs = slideMs + 300

/** Tasks of the page's thread, what it does in them, the fate of each frame, and the page's own marks. */
const categories = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

/** Longer tasks keep an input waiting (µs; Long Tasks API, W3C). */
const longTask = 50_000

/** Work of the page's thread, by its names in a trace. */
const works = ['UpdateLayoutTree', 'Layout', 'Paint'] as const

/** An event of a trace; times in µs. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  args: z
    .object({
      data: z.object({ type: z.string().optional() }).optional(),
      frame_reporter: z
        .object({ frame_sequence: z.number(), state: z.string(), affects_smoothness: z.boolean().default(false) })
        .optional(),
    })
    .default({}),
})

type TraceEvent = z.infer<typeof traceEvent>

const trace = z.object({ traceEvents: z.array(traceEvent) })

/** All moves in one page, under the eyes of the browser's own tracing. */
async function traceMoves(browser: Browser, origin: string): Promise<Values> {
  return withPage(browser, origin, slowDesktop, async ({ page, open }) => {
    await open('/')
    await page.evaluate(markMovingRow, rowMoves)
    await browser.startTracing(page, { categories })
    for (let move = 0; move < moves; move++) {
      await page.keyboard.press(move < moves / 2 ? 'ArrowRight' : 'ArrowLeft')
      await page.waitForTimeout(turnMs)
    }
    const recorded = await browser.stopTracing()
    return readTrace(trace.parse(JSON.parse(recorded.toString())).traceEvents)
  })
}

function readTrace(events: readonly TraceEvent[]): Values {
  const presses = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  if (presses.length !== moves) throw new Error(`${presses.length} presses in the trace of ${moves} moves`)
  const eventsOf = presses.map(({ pid, tid, ts: from }) => {
    const inMove = events.filter((event) => event.pid === pid && event.ts >= from && event.ts < from + slideMs * 1_000)
    const movesFrom = Math.min(...inMove.filter(({ name }) => name === rowMoves).map(({ ts }) => ts))
    if (!Number.isFinite(movesFrom)) throw new Error('a press that moves nothing')
    const frames = framesOf(inMove)
    const [answering, moving] = [frames.filter(({ ts }) => ts < movesFrom), frames.filter(({ ts }) => ts >= movesFrom)]
    return { onThread: inMove.filter((event) => event.tid === tid), frames, answering, moving }
  })
  const tasks = eventsOf.flatMap(({ onThread }) => onThread.filter(({ name }) => name === 'RunTask'))
  const long = tasks.filter(({ dur }) => dur > longTask)
  const late = (list: readonly Frame[]) => list.filter(({ isLate }) => isLate).length
  const lateShare = (list: readonly Frame[]) => (100 * late(list)) / list.length
  const perMove = (name: string) =>
    eventsOf.flatMap(({ onThread }) => onThread.filter((event) => event.name === name)).length / moves
  return {
    'frames late, of all from the press on (%)': lateShare(eventsOf.flatMap(({ frames }) => frames)),
    'frames late before the row moves, per move': late(eventsOf.flatMap(({ answering }) => answering)) / moves,
    'frames late once the row moves (%)': lateShare(eventsOf.flatMap(({ moving }) => moving)),
    'long tasks per move': long.length / moves,
    'longest task (ms)': Math.max(0, ...tasks.map(({ dur }) => dur)) / 1_000,
    ...Object.fromEntries(works.map((name) => [`${name} per move`, perMove(name)])),
  }
}

interface Frame {
  /** When it began (µs). */
  ts: number
  /** Chromium says that something it was to show moved on too late or not at all. */
  isLate: boolean
}

/** The frames in which there was something to show; a frame may have several reports, of page and compositor. */
function framesOf(events: readonly TraceEvent[]): Frame[] {
  const reports = new Map<number, Frame>()
  for (const { name, ph, ts, args } of events) {
    const report = args.frame_reporter
    if (name !== 'PipelineReporter' || ph !== 'b' || !report || report.state === 'STATE_NO_UPDATE_DESIRED') continue
    const frame = reports.get(report.frame_sequence)
    reports.set(report.frame_sequence, {
      ts: Math.min(ts, frame?.ts ?? ts),
      isLate: report.affects_smoothness || (frame?.isLate ?? false),
    })
  }
  return [...reports.values()]
}

export async function measureSlides(
  browser: Browser,
  { origin, runs }: { origin: string; runs: number },
): Promise<string> {
  const [results = []] = await interleaved(runs, [() => traceMoves(browser, origin)])
  return table(
    `${moves} slide moves of ${slideMs} ms (${slowDesktop.name})`,
    ['in each', ''],
    Object.entries(samplesOf(results)).map(([name, sample]) => [name, spread(sample)]),
  )
}
