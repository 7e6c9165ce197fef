import { rulesOfHosts } from './files.ts'
import { type HostRules, resourceHeaders, revalidated } from './headers.ts'

export interface HostSource {
  base: string
  rules: HostRules
  paths: readonly string[]
  types: ReadonlyMap<string, string>
}

const explanation = `# Made by \`npm run build\`. To be included in the server block that has the domain, its certificate and the root folder:
#
#   server {
#     listen 80;
#     server_name www.exemplo.com.br;
#     return 301 https://$host$request_uri;
#   }
#   server {
#     listen 443 ssl;
#     server_name www.exemplo.com.br;
#     ssl_certificate …; ssl_certificate_key …;
#     root /var/www/site;
#     include /etc/nginx/site.conf;
#   }
#
# Needs the brotli module (Debian: libnginx-mod-http-brotli-static).`

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

const block = (name: string, lines: readonly string[]): string[] => [`${name} {`, ...indented(lines), '}']

/** nginx takes a location's own headers or those around it, never both: each place lists all of its headers. */
const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)

/** To be included: it fills the server block or, in a subfolder, the location of that folder. */
export function nginxConf({ base, rules: [all, assets], paths, types }: HostSource): string {
  const unchanging = addHeaders({ ...all.headers, ...resourceHeaders, ...assets.headers })
  const changing = addHeaders({ ...all.headers, 'Cache-Control': revalidated })
  const pages = paths.filter((path) => path !== `${base}/`)
  const site = [
    ...changing,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    `error_page 400 403 404 414 =404 ${base}/404.html;`,
    ...block(
      'types',
      [...types].map(([ending, type]) => `"${type}" ${ending};`),
    ),
    ...block(`location = ${base}/404`, ['return 404;']),
    ...block(`location = ${base}/`, [`try_files ${base}/index.html =404;`]),
    ...block(`location = ${base}/index.html`, [`return 301 ${base}/$is_args$args;`]),
    ...block(`location ${base}/assets/`, [...unchanging, 'try_files $uri =404;']),
    '# not for visitors: hidden files, the rules of other hosts, packed files under their own names',
    ...block(`location ~ "/\\.(?!well-known/)|^${base}/(?:${rulesOfHosts})$|\\.(?:br|gz)$"`, ['return 404;']),
    '# the pages by their other names; no address but theirs leads anywhere',
    ...block(`location ~ "^(${pages.join('|')})(?:/|/index\\.html|\\.html)$"`, ['return 301 $1$is_args$args;']),
  ]
  const files = 'try_files $uri $uri.html =404;'
  const lines = base
    ? [
        ...block(`location = ${base}`, [...changing, 'absolute_redirect off;', `return 301 ${base}/$is_args$args;`]),
        ...block(`location ${base}/`, [...site, files]),
      ]
    : [...site, ...block('location /', [files])]
  return `${[explanation, ...lines].join('\n')}\n`
}
