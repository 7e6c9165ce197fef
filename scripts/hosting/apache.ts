import { rulesOfHosts } from './files.ts'
import type { HostRules } from './headers.ts'

export interface HostSource {
  base: string
  rules: HostRules
  paths: readonly string[]
  types: ReadonlyMap<string, string>
}

const block = (name: string, condition: string, lines: readonly string[]): string[] => [
  `<${name} ${condition}>`,
  ...lines.map((line) => `  ${line}`),
  `</${name}>`,
]

/** A module that a host leaves out must not take the site with it. */
const withModule = (module: string, lines: readonly string[]) => block('IfModule', `mod_${module}.c`, lines)

const set = (headers: Readonly<Record<string, string>>, condition = 'set'): string[] =>
  Object.entries(headers).map(([name, value]) => `Header ${condition} ${name} "${value}"`)

/** Only good answers say how long they may be kept (`set`); what is forbidden is so in all of them (`always`). */
const headers = ([all, assets]: HostRules): string[] => [
  ...set(all.headers, 'always set'),
  'Header set Cache-Control no-cache',
  'Header merge Vary Accept-Encoding',
  ...block('If', `"%{REQUEST_URI} -strmatch '${assets.path}'"`, set(assets.headers)),
]

const packed = (coding: string, ending: string): string[] => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
  `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `RewriteRule ^(.+)$ $1.${ending} [END]`,
]

const addresses = (base: string, paths: readonly string[]): string[] => {
  const names = paths.flatMap((path) => path.slice(base.length + 1) || []).join('|')
  return [
    'RewriteEngine on',
    '# a page has a folder of its name, too',
    'RewriteOptions AllowNoSlash',
    '# what Apache itself looks up: the page for errors',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    '# not for visitors: hidden files, the rules of other hosts, packed files under their own names',
    `RewriteRule "(?:^|/)\\.(?!well-known/)|^(?:${rulesOfHosts})$|\\.(?:br|gz)$" - [R=404,L]`,
    '# the pages by their other names',
    `RewriteRule ^index\\.html$ ${base}/ [R=301,L]`,
    `RewriteRule ^(${names})(?:/|/index\\.html|\\.html)$ ${base}/$1 [R=301,L]`,
    ...(base ? [`RewriteCond %{REQUEST_URI} ^${base}$`, `RewriteRule ^ ${base}/ [R=301,L]`] : []),
    'RewriteRule ^$ index.html',
    `RewriteRule ^(${names})$ $1.html`,
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
    ...packed('br', 'br'),
    ...packed('gzip', 'gz'),
    'RewriteRule \\.html$ - [END]',
  ]
}

/** The `.htaccess` of the site's folder, at a root or below one. */
export function apacheConf({ base, rules, paths, types }: HostSource): string {
  const lines = [
    '# Made by `npm run build`, for Apache; other hosts pass over it.',
    `ErrorDocument 403 ${base}/404.html`,
    `ErrorDocument 404 ${base}/404.html`,
    ...withModule('dir', ['DirectorySlash off']),
    ...withModule('mime', [
      ...[...types].map(([ending, type]) => `AddType "${type}" .${ending}`),
      'RemoveType .gz',
      'AddEncoding gzip .gz',
      'AddEncoding br .br',
    ]),
    ...withModule('headers', headers(rules)),
    ...withModule('rewrite', addresses(base, paths)),
  ]
  return `${lines.join('\n')}\n`
}
