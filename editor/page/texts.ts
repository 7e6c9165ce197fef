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
  wrong: (count: number) => (count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`),
  parts: 'Grupos de perguntas',
  pending: (count: number) => (count === 1 ? 'pede atenção' : 'pedem atenção'),
  next: (title: string) => `Seguir para ${title}`,
  unreadable: {
    title: 'O arquivo com os seus dados não pôde ser lido',
    help: 'Ele foi mudado fora desta página. Se puder, desfaça essa mudança e recarregue a página. As cópias de cada montagem estão na pasta versoes.',
    startAgain: 'Começar de novo pelo exemplo',
    sure: 'O arquivo de agora fica guardado na pasta versoes. Começar de novo pelo exemplo?',
  },
}

export const fieldTexts = {
  optional: 'opcional',
  count: (used: number, most: number) => `${used} de ${most}`,
  choose: 'Escolha',
  leaveOut: 'Deixar de fora',
  all: 'Voltar a todas',
  takeOut: 'Tirar',
  takeIn: 'Acrescentar',
  full: (most: number) => `Cabem até ${most}.`,
  add: (entry: string) => `Acrescentar ${entry.toLowerCase()}`,
  remove: (entry: string) => `Tirar ${entry.toLowerCase()}`,
  raise: (entry: string) => `Subir ${entry.toLowerCase()}`,
}

export const readingTexts = {
  isTrue: 'Li esta página, e é verdade',
  /** What the box says of a page. */
  named: (title: string) => `Li esta página, e é verdade: ${title}`,
  unread: (title: string) => `Falta ler a página ${title}.`,
  pages: 'Páginas',
  read: 'lida',
  toRead: 'falta ler',
  again:
    'Marque, acima da página, “Li esta página, e é verdade”. Quando uma resposta ou um texto dela muda, a marca sai, e a página pede outra leitura.',
}

export const sentenceTexts = {
  own: 'O que você mudou ou deixou de fora',
  isOwn: 'Com as suas palavras, ela não muda mais com as outras respostas: confira-a quando mudar alguma.',
  isOut: (title: string) => `Fora do site: “${title}”.`,
  giveBack: 'Voltar ao texto do site',
  sure: 'As suas palavras para esta frase se perdem. Continuar?',
  paragraph: (number: string) => `parágrafo ${number}`,
  title: 'título',
  click: 'Aperte para mudar esta frase',
  change: 'Mudar a frase',
  close: 'Fechar',
}

export const previewTexts = {
  title: 'Como fica no site',
  widths: { 390: 'Celular', 768: 'Tablet', 1280: 'Computador' },
  width: 'Largura da tela',
  click: 'Aperte para mudar',
  open: 'Abrir em outra aba',
}

export const photoTexts = {
  drop: 'Arraste a sua foto para cá ou',
  choose: 'Escolher uma foto',
  another: 'Escolher outra foto',
  again: 'Enquadrar de novo',
  takeOut: 'Tirar a foto',
  takeOutSure: 'No lugar dela fica a figura desenhada, e a descrição que você escreveu se perde. Tirar a foto?',
  advice:
    'JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Cabeça e ombros, fundo liso, rosto de frente ou voltado para a esquerda de quem olha. Peça autorização a quem fotografou.',
  frame:
    'Arraste a foto, ou use as setas do teclado, até os olhos ficarem entre as duas linhas. Nos dois cantos de cima deve haver só parede.',
  nearer:
    'Os olhos não chegam às linhas? Aproxime a foto. Se nem assim, falta nela espaço acima da cabeça: escolha outra.',
  tight:
    'Esta foto tem só o tamanho de que o site precisa, e não se aproxima mais. Se os olhos não chegam às linhas, escolha uma maior, com espaço acima da cabeça.',
  dark: 'A foto tem pouca luz. O site a clareia; veja ao lado se o rosto aparece bem. Se não, escolha outra.',
  cropper: 'Foto no arco: as setas do teclado a movem',
  eyes: 'olhos',
  zoom: 'Aproximar',
  use: 'Usar assim',
  cancel: 'Cancelar',
  looking: 'Olhando a foto…',
  keeping: 'Guardando a foto…',
  unused: 'A foto escolhida ainda não está no site: enquadre-a e aperte “Usar assim”.',
  kept: 'Foto guardada. Agora descreva-a abaixo, para quem não a vê.',
}

export const publishTexts = {
  left: 'Antes de publicar',
  nothingLeft: 'Nada mais pede atenção.',
  attention: 'Ainda pedem atenção:',
  go: (title: string, count: number) => `${title}: ${count === 1 ? 'falta 1' : `faltam ${count}`}`,
  build: 'Montar o site',
  building: 'Montando o site. Leva um ou dois minutos; pode deixar esta página aberta.',
  failed: 'O site não pôde ser montado. Se não souber o que fazer, mostre o texto abaixo a quem ajuda você.',
  wrong: 'Falta corrigir um campo antes de montar.',
  built: 'O site está pronto para publicar',
  unfinished: 'Montado, mas não publique ainda: veja acima o que falta',
  outdated: 'Algo mudou depois de montar: o que está na pasta é o de antes. Monte o site outra vez.',
  folder: 'Ele está nesta pasta do seu computador:',
  zip: 'Se a hospedagem pedir um arquivo só, ele está ao lado da pasta:',
  show: 'Mostrar a pasta',
  drag: 'Arraste a pasta dist inteira para a página da sua hospedagem.',
  steps: 'O que apertar em cada hospedagem',
  check: 'O que conferir depois de publicar',
}
