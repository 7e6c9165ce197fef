export const texts = {
  title: 'Preencher meu site',
  loading: 'Abrindo…',
  gone: 'O programa que guarda o que você escreve está fechado. Dê dois cliques em Iniciar e recarregue esta página.',
  saving: {
    saved: 'Tudo salvo',
    saving: 'Salvando…',
    failed:
      'Ainda não foi salvo: o programa parece fechado. Dê dois cliques em Iniciar, volte a esta aba e mude uma letra. Feche a aba nova.',
  },
  wrong: (count: number) => (count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`),
  parts: 'Grupos de perguntas',
  pending: (count: number) => (count === 1 ? '1 campo pede atenção' : `${count} campos pedem atenção`),
  next: (title: string) => `Seguir para ${title}`,
  unreadable: {
    title: 'O arquivo com os seus dados não pôde ser lido',
    help: 'Ele foi mudado por fora desta página. Se puder, desfaça essa mudança e recarregue a página.',
    startAgain: 'Começar de novo pelo exemplo',
    sure: 'O que está no arquivo se perde. Começar de novo mesmo assim?',
  },
}

export const fieldTexts = {
  optional: 'opcional',
  count: (used: number, most: number) => `${used} de ${most}`,
  fixed: (variable: string) => `Este valor vem de fora desta página (${variable}) e só muda lá.`,
  choose: 'Escolha',
  isTrue: 'É verdade',
  change: 'Mudar',
  leaveOut: 'Deixar de fora',
  takeIn: 'Acrescentar',
  add: (entry: string) => `Acrescentar ${entry.toLowerCase()}`,
  remove: (entry: string) => `Tirar ${entry.toLowerCase()}`,
}

export const previewTexts = {
  title: 'Como fica no site',
  widths: { 390: 'Celular', 768: 'Tablet', 1280: 'Computador' },
  width: 'Largura da tela',
  open: 'Abrir em outra aba',
}

export const photoTexts = {
  drop: 'Arraste a sua foto para cá',
  or: 'ou',
  choose: 'Escolher uma foto',
  another: 'Escolher outra foto',
  again: 'Enquadrar de novo',
  engraving: 'Voltar à figura desenhada',
  advice:
    'JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Cabeça e ombros, fundo liso, rosto de frente ou voltado para a esquerda de quem olha. Peça autorização a quem fotografou.',
  frame:
    'Arraste a foto, ou use as setas do teclado, até os olhos ficarem entre as duas linhas. Nos dois cantos de cima deve haver só parede.',
  cropper: 'Foto no arco: as setas do teclado a movem',
  eyes: 'olhos',
  zoom: 'Aproximar',
  use: 'Usar assim',
  cancel: 'Cancelar',
  keeping: 'Guardando a foto…',
  kept: 'Foto guardada. Agora descreva-a abaixo, para quem não a vê.',
  unreadable:
    'Este arquivo não pôde ser aberto como foto. Se for do iPhone: Ajustes > Câmera > Formatos > Mais compatível, e tire outra; ou mande a foto para o seu próprio e-mail e use a que chegar.',
  small: (width: number, height: number) =>
    `A foto tem só ${width} por ${height} pixels; são precisos pelo menos 680 por 1000.`,
}

export const testTexts = {
  send: 'Enviar uma mensagem de teste',
  help: 'Ela vai pelo serviço do formulário, com a sua chave, como se alguém escrevesse pelo site.',
  notYet: 'Primeiro preencha a sua chave do formulário, acima.',
  sending: 'Enviando…',
  sent: 'O serviço aceitou a mensagem. Veja se ela chegou à caixa de e-mail para a qual você pediu a chave (olhe também no spam).',
  refused: 'O serviço recusou a mensagem. Confira se a chave está inteira, igual à que chegou por e-mail.',
  unreachable: 'O serviço não respondeu. Confira a internet e o endereço do serviço, e tente de novo.',
  name: 'Teste do site',
  message: 'Esta é uma mensagem de teste, enviada da página “Preencher meu site”. Se você a lê, o formulário funciona.',
}

export const publishTexts = {
  left: 'Antes de publicar',
  nothingLeft: 'Nenhum campo pede atenção.',
  go: (title: string, count: number) => `${title}: ${count === 1 ? '1 campo' : `${count} campos`}`,
  build: 'Montar o site',
  building: 'Montando o site. Leva um ou dois minutos; pode deixar esta página aberta.',
  wrong: 'Falta corrigir um campo antes de montar.',
  failed: 'O site não pôde ser montado. Se não souber o que fazer, mostre o texto abaixo a quem ajuda você.',
  built: 'O site está pronto para publicar',
  folder: 'Ele está nesta pasta do seu computador:',
  show: 'Mostrar a pasta',
  drag: 'Arraste a pasta dist inteira para a página da sua hospedagem.',
  look: 'Depois de publicar, confira:',
  checks: [
    'nome, profissão e número do CRP no rodapé;',
    'telefone, e-mail e WhatsApp, no celular e no computador;',
    'uma mensagem pelo formulário, que deve chegar ao seu e-mail;',
    'o site inteiro, lido uma vez no celular.',
  ],
  examples: (count: number) =>
    `Atenção: ${count === 1 ? 'um campo ainda traz o exemplo' : `${count} campos ainda trazem o exemplo`}. Não publique assim.`,
  undo: 'Desfazer até a última montagem',
  undoSure: 'Tudo o que mudou desde a última montagem se perde. Desfazer mesmo assim?',
  notUndone: 'Não foi possível desfazer agora. Tente de novo.',
  undone: 'Tudo voltou a ser como na última montagem.',
}
