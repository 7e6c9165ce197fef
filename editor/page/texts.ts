export const texts = {
  title: 'Preencher meu site',
  loading: 'Abrindo…',
  guide: 'Guia',
  gone: 'O programa que guarda o que você escreve está fechado. Dê dois cliques em Iniciar, volte a esta aba e espere um pouco: o que ainda não foi salvo se salva sozinho. Feche a aba nova.',
  saving: {
    saved: 'Tudo salvo',
    saving: 'Salvando…',
    changed:
      'O que você escreveu por último não foi salvo: o arquivo com os seus dados foi mudado fora desta página, por outro programa ou em outra aba.',
  },
  reload: 'Ler o arquivo de novo',
  reloadSure: 'O que você escreveu por último nesta página se perde. Ler o arquivo de novo?',
  overwrite: 'Ficar com o que escrevi',
  overwriteSure:
    'O que foi mudado fora desta página sai do site; fica uma cópia na pasta versoes. Ficar com o que está escrito aqui?',
  parts: 'Grupos de perguntas',
  pending: (count: number) => (count === 1 ? 'pede atenção' : 'pedem atenção'),
  next: (title: string) => `Seguir para ${title}`,
  unreadable: {
    title: 'O arquivo com os seus dados não pôde ser lido',
    help: 'Ele foi mudado fora desta página. Se puder, desfaça essa mudança; ou copie practice.json de uma das pastas em versoes, ou da pasta que você recebeu, para o lugar dele. Depois volte a esta página.',
  },
}

export const fieldTexts = {
  optional: 'opcional',
  count: (used: number, most: number) => `${used} de ${most}`,
  choose: 'Escolha',
  leaveOut: 'Deixar de fora',
  takeIn: 'Acrescentar',
  add: (entry: string) => `Acrescentar ${entry.toLowerCase()}`,
  arrange: 'Mostrar todas, para mudar a ordem ou tirar alguma',
  remove: (entry: string) => `Tirar ${entry.toLowerCase()}`,
  raise: (entry: string) => `Subir ${entry.toLowerCase()}`,
}

export const readingTexts = {
  isTrue: 'Li esta página, e é verdade',
  unread: (title: string) => `Falta ler a página ${title}.`,
  pages: 'Páginas',
  again:
    'Aperte o nome para ver a página; depois de ler, marque. Quando uma resposta ou um texto dela muda, a marca sai, e a página pede outra leitura.',
}

export const sentenceTexts = {
  own: 'As suas frases, que não mudam mais com as outras respostas',
  isOut: (title: string) => `Fora do site: “${title}”.`,
  giveBack: 'Voltar ao texto do site',
  sure: 'As suas palavras para esta frase se perdem. Continuar?',
  paragraph: (number: string) => `parágrafo ${number}`,
  title: 'título',
}

export const previewTexts = {
  title: 'Como fica no site',
  click: 'Aperte para mudar',
  fixed: 'Texto fixo: não se muda aqui',
  open: 'Abrir em outra aba',
}

export const photoTexts = {
  choose: 'Escolher uma foto',
  takeOut: 'Tirar a foto',
  takeOutSure: 'No lugar dela fica a figura desenhada, e a descrição que você escreveu se perde. Tirar a foto?',
  advice:
    'Escolha um arquivo ou arraste-o para o botão: JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Cabeça e ombros, fundo liso, rosto de frente ou voltado para a esquerda de quem olha. Peça autorização a quem fotografou.',
  frame:
    'Aproxime e mova a foto até os olhos ficarem entre as duas linhas, só com parede nos dois cantos de cima, e aperte “Usar assim”. Se não chegam às linhas, falta espaço acima da cabeça, ou a foto é pequena demais para se aproximar mais: escolha outra.',
  sliders: { zoom: 'Aproximar', left: 'Para o lado', top: 'Para cima' },
  use: 'Usar assim',
  keeping: 'Guardando a foto…',
  kept: 'Foto guardada. Veja-a ao lado e descreva-a abaixo, para quem não a vê.',
}

export const publishTexts = {
  attention: 'Publique só quando não houver mais números ao lado dos grupos: cada um diz quanto ainda pede atenção.',
  build: 'Montar o site',
  building: 'Montando o site. Leva um ou dois minutos; pode deixar esta página aberta.',
  failed: 'O site não pôde ser montado. Se não souber o que fazer, mostre o texto abaixo a quem ajuda você.',
  wrong: 'Falta corrigir um campo antes de montar.',
  built: 'O site está montado.',
  outdated: 'Algo mudou depois de montar: o que está na pasta é o de antes. Monte o site outra vez.',
  folder: 'A pasta para arrastar inteira à hospedagem é',
  zip: 'A mesma pasta em um arquivo só:',
  steps: 'O que apertar em cada hospedagem',
  check: 'O que conferir depois de publicar',
}
