export const texts = {
  title: 'Preencher meu site',
  loading: 'Abrindo…',
  guide: 'Guia',
  gone: 'O programa que guarda o que você escreve está fechado. Dê dois cliques em Iniciar e volte a esta página.',
  saving: {
    saved: 'Tudo salvo',
    saving: 'Salvando…',
    failed:
      'Ainda não foi salvo. Se a janela do programa foi fechada, dê dois cliques em Iniciar, volte a esta aba e espere um pouco. Feche a aba nova.',
    changed:
      'O que você escreveu por último não foi salvo: o arquivo com os seus dados foi mudado fora desta página, por outro programa ou em outra aba.',
  },
  reload: 'Ler o arquivo de novo',
  reloadSure: 'O que você escreveu por último nesta página se perde. Ler o arquivo de novo?',
  overwrite: 'Ficar com o que escrevi',
  overwriteSure: 'O que foi mudado fora desta página se perde. Ficar com o que está escrito aqui?',
  wrong: (count: number) => (count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`),
  parts: 'Grupos de perguntas',
  pending: (count: number) => (count === 1 ? 'campo pede atenção' : 'campos pedem atenção'),
  next: (title: string) => `Seguir para ${title}`,
  unreadable: {
    title: 'O arquivo com os seus dados não pôde ser lido',
    help: 'Ele foi mudado fora desta página. Se puder, desfaça essa mudança e recarregue a página.',
    startAgain: 'Começar de novo pelo exemplo',
    sure: 'O arquivo de agora fica guardado na pasta versoes. Começar de novo pelo exemplo?',
  },
}

/** The parts of the form, each with what stands below its title. */
export const groupTexts = {
  atendimento: {
    title: 'Como e quem você atende',
    intro:
      'Este site é de quem trabalha na abordagem junguiana: tudo nele parte dela. O que você escreve é salvo sozinho e fica só neste computador. Os números dizem quantos campos ainda pedem atenção.',
  },
  voce: { title: 'Quem você é', intro: 'Seu nome e seu registro, como estão no CRP.' },
  contato: { title: 'Endereço', intro: 'Onde você atende e como se chega até lá.' },
  horarios: { title: 'Horários', intro: 'Quando você atende e em quanto tempo responde.' },
  formacao: { title: 'Formação', intro: 'O site só dá por concluída a formação que você concluiu.' },
  apresentacao: { title: 'Apresentação', intro: 'O que as pessoas leem primeiro sobre você.' },
  sessoes: {
    title: 'Sessões e ferramentas',
    intro: 'Quem você atende, o que fica combinado, as perguntas e as ferramentas.',
  },
  frases: {
    title: 'Frases das páginas',
    intro: 'O que as páginas dizem em seu nome. Aperte uma frase na página ao lado, ou escolha-a aqui, para mudá-la.',
  },
  foto: {
    title: 'Foto e cores',
    intro: 'A sua foto, no arco da abertura (sem ela, fica a figura desenhada), e as cores do site.',
  },
  formulario: {
    title: 'Formulário',
    intro: 'Se o site tem formulário, um serviço externo entrega no seu e-mail as mensagens.',
  },
  privacidade: {
    title: 'Privacidade e hospedagem',
    intro: 'A página Privacidade diz quem guarda o quê. Leia-a inteira uma vez.',
  },
  publicar: { title: 'Publicar', intro: 'O endereço do site, e a pasta pronta para a hospedagem.' },
}

export const fieldTexts = {
  optional: 'opcional',
  count: (used: number, most: number) => `${used} de ${most}`,
  fixed: (variable: string) => `Este valor vem de fora desta página (${variable}) e só muda lá.`,
  choose: 'Escolha',
  isTrue: 'É verdade',
  change: 'Mudar',
  leaveOut: 'Deixar de fora',
  all: 'Voltar a todas',
  takeOut: 'Tirar',
  takeIn: 'Acrescentar',
  full: (most: number) => `Cabem até ${most}.`,
  add: (entry: string) => `Acrescentar ${entry.toLowerCase()}`,
  remove: (entry: string) => `Tirar ${entry.toLowerCase()}`,
}

export const sentenceTexts = {
  other: 'Uma frase das páginas',
  isOwn: 'Com as suas palavras, ela não muda mais com as outras respostas: confira-a quando mudar alguma.',
  isOut: (title: string) => `Fora do site: “${title}”.`,
  giveBack: 'Voltar ao texto do site',
  sure: 'As suas palavras para esta frase se perdem. Continuar?',
  paragraph: (number: string) => `parágrafo ${number}`,
  title: 'título',
  press: 'Aperte para mudar esta frase',
  pressed: 'Mudar a frase',
  close: 'Fechar',
}

export const previewTexts = {
  title: 'Como fica no site',
  widths: { 390: 'Celular', 768: 'Tablet', 1280: 'Computador' },
  width: 'Largura da tela',
  press: 'Aperte para mudar',
  open: 'Abrir em outra aba',
}

export const photoTexts = {
  drop: 'Arraste a sua foto para cá ou',
  choose: 'Escolher uma foto',
  another: 'Escolher outra foto',
  again: 'Enquadrar de novo',
  engraving: 'Voltar à figura desenhada',
  engravingSure: 'A descrição que você escreveu se perde. Voltar à figura mesmo assim?',
  advice:
    'JPEG ou PNG, na vertical, com pelo menos 680 por 1000 pixels. Cabeça e ombros, fundo liso, rosto de frente ou voltado para a esquerda de quem olha. Peça autorização a quem fotografou.',
  frame:
    'Arraste a foto, ou use as setas do teclado, até os olhos ficarem entre as duas linhas. Nos dois cantos de cima deve haver só parede.',
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
  nothingLeft:
    'Nenhum campo pede atenção. Leia ainda uma vez todas as páginas: elas falam por você, em primeira pessoa.',
  attention: 'Ainda pedem atenção:',
  go: (title: string, count: number) => `${title}: ${count === 1 ? '1 campo' : `${count} campos`}`,
  build: 'Montar o site',
  said: {
    idle: '',
    building: 'Montando o site. Leva um ou dois minutos; pode deixar esta página aberta.',
    failed: 'O site não pôde ser montado. Se não souber o que fazer, mostre o texto abaixo a quem ajuda você.',
    restoring: '',
    restored: 'Os textos e a foto são de novo os dessa versão.',
  },
  wrong: 'Falta corrigir um campo antes de montar.',
  built: (examples: number) =>
    examples === 0
      ? 'O site está pronto para publicar'
      : `Montado, mas não publique ainda: ${examples === 1 ? 'um campo ainda traz o exemplo' : `${examples} campos ainda trazem o exemplo`}`,
  outdated: 'Algo mudou depois de montar: o que está na pasta é o de antes. Monte o site outra vez.',
  folder: 'Ele está nesta pasta do seu computador:',
  zip: 'Se a hospedagem pedir um arquivo só, ele está ao lado da pasta:',
  show: 'Mostrar a pasta',
  drag: 'Arraste a pasta dist inteira para a página da sua hospedagem.',
  steps: 'O que apertar em cada hospedagem',
  check: 'O que conferir depois de publicar',
  versions: 'Versões guardadas',
  versionsKept:
    'Os textos e a foto de cada montagem, e os de antes de cada troca. O que há agora também fica guardado quando você volta a uma delas.',
  version: (day: string, isBuild: boolean) => `${day}, ${isBuild ? 'montagem' : 'antes de uma troca'}:`,
  differing: (groups: readonly string[]) =>
    groups.length === 0 ? 'textos iguais aos de agora.' : `diferente de agora em ${groups.join(', ')}.`,
  look: 'Ver na página ao lado',
  restore: 'Voltar a esta',
}
