/** What the editor says beside a field. */
export const noteTexts = {
  missing: 'Falta preencher.',
  expected: (expected: string) => `Como deve ser: ${expected}.`,
  unknown: (path: string, expected: string) => `“${path}” não é um campo do site; há ${expected}.`,
  example: 'Ainda é o exemplo: troque pelo seu.',
  statement: 'Isto veio do exemplo e fala por você. É verdade no seu caso?',
  doubt: (message: string) => `Confira: ${message}.`,
  photo: (problem: string) => `A foto ${problem}.`,
}

/** What it answers to a request that cannot be met. */
export const answers = {
  notJson: 'O que chegou não pôde ser lido.',
  changed: 'O arquivo com os seus dados foi mudado fora desta página.',
  photo: (problem: string) =>
    `A foto ${problem}. Escolha outra: JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Se for do iPhone: Ajustes > Câmera > Formatos > Mais Compatível, e tire outra; ou mande a foto para o seu próprio e-mail e use a que chegar.`,
  photoKind: 'não é JPEG, PNG, WebP nem AVIF',
  tooLarge: 'Isto é grande demais: uma foto pode ter até 40 MB.',
  failed: 'Isto não deu certo agora. Tente de novo.',
  nothing: 'Não há nada aqui.',
}
