import { limits, type Range } from './fields.ts'

/**
 * The sentences of sections and reading pages that speak as the practitioner and follow from no field of her own, by chapter. In the file's
 * `texts` she may say each and its title in her own words, or leave it out. The words themselves are the site's (`src/pages`).
 */
const chapters: Readonly<Record<string, readonly string[]>> = {
  'sobre/abertura': ['1'],
  'sobre/formacao-e-registro': ['universidade', 'instituto', 'registro', 'por-que-o-numero-aparece'],
  'sobre/o-que-procuro-nao-esquecer': ['1', '2', 'duas-pessoas-em-conversa'],
  'sobre/como-trabalho': ['1', '2', '3', 'de-onde-e-para-que'],
  'sobre/o-que-voce-encontra-aqui': ['sigilo', 'um-tempo-reservado', 'respeito', 'franqueza', 'nao-ha-motivo-pequeno'],
  'sobre/se-quiser-conversamos': ['1'],
  'atuacao/abertura': ['1', '2'],
  'atuacao/sonhos-sem-dicionario': ['1', '2', '3', 'onde-ler', 'quando-o-sono-faz-falta'],
  'atuacao/imagens-que-pedem-forma': ['1', '2', 'mandala'],
  'atuacao/seis-palavras-de-jung': [
    'persona',
    'sombra',
    'complexo',
    'si-mesmo-self',
    'funcao-transcendente',
    'individuacao',
    'palavras-provisorias',
  ],
  'atuacao/como-um-processo-costuma-andar': ['chegar', 'escutar', 'relacionar', 'encerrar', 'sem-linha-reta'],
  'atuacao/o-que-esta-abordagem-nao-e': [
    'nao-e-oraculo',
    'nao-e-doutrina',
    'nao-e-rotulo',
    'nao-dispensa-outros-cuidados',
  ],
  'atuacao/comece-por-onde-der': ['1'],
  'servicos/abertura': ['1'],
  'servicos/para-quem-e': ['1'],
  'servicos/como-e-a-primeira-sessao': ['antes', 'durante', 'depois', 'tambem-e-a-sua-vez', 'sigilo-desde-o-inicio'],
  'servicos/o-ritmo-das-sessoes': ['1', '2', 'o-que-fica-registrado'],
  'servicos/online-caso-a-caso': ['1', '2', '3', 'a-distancia'],
  'servicos/perguntas-que-costumam-vir': [
    'e-se-eu-chorar',
    'e-se-eu-nao-souber-o-que-dizer',
    'e-se-eu-nao-me-sentir-a-vontade',
    'psicologia-psiquiatria-psicanalise-o-que-muda',
    'e-se-eu-nao-tiver-privacidade-em-casa',
    'moro-em-outro-fuso-horario-como-fica',
    'preciso-me-lembrar-dos-meus-sonhos',
    'preciso-conhecer-jung',
    'quanto-tempo-dura-o-processo',
    'e-se-eu-precisar-faltar',
    'faco-acompanhamento-medico-ha-algum-problema',
    'e-se-eu-quiser-parar',
    'outra-pergunta',
  ],
  'servicos/escreva-quando-quiser': ['1'],
  'contato/abertura': ['1'],
  'contato/depois-de-enviar': [
    'a-mensagem-chega',
    'o-primeiro-contato',
    'a-resposta-vem',
    'a-resposta',
    'marcamos-um-horario',
    'o-caminho-dos-dados',
  ],
  'contato/o-que-escrever': [
    'basta-isto',
    'o-que-fica-para-a-sessao',
    'se-voce-escreve-por-outra-pessoa',
    'sem-palavras-certas',
  ],
  'contato/o-caminho-ate-a-sala': ['1', '2', 'um-imprevisto-no-dia'],
  'contato/a-conversa-pela-tela': ['1', '2', 'um-imprevisto-no-dia', 'presencial-ou-online'],
  'privacidade/dados-e-finalidades': ['a-base-na-lei'],
  'privacidade/servicos-externos-e-outros-paises': ['fora-do-brasil', 'quer-saber-mais'],
  'privacidade/seus-direitos': ['o-que-precisa-ficar'],
  'privacidade/como-falar-comigo': ['prazo'],
  'acessibilidade/se-algo-impedir-o-seu-acesso': ['1', '2', 'na-sessao'],
}

/** Their titles are fields of her own, or the chapter's. */
const titledElsewhere = /\/\d+$|formacao-e-registro\/(?:universidade|instituto|registro)$/

/** Whether it is the title of a chapter or of an entry, which cannot be left out without what it stands above. */
export const isTitle = (name: string): boolean => name.endsWith('/titulo')

/** What stands on a slide as well has to fit there. */
const onSlides: Readonly<Record<string, 'headline' | 'slideTitle' | 'slideParagraph' | 'slideSentence'>> = {
  'sobre/abertura/titulo': 'headline',
  'sobre/abertura/1': 'slideSentence',
  'atuacao/abertura/titulo': 'slideTitle',
  'atuacao/abertura/1': 'slideParagraph',
  'atuacao/abertura/2': 'slideParagraph',
  'servicos/abertura/titulo': 'slideTitle',
  'servicos/abertura/1': 'slideSentence',
  'contato/abertura/titulo': 'slideTitle',
  'contato/abertura/1': 'slideSentence',
}

/** Least and most characters of a sentence of hers. */
export const limitOf = (name: string): Range => limits[onSlides[name] ?? (isTitle(name) ? 'sentenceTitle' : 'sentence')]

export const sentenceNames: readonly string[] = Object.entries(chapters).flatMap(([chapter, names]) => {
  const texts = names.map((name) => `${chapter}/${name}`)
  const titled = [chapter, ...texts].filter((name) => !titledElsewhere.test(name))
  return [...texts, ...titled.map((name) => `${name}/titulo`)]
})
