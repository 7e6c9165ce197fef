import { describe, expect, it } from 'vitest'
import { summary } from '../../scripts/summary'

const build = {
  folder: 'dist',
  pages: 11,
  url: 'https://www.helenaprado.com.br',
  endpoint: 'https://api.web3forms.com/submit',
  warnings: [],
}

describe('the last lines of a build', () => {
  it('say what was made, and ask for a test of the form', () => {
    expect(summary(build).split('\n')).toEqual([
      'Site montado na pasta dist/: 11 páginas, prontas para https://www.helenaprado.com.br',
      'O formulário envia para https://api.web3forms.com/submit; depois de publicar, mande uma mensagem de teste.',
    ])
  })

  it('ask for no test where there is no form', () => {
    expect(summary({ ...build, endpoint: undefined })).not.toContain('formulário')
  })

  it('repeat every warning, and what a subfolder asks for, in at most ten lines', () => {
    const warnings = ['Um aviso.', 'Outro.', 'Mais um.', 'E um quarto.']
    const lines = summary({ ...build, url: 'https://helena.github.io/site', warnings }).split('\n')
    expect(lines).toEqual(expect.arrayContaining(warnings.map((warning) => `- ${warning}`)))
    expect(lines.join()).toContain('https://helena.github.io/site/sitemap.xml')
    expect(lines.length).toBeLessThanOrEqual(10)
  })
})
