/** Addresses of the site's fixed pages; the about page's ends in the practitioner's own slug. */
export const paths = {
  home: '/',
  /** Second address of the home page; its canonical address is `/` (specification 2.1). */
  homeAlias: '/spa',
  about: (slug: string) => `/sobre-${slug}`,
  approach: '/atuacao-clinica-junguiana',
  services: '/servicos-terapia',
  contact: '/contato-agendar',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  notFound: '/404',
} as const
