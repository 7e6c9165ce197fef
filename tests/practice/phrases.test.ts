import { expect, it } from 'vitest'
import { forbiddenIn, placeholderIn } from '../../practice/phrases'

const texts = (table: string): string[] => table.trim().split(/ · |\n\s*/)

const stopped = texts(`
  Sessões a partir de R$ 90 · Primeira sessão grátis · Desconto para estudantes · Valores acessíveis
  A sessão custa 150 reais · cento e cinquenta reais a sessão · Promoção de fim de ano · Sessões a 150,00
  Valor da sessão: 180 · Primeira sessão de graça · Atendo gratuitamente · Primeiras 100 vagas gratuitas
  A cura das suas feridas · Resultado garantido · Melhora em 8 sessões · Você vai ficar curada · 100% eficaz
  Livre-se da ansiedade · Em apenas oito sessões você volta a dormir · Alívio imediato · Cem por cento seguro
  Em poucos meses você vence a ansiedade · A vida que merece · A vida que você sempre quis · Vença a timidez
  sempre no mesmo dia · Respondo sempre no mesmo dia · Sempre respondo na mesma hora
  Recupere o seu casamento · Ajudo casais a salvar o casamento · Resultados em poucas semanas · 95% dos pacientes melhoram · Não existe ansiedade sem cura
  Sou a melhor psicóloga da região · Diferente dos outros profissionais · A psicóloga nº 1
  Dra. Helena Prado · Dr Heitor Prado · Drª Helena · Dr(a) Helena · Doutora Helena Prado · DOUTOR HEITOR
  Leia os depoimentos · Antes e depois da terapia · Veja o que dizem meus pacientes · Avaliações 5 estrelas · Últimas vagas · Cadastro e-Psi ativo
  Leitura do mapa astral · Constelação familiar e reiki · Numerologia · Psicoterapia cristã
`)

const passing = texts(`
  Valores informados no primeiro contato · O melhor do encontro é o que ele abre · Em geral, uma sessão por semana
  Doutora em Psicologia Clínica pela Universidade de São Paulo · Pedro, Sandra e Alexandra · Promoção da saúde mental
  O sigilo é garantido pelo Código de Ética · Rua Dr. Arnaldo, 455 · na rua Doutor Enéas, ao lado do metrô
  Em frente ao Hospital Dr. Miguel · Praça Prof. Dr. Silva Lima, 3 · Uma doutora escuta, e um doutor também
  Atendimento 100% online · Uma em cada 100 pessoas · Pessoas reais, medos reais · O que a procura custa a quem busca
  Um curador de museu e a incurável vontade de viver · Garanto o sigilo e o seu horário · Não prometo cura
  recibo para o desconto no imposto de renda · A terapia não traz alívio imediato · Nada muda em poucas semanas
  Sempre no mesmo dia e horário · Nem sempre respondo no mesmo dia · Não respondo sempre na mesma hora
  Há processos que terminam em poucos meses · Não digo que você vence a ansiedade · A vida que se tem
  A duração varia: em dez sessões ou em anos · Não faço terapia espiritual · ligue 188 (CVV, gratuito)
  Escuto antes e depois de cada briga · Não há garantia de nada · Não perca o sono · Atendo em Doutor Pedrinho · no km 12,50 da rodovia
`)

it('what the profession’s rules forbid is stopped, with the rule', () => {
  expect(stopped.filter((text) => !/art\. |Resolução/.test(forbiddenIn(text)[0]?.reason ?? ''))).toEqual([])
  expect(forbiddenIn('Desconto, preços, promoção; desconto e grátis')[0]?.found).toEqual(
    texts('Desconto · preços · promoção · desconto · grátis'),
  )
})

it('what only sounds like it passes', () => {
  expect(passing.flatMap(forbiddenIn)).toEqual([])
})

it('places left to fill in are found, and nothing else is taken for one', () => {
  const left = texts('{name} · {{email}} · [NOME] · [cidade: SP] · Olá <nome> · CRP XXXX · Lorem ipsum · sobra }')
  expect(left.filter((text) => placeholderIn(text) === undefined)).toEqual([])
  const none = texts('Texto comum, com (parênteses) e “aspas”. · Século XXX · 10+ anos · http://[fd12::5]:4173')
  expect(none.flatMap((text) => placeholderIn(text) ?? [])).toEqual([])
})
