import { PAPEL } from '../images/drawings.ts'
import { html, type Reply } from './http.ts'

/** What a visitor without JavaScript sees after sending. The texts are ours alone, nothing of the message is repeated. */
const answerPage = (status: number, title: string, body: string): Reply =>
  html(
    status,
    `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { margin: 0; padding: 12vh 6vw; background: ${PAPEL.ground}; color: ${PAPEL.ink}; font: 1.25rem/1.5 "EB Garamond", Georgia, serif }
  main { max-width: 34rem; margin: auto }
  h1 { font-weight: 400; font-size: 2.5rem; line-height: 1.1; color: ${PAPEL.accent} }
  a { color: ${PAPEL.accent}; display: inline-block; padding: .5rem 0 }
</style>
<main><h1>${title}</h1>${body}</main>
</html>
`,
  )

export const thanksPage = answerPage(
  200,
  'Sua mensagem chegou',
  '<p>Mensagem enviada com sucesso! Responderemos em breve.</p><p><a href="/">Voltar ao site</a></p>',
)

export const refusalPage = (status: number, reason: string): Reply =>
  answerPage(
    status,
    'A mensagem não foi enviada',
    `<p>${reason}</p>
<p>Use o botão Voltar do navegador: o que você escreveu deve estar ali, e pode ser corrigido. Se não der certo, escreva por e-mail ou WhatsApp.</p>
<p><a href="/#contact">Ir para o contato</a></p>`,
  )
