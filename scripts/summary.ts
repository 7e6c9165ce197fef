import { createLogger, type InlineConfig } from 'vite'

/** Has Vite say nothing while it builds: what it warns of is for the end, what stops it is thrown. */
export const quietly = (warn: (text: string) => void = () => undefined): InlineConfig => ({
  customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
  // what is written past the logger, as the sizes of files
  logLevel: 'warn',
})

interface Build {
  folder: string
  pages: number
  /** Where the site will be, and where its form posts. */
  url: string
  endpoint: string | undefined
  warnings: readonly string[]
}

/** The last lines of a build: what was made, and what to look at before it is published. */
export function summary({ folder, pages, url, endpoint, warnings }: Build): string {
  const { pathname } = new URL(url)
  const path = pathname.slice(1)
  const subfolder = path && [
    `O site fica na pasta /${path} do endereço: o que está dentro de ${folder}/ vai para essa pasta da hospedagem.`,
    `Os buscadores não leem o robots.txt de uma pasta: informe ${url}/sitemap.xml no Google Search Console.`,
  ]
  const points = [...warnings, ...(subfolder || [])]
  return [
    `Site montado na pasta ${folder}/: ${pages} páginas, prontas para ${url}`,
    ...(endpoint ? [`O formulário envia para ${endpoint}; depois de publicar, mande uma mensagem de teste.`] : []),
    ...(points.length > 0 ? ['Antes de publicar:', ...points.map((point) => `- ${point}`)] : []),
  ].join('\n')
}
