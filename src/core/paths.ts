/** Folder of the site on its host, without a final slash: empty at the root of a domain, `/site` below one. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Address of what lies at this path (`/…`) of the site. */
export const at = (path: string): string => base + path

/** Addresses of the site's fixed pages; the about page's ends in the practitioner's own slug. */
export const paths = {
  home: at('/'),
  /** Second address of the home page; its canonical address is `/` (specification 2.1). */
  homeAlias: at('/spa'),
  about: (slug: string) => at(`/sobre-${slug}`),
  approach: at('/atuacao-clinica-junguiana'),
  services: at('/servicos-terapia'),
  contact: at('/contato-agendar'),
  privacy: at('/privacidade'),
  accessibility: at('/acessibilidade'),
  notFound: at('/404'),
}

/** A path without the `index.html`, `.html` or final slash some hosts add. */
export function normalPath(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return bare === base ? paths.home : bare
}
