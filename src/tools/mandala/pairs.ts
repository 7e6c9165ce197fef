import { type SymbolId, symbolIds } from './slice'

/** An image of two symbols that meet, whichever of them comes first; by the names in the order of `symbolIds`. */
const images: Record<string, string> = {
  'sol lua':
    'Uma luz desenha os contornos, a outra deixa que sejam adivinhados; talvez o dia não explique tudo o que a noite viu.',
  'sol montanha': 'A encosta recebe a claridade por partes: o cume primeiro, o vale bem mais tarde.',
  'sol agua': 'A luz do dia só entra na água até certa altura, e abaixo dela pode haver muita vida.',
  'sol fogo': 'O sol aquece sem que ninguém cuide, o fogo se apaga se não houver quem o alimente.',
  'sol arvore': 'A folha se inclina para a luz sem que a raiz deixe o escuro.',
  'sol estrela': 'A estrela que parece pequena pode ser um sol visto de muito longe.',
  'sol coracao': 'Ver com clareza e querer bem nem sempre andam no mesmo passo, e podem esperar um pelo outro.',
  'lua montanha': 'A mesma montanha pode ser abrigo ou vulto, conforme a luz que a noite lhe empresta.',
  'lua agua': 'A maré responde a algo distante, e talvez alguns sentimentos também.',
  'lua fogo': 'Uma luz é emprestada e fria, a outra se faz queimando; as duas fazem companhia à noite.',
  'lua arvore': 'Há quem plante olhando a lua: crescer, às vezes, tem mais a ver com fases do que com pressa.',
  'lua estrela': 'Em noite de lua cheia as estrelas pequenas somem, sem terem ido embora.',
  'lua coracao': 'O afeto também pode ter fases, com noites cheias e noites em que quase não se vê.',
  'montanha agua': 'A montanha parece imóvel, e é a água que, gota a gota, lhe dá forma.',
  'montanha fogo': 'Por dentro da pedra mais quieta pode haver um vulcão, e cinza antiga às vezes vira terra boa.',
  'montanha arvore': 'Na encosta, uma árvore pode crescer torta pelo vento e ainda assim se segurar.',
  'montanha estrela':
    'Do alto se vê mais céu, e a estrela continua longe; subir e alcançar talvez sejam coisas diferentes.',
  'montanha coracao': 'Na subida se ouve o próprio coração, e é ele, muitas vezes, que regula o passo.',
  'agua fogo': 'Um elemento pode apagar o outro, e no entanto é com os dois que se cozinha.',
  'agua arvore': 'A seiva é uma água que sobe devagar; o que aparece na copa talvez tenha começado no escuro.',
  'agua estrela': 'A água quieta devolve a estrela inteira, a agitada devolve pedaços, e nas duas há brilho.',
  'agua coracao': 'O que se sente também corre, se represa e transborda, e às vezes encontra saída pelos olhos.',
  'fogo arvore': 'A madeira que deu abrigo pode dar lenha, e a mata às vezes rebrota depois da queimada.',
  'fogo estrela': 'De longe, o que arde pode parecer apenas brilho.',
  'fogo coracao':
    'Perto da brasa se conversa melhor, e perto demais ela queima; também o afeto, às vezes, pede distância.',
  'arvore estrela': 'Galhos sem folhas deixam ver mais céu, e no inverno a estrela pode parecer mais próxima.',
  'arvore coracao': 'Um tronco guarda seus anéis por dentro; também o afeto pode ter idade sem que se veja de fora.',
  'estrela coracao': 'A estrela dá um rumo sem se aproximar; o coração bate perto e nem sempre sabe para onde ir.',
}

export function pairImage(one: SymbolId, other: SymbolId): string {
  const [first, second] = [one, other].sort((a, b) => symbolIds.indexOf(a) - symbolIds.indexOf(b))
  return images[`${first} ${second}`] ?? ''
}
