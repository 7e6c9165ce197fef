import { describe, expect, it } from 'vitest'
import { forbiddenIn, placeholderIn } from '../../scripts/practice/phrases'

describe('phrases the profession’s rules forbid', () => {
  it.each([
    'Sessões a partir de R$ 90',
    'Primeira sessão grátis',
    'Desconto para estudantes',
    'Valores acessíveis',
    'A cura das suas feridas',
    'Resultado garantido',
    'Melhora em 8 sessões',
    'Sou a melhor psicóloga da região',
    'O melhor psicólogo de São Paulo',
    'Diferente dos outros profissionais',
    'Dra. Helena Prado',
    'Dr. Heitor Prado',
    'Leia os depoimentos',
    'Últimas vagas',
    'Cadastro e-Psi ativo',
    'Leitura do mapa astral',
  ])('stops %j', (text) => {
    expect(forbiddenIn(text)?.reason).toMatch(/\S/)
  })

  it.each([
    'Procura por sentido e escuta cuidadosa',
    'Valores informados no primeiro contato',
    'Encontramos juntos a melhor forma de continuar',
    'O melhor do encontro é o que ele abre',
    'Em geral, uma sessão por semana',
    'Doutora em Psicologia Clínica pela Universidade de São Paulo',
    'Pedro, Sandra e Alexandra',
    'O sigilo é garantido pelo Código de Ética',
    'Atendo em inglês e português, com curadoria de leituras',
  ])('lets %j pass', (text) => {
    expect(forbiddenIn(text)).toBeUndefined()
  })
})

describe('places left to fill in', () => {
  it.each(['{name}', '{{email}}', '[NOME]', '[cidade: SP]', 'Olá <nome>', 'CRP XXXX', 'Lorem ipsum', 'sobra }'])(
    'finds %j',
    (text) => {
      expect(placeholderIn(text)).toBeDefined()
    },
  )

  it.each(['Texto comum, com (parênteses) e “aspas”.', 'Século XXX', '10+ anos', 'http://[fd12::5]:4173'])(
    'lets %j pass',
    (text) => {
      expect(placeholderIn(text)).toBeUndefined()
    },
  )
})
