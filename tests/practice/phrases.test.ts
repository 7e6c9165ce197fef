import { describe, expect, it } from 'vitest'
import { forbiddenIn, placeholderIn } from '../../practice/phrases'

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
    'Constelação familiar e reiki',
    'Resultados rápidos e duradouros',
    'Você vai ficar curada',
    'Pessoas curadas da ansiedade',
    'Um processo que já curou muita gente',
    'A sessão custa 150 reais',
    'Sessões de 150 reais',
    '1.250,00 reais por mês',
    'cento e cinquenta reais a sessão',
    'Promoção de fim de ano',
    'Pacotes promocionais',
    'Atendo gratuitamente',
    '100% eficaz',
    '100 % eficaz',
    'Livre-se da ansiedade',
    'Em apenas oito sessões você volta a dormir',
    'Alívio imediato',
    'Resultados em poucas semanas',
    '95% dos pacientes melhoram',
    'O melhor tratamento da cidade',
    'A psicóloga nº 1',
    'Primeira sessão de graça',
    'Sessões a 150,00',
    'Valor da sessão: 180',
    'Cobro R$ cento e cinquenta',
    'Veja o que dizem meus pacientes',
    'Avaliações 5 estrelas',
    'Restam poucas vagas',
    'Numerologia',
    'Não existe ansiedade sem cura',
    'Primeiras 100 vagas gratuitas',
    'Doutor Camargo atende às terças',
    'Instituto Dra. Maria Silva',
    'Psicoterapia cristã',
    '100 % sigilo',
    'Cem por cento seguro',
    'Doutora Helena Prado',
    'a Doutora Helena atende em Santos',
    'DOUTOR HEITOR',
    'Dr Heitor Prado',
    'Drª Helena',
    'Dr.ª Helena',
    'Dr(a) Helena',
    'Dra.Helena',
    'Profa. Dra. Helena',
    'Clínica Dr. Heitor',
  ])('stops %j', (text) => {
    expect(forbiddenIn(text)[0]?.reason).toMatch(/\S/)
  })

  it.each([
    ['Sessões a R$ 1.150,00, por pix', ['R$ 1.150,00']],
    ['Cada uma custa 150,50 reais', ['custa 150,50 reais']],
    ['Dr Heitor Prado', ['Dr']],
    ['Com a astróloga Ana', ['astróloga']],
    ['Desconto, preços, promoção; desconto e grátis', ['Desconto', 'preços', 'promoção', 'desconto', 'grátis']],
    ['Resultados em poucas semanas', ['Resultados em poucas semanas']],
  ])('says what is in %j', (text, found) => {
    expect(forbiddenIn(text)[0]?.found).toEqual(found)
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
    'Promoção da saúde mental',
    'Trabalho com promoção de saúde e prevenção',
    'promoção do bem-estar de quem cuida',
    'Rua Dr. Arnaldo, 455',
    'Av. Dra. Ruth Cardoso, 1000, sala 12',
    'na rua Doutor Enéas, ao lado do metrô',
    'Praça Prof. Dr. Silva Lima, 3',
    'Em frente ao Hospital Dr. Miguel',
    'Sou doutora pela Universidade de São Paulo',
    'DOUTORA EM PSICOLOGIA',
    'Uma doutora escuta, e um doutor também',
    'Atendimento 100% online',
    '100 % por vídeo',
    'Uma em cada 100 pessoas',
    'Pessoas reais, medos reais',
    'O que a procura custa a quem busca',
    'Um curador de museu e a incurável vontade de viver',
    'Andréa, Alexandre e Dráuzio',
    'Garanto o sigilo e o seu horário',
    'recibo para o desconto no imposto de renda',
    'Não prometo cura',
    'Recebo cada pessoa com cortesia',
    'Com o psiquiatra, pensamos o melhor tratamento para cada caso',
    'A terapia não traz alívio imediato',
    'Nada muda em poucas semanas',
    'A duração varia: em dez sessões ou em anos',
    'Não faço terapia espiritual',
    'pode conversar de graça com o CVV',
    'no km 12,50 da rodovia',
    'ligue 188 (CVV, gratuito)',
    'O CVV (188) é gratuito',
    'O CVV atende 24 horas, gratuitamente',
    'O CVV é gratuito',
    'depoimento especial',
    'antes e depois do parto',
    'Não perca o sono',
    'Atendo em Doutor Pedrinho',
    'Ao lado da Policlínica Dr. Osvaldo',
    'Centro Universitário Dr. Leão Sampaio',
  ])('lets %j pass', (text) => {
    expect(forbiddenIn(text)).toEqual([])
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
