import type { ChapterContent, ClosingContent } from '../../../ui/reading/types'

export const chapters: readonly ChapterContent[] = [
  {
    title: 'Sonhos, sem dicionário',
    paragraphs: [
      'Um sonho não se separa de quem sonhou. A mesma casa, a mesma água, o mesmo desconhecido podem tocar em coisas diferentes para cada pessoa, e para a mesma pessoa em outro momento da vida. Por isso não existe tabela que traduza.',
      'Começamos por não entender. Você conta o sonho como lembra; pergunto pelo clima, pelos detalhes, pelo que cada imagem evoca na sua vida de agora. Só depois, se ajudar, procuramos parentes dessas imagens nos mitos, na arte, nas histórias antigas. Jung chamou esse passo de amplificação.',
      'Duas perguntas costumam abrir caminho. O que este sonho mostra que a vida desperta deixou de lado? E a figura que apareceu fala daquela pessoa, ou de um lado de quem sonha? São hipóteses para conversar, e uma série de sonhos costuma ensinar mais do que um só.',
    ],
    notes: [
      {
        title: 'Onde ler',
        text: 'C. G. Jung, “Da essência dos sonhos”, em A natureza da psique (Obra Completa 8/2), e “A aplicação prática da análise dos sonhos” (Obra Completa 16/2).',
      },
      {
        title: 'Quando o sono faz falta',
        text: 'Pesadelos frequentes, sonhos que revivem uma violência ou noites seguidas sem dormir merecem cuidado profissional. Se for o seu caso, vale dizer já no primeiro encontro.',
      },
    ],
  },
  {
    title: 'Imagens que pedem forma',
    paragraphs: [
      'Nem tudo chega em palavras. Um desenho, algumas linhas escritas ou uma fantasia acompanhada com atenção podem dar contorno ao que ainda não tem nome. Jung fez da conversa com essas imagens um método, a imaginação ativa, que pede preparo e não convém a todos os momentos.',
      'Não é preciso saber desenhar nem escrever bem. Nada é avaliado: olhamos o que apareceu, o que isso desperta em você, e deixamos que a imagem continue diferente de qualquer explicação.',
    ],
    notes: [
      {
        title: 'Mandala',
        text: 'Palavra do sânscrito, “círculo”, com raízes hindus e budistas que merecem respeito. Jung viu desenhos assim surgirem em tempos de desorientação e os leu como imagens que procuram um centro (Os arquétipos e o inconsciente coletivo, Obra Completa 9/1).',
      },
    ],
  },
  {
    title: 'Quatro palavras de Jung',
    rows: [
      {
        title: 'Persona',
        text: 'O rosto com que nos apresentamos: papéis, profissão, jeitos de agradar. O nome vem da máscara do teatro antigo. Ela é necessária; o aperto começa quando parece não haver mais nada por trás.',
      },
      {
        title: 'Sombra',
        text: 'O que ficou fora da imagem que temos de nós. Pode ser raiva ou inveja, e também força, desejo, talentos que não couberam. Às vezes se anuncia nos outros, naquilo que irrita ou fascina além da conta.',
      },
      {
        title: 'Si-mesmo (Self)',
        text: 'O eu é o centro do que sei de mim. Si-mesmo é o nome que Jung deu ao conjunto, o que sei e o que não sei, e ao centro que o ordena. É uma hipótese de trabalho, não um lugar aonde se chega.',
      },
      {
        title: 'Individuação',
        text: 'O percurso de tornar-se quem se é, incluindo o que não se escolheria mostrar. Não é perfeição nem isolamento: acontece em meio aos vínculos e ao mundo, e não termina.',
      },
    ],
    notes: [
      {
        title: 'Palavras provisórias',
        text: 'São termos de cerca de um século, revistos e criticados desde então, também por junguianos. Uso-os quando ajudam a ver; quando atrapalham, ficam de lado. Jung os apresenta em O eu e o inconsciente (Obra Completa 7/2) e Aion (9/2).',
      },
    ],
  },
  {
    title: 'Como um processo costuma andar',
    steps: [
      {
        title: 'Chegar',
        text: 'Os primeiros encontros servem para ouvir a história, o momento e o que se espera. Combinamos horários, frequência e o modo de trabalhar.',
      },
      {
        title: 'Escutar',
        text: 'Sonhos, lembranças e acontecimentos da semana vão sendo postos lado a lado. Alguns temas voltam, e é por eles que a conversa se aprofunda.',
      },
      {
        title: 'Relacionar',
        text: 'Aos poucos, o que parecia estranho pode encontrar lugar. A intenção não é corrigir você, e sim abrir alguma escolha onde antes havia só repetição.',
      },
      {
        title: 'Encerrar',
        text: 'O fim também é trabalho. Olhamos o que mudou, o que ficou em aberto, e nos despedimos com tempo.',
      },
    ],
    notes: [
      {
        title: 'Sem linha reta',
        text: 'Há semanas de movimento e semanas paradas. Nenhuma etapa tem prazo, e é comum voltar a uma que parecia concluída.',
      },
    ],
  },
  {
    title: 'O que esta abordagem não é',
    rows: [
      {
        title: 'Não é oráculo',
        text: 'Imagens não preveem o futuro, não decidem por ninguém e não provam nada a respeito de você.',
      },
      {
        title: 'Não é doutrina',
        text: 'A psicologia é laica. Mitos e símbolos religiosos entram como cultura, e como parte da vida de quem fala, nunca como crença a adotar.',
      },
      {
        title: 'Não é rótulo',
        text: 'Para Jung, arquétipos não são personagens nem tipos de personalidade: são padrões que dão forma às imagens. Ninguém cabe inteiro em um deles.',
      },
      {
        title: 'Não dispensa outros cuidados',
        text: 'Psicoterapia não substitui acompanhamento médico. Quando os dois são necessários, podem andar lado a lado.',
      },
    ],
  },
]

/** Stands above the list of tools, where there are any. */
export const toolsChapter: ChapterContent = {
  title: 'Exercícios de reflexão',
  paragraphs: [
    'Um convite para olhar algumas imagens por conta própria, com calma. Os exercícios são breves e acontecem só no seu navegador; não são testes psicológicos e não substituem acompanhamento.',
  ],
}

export const closing: ClosingContent & { label: string } = {
  title: 'Uma imagem pode ser o começo.',
  text: 'Um sonho, uma lembrança ou nada disso: a conversa parte do que houver.',
  label: 'Vamos conversar?',
}
