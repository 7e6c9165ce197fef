/** What the editor says beside a field. */
export const noteTexts = {
  missing: 'Falta preencher.',
  expected: (expected: string) => `Como deve ser: ${expected}.`,
  unknown: (name: string) => `“${name}” não é um campo do site: tire-o do arquivo practice.json.`,
  example: 'Ainda é o exemplo: troque pelo seu.',
  statement: 'Isto veio do exemplo: troque pelo seu ou, se for verdade, marque a página em “Ler e publicar”.',
  photo: (problem: string) => `A foto ${problem}.`,
}

/** What it answers to a request that cannot be met. */
export const answers = {
  notJson: 'O que chegou não pôde ser lido.',
  changed: 'O arquivo com os seus dados foi mudado fora desta página.',
  photo: (problem: string) =>
    `A foto ${problem}. Escolha outra: JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Se for do iPhone: Ajustes > Câmera > Formatos > Mais Compatível, e tire outra; ou mande a foto para o seu próprio e-mail e use a que chegar.`,
  photoKind: 'não é JPEG, PNG, WebP nem AVIF',
  photoTooLarge: 'Isto é grande demais: uma foto pode ter até 40 MB.',
  textTooLarge: 'Isto é texto demais para o site: encurte o que você escreveu por último.',
  /** Why a file could not be written, by the system's word. */
  unwritten: (code: string) =>
    /ENOSPC|EDQUOT/.test(code)
      ? 'Não foi salvo: o disco do computador está cheio. Libere espaço, e o site salva sozinho.'
      : /EACCES|EPERM|EROFS|EBUSY/.test(code) &&
        'Não foi salvo: o computador não deixa gravar na pasta do site. Veja se o arquivo está aberto em outro programa ou protegido contra gravação.',
  failed: 'Isto não deu certo agora. Tente de novo.',
  nothing: 'Não há nada aqui.',
  refused: 'Isto não se faz aqui.',
}
