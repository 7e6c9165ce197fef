import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filesIn } from '../hosting/files.ts'
import type { HeaderRule } from '../hosting/headers.ts'
import { baseOf, builtRules } from '../server/static.ts'
import { buildCommand } from '../tool.ts'
import { startNginx } from './nginx.ts'

/** A build served by nginx on this computer. */
export interface HostedSite {
  /** Where it was built for. */
  url: string
  port: number
  /** Folder of the published files. */
  folder: string
  /** Folder of the site on its host: empty, or `/site`. */
  base: string
  rules: readonly HeaderRule[]
  /** Published files, relative to the folder. */
  files: readonly string[]
  /** Clean addresses of all pages. */
  paths: readonly string[]
  stop(): Promise<void>
}

/** What an operator may leave beside the site: it is there, and must not be served. */
export const hiddenFiles = ['.env', '.git/config', '.vite/manifest.json', 'assets/.hidden']

/** Builds the site for an address and serves it by the configuration that the build has made, as an operator would. */
export async function hostSite({ url, port }: { url: string; port: number }): Promise<HostedSite> {
  const built = join('.cache/hosts', String(port))
  const env = { ...process.env, SITE_FOLDER: built, VITE_SITE_URL: url }
  const { status, stdout, stderr } = spawnSync(process.execPath, buildCommand, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`no build for ${url}:\n${stdout}${stderr}`)
  const rules = await builtRules(built)
  const base = baseOf(rules)
  const root = join('.cache/hosts/www', basename(built))
  const folder = join(root, base)
  await rm(root, { recursive: true, force: true })
  await cp(built, folder, { recursive: true })
  for (const file of hiddenFiles) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), 'not for visitors')
  }
  const { stop } = await startNginx({ port, root, conf: `${built}.nginx.conf` })
  const files = (await filesIn(folder)).filter((file) => !/^_|\.(?:br|gz)$/.test(file) && !hiddenFiles.includes(file))
  const pages = files.flatMap((file) => /^([^/]+)\.html$/.exec(file)?.[1] ?? []).filter((name) => name !== '404')
  const paths = pages.map((name) => `${base}/${name === 'index' ? '' : name}`)
  return { url, port, folder, base, rules, files, paths, stop }
}

/** A published file as it lies in the folder. */
export const published = ({ folder }: HostedSite, file: string): Promise<Buffer> => readFile(join(folder, file))
