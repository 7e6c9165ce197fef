import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { thisMachine } from '../machine.ts'
import { plainError } from '../plainError.ts'

const packages = ['nginx', 'libnginx-mod-http-brotli-static']
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const installs = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
] as const

/** Debian's nginx and its brotli module, installed if they are missing; it is not started as a service. */
function findNginx(): string {
  const find = () => {
    const found = thisMachine.locate('nginx') ?? thisMachine.locate('/usr/sbin/nginx')
    return spawnSync('test', ['-e', brotliModule]).status === 0 ? found : undefined
  }
  const present = find()
  if (present) return present
  if (thisMachine.isRoot && thisMachine.locate('apt-get')) {
    // in the run level of one user nothing is started
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    for (const [program, ...args] of installs) spawnSync(program, args, { stdio: 'inherit', env })
  }
  const installed = find()
  if (installed) return installed
  throw plainError(
    `These tests need Debian's packages ${packages.join(' and ')}: apt-get install ${packages.join(' ')}`,
  )
}

export interface NginxOptions {
  port: number
  /** Folder that holds the site, or the site's own folder below it. */
  root: string
  /** The configuration made by the build, included as it is. */
  conf: string
}

/** What the operator brings: a server with a port and a root. Here without TLS, and with all that it writes in one folder. */
const serverConf = ({ port, root, conf }: NginxOptions, folder: string) => `
daemon off;
${thisMachine.isRoot ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
load_module ${brotliModule};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(root)};
    include ${resolve(conf)};
  }
}
`

async function isUp(port: number): Promise<boolean> {
  const request = get({ host: '127.0.0.1', port })
  return once(request, 'response').then(
    () => {
      request.destroy()
      return true
    },
    () => false,
  )
}

/** Serves a build with nginx until `stop` is called. */
export async function startNginx(options: NginxOptions): Promise<{ stop(): Promise<void> }> {
  const folder = resolve('.cache/nginx', String(options.port))
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, serverConf(options, folder))
  const nginx: ChildProcess = spawn(findNginx(), ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const kill = () => nginx.kill('SIGQUIT')
  process.once('exit', kill)
  for (let tries = 0; !(await isUp(options.port)); tries += 1) {
    if (nginx.exitCode !== null || tries === 100) throw new Error(`nginx does not start: see ${folder}/error.log`)
    await wait(50)
  }
  return {
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
