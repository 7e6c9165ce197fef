import { Agent } from 'node:http'
import { ask } from '../hosts/ask.ts'
import type { HostedSite } from '../hosts/site.ts'

const total = 10_000
const connections = 64

/** Value below which this share of the sorted times lies. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0

/** Ten thousand requests through nginx, 64 at a time, over all pages and files; says how it went and whether all did. */
export async function soakRequests(site: HostedSite): Promise<boolean> {
  const files = site.files.filter((file) => !file.endsWith('.html')).map((file) => `${site.base}/${file}`)
  const paths = [...site.paths, ...files]
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  /** Durations in ms. */
  const times: number[] = []
  const errors: string[] = []
  let next = 0
  const visitor = async () => {
    for (let turn = next++; turn < total; turn = next++) {
      const path = paths[turn % paths.length] ?? ''
      const start = performance.now()
      const outcome = await ask({ port: site.port, path, agent, headers: { 'Accept-Encoding': 'br' } }).then(
        ({ status, body }) => (status === 200 && body.length > 0 ? null : `status ${status}, ${body.length} bytes`),
        String,
      )
      if (outcome === null) times.push(performance.now() - start)
      else errors.push(`${path}: ${outcome}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`)
  console.log(`${times.length} of ${total} requests answered at ${connections} connections, ${errors.length} errors`)
  console.log(`${Math.round(times.length / seconds)} per second, p50 ${p50}, p99 ${p99}`)
  for (const error of errors.slice(0, 10)) console.error(error)
  return errors.length === 0 && times.length === total
}
