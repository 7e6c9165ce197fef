/** Values of the practice file as shipped, by path; whoever publishes replaces every one of them. */
export const exampleValues: readonly (readonly [path: string, value: string])[] = [
  ['name', 'Nome da Psicóloga'],
  ['aboutSlug', 'nome-da-psicologa'],
  ['registration.number', '000000'],
  ['contact.phone', '(11) 90000-0000'],
  ['contact.whatsapp', '5511900000000'],
  ['contact.email', 'contato@exemplo.com.br'],
  ['contact.town', 'Cidade'],
  ['contact.form.accessKey', '00000000-0000-0000-0000-000000000000'],
  ['education.university', 'Universidade em São Paulo'],
  ['education.institute', 'Instituto Junguiano'],
  ['site.url', 'https://www.exemplo.com.br'],
  ['site.poweredBy.name', 'Nome do Estúdio'],
]
