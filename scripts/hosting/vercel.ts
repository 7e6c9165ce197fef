import type { HeaderRule } from './headers.ts'

/** The `vercel.json` of a folder that is published as it is. */
export function vercelConf(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}
