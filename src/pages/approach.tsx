import { meeting, sky, words } from '../art/illustrations'
import { ApproachSection } from '../sections/approach'
import { common, type HeadTexts, signature } from '../seo/head'
import { enabledTools } from '../tools'
import { Chapter, Chapters } from '../ui/reading/Chapter'
import { Closing } from '../ui/reading/pageParts'
import { chaptersIn, closingIn } from '../ui/reading/textOverrides'
import type { ChapterContent, ClosingContent } from '../ui/reading/types'
import { SiteLink } from '../ui/SiteLink'
import { type PageProps, SectionPage } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title: practice.education.training === 'formação em instituto' ? 'Atuação clínica junguiana' : 'Atuação clínica',
  description: `${signature(practice)}: como sonhos, imagens e afetos entram na conversa ${practice.derivedCopy.isGuidance ? 'com mães e pais, na abordagem' : 'em um processo de psicoterapia'} junguiana.`,
  keywords: [...common(practice), 'sonhos', 'símbolos', 'arquétipos', 'individuação'],
})

/** In the names of its sentences. */
export const page = 'atuacao'

export const chapters: readonly ChapterContent[] = [
  {
    title: 'Sonhos, sem dicionário',
    paragraphs: [
      'Um sonho não se separa de quem sonhou. A mesma casa, a mesma água, o mesmo desconhecido podem tocar coisas diferentes em cada pessoa, e na mesma pessoa em outro momento da vida. Por isso não existe tabela que traduza.',
      'Você conta o sonho como lembra; pergunto pelo clima, pelos detalhes, pelo que cada imagem evoca na sua vida de agora. Só depois, se ajudar, procuramos parentes dessas imagens nos mitos, na arte, nas histórias antigas. Jung chamou esse passo de amplificação.',
      'Duas perguntas costumam abrir caminho. O que este sonho mostra que a vida desperta deixou de lado? E quem aparece no sonho é aquela pessoa da vida real, um lado de quem sonhou ou as duas coisas? São hipóteses para conversar, e uma série de sonhos costuma ensinar mais do que um só.',
    ],
    notes: [
      {
        title: 'Onde ler',
        text: 'C. G. Jung, “Da essência dos sonhos”, em A natureza da psique (Obra Completa\u00a08/2), e “A aplicação prática da análise dos sonhos”, em Ab-reação, análise dos sonhos e transferência (Obra Completa\u00a016/2).',
      },
      {
        title: 'Quando o sono faz falta',
        text: 'Pesadelos frequentes, sonhos em que se revive uma violência ou noites seguidas sem dormir merecem cuidado. Se for o seu caso, procure um serviço de saúde sem esperar pela primeira sessão.',
      },
    ],
  },
  {
    title: 'Imagens que pedem forma',
    paragraphs: [
      'Nem tudo chega em palavras. Um desenho, algumas linhas escritas ou uma fantasia acompanhada com atenção podem dar contorno ao que ainda não tem nome. Jung fez da conversa com essas imagens um método, a imaginação ativa, que pede preparo e não convém a todos os momentos.',
      'Ninguém avalia o traço nem a letra. Olhamos o que apareceu e o que isso desperta em você.',
    ],
    notes: [
      {
        title: 'Mandala',
        text: 'Em sânscrito, “círculo”; a palavra e a imagem vêm de tradições hindus e budistas, em que têm outros sentidos. Jung viu desenhos assim surgirem, sem que ninguém pedisse, em tempos de desorientação e os leu como imagens que procuram um centro (Os arquétipos e o inconsciente coletivo, Obra Completa\u00a09/1). No Brasil, Nise da Silveira encontrou mandalas nas pinturas dos ateliês do Engenho de Dentro, no Rio de Janeiro, e escreveu a Jung sobre elas em 1954.',
      },
    ],
    illustration: sky,
  },
  {
    title: 'Seis palavras de Jung',
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
        title: 'Complexo',
        text: 'Um assunto com carga própria: basta encostar nele e o corpo responde antes do pensamento. Toda pessoa tem os seus. Jung começou a estudá-los medindo o tempo que se leva para responder a palavras soltas.',
      },
      {
        title: 'Si-mesmo (Self)',
        text: 'O eu é o centro do que sei de mim. Si-mesmo é o nome que Jung deu ao conjunto, o que sei e o que não sei, e ao centro que o ordena. Fica como hipótese de trabalho.',
      },
      {
        title: 'Função transcendente',
        text: 'Quando duas vontades contrárias são sustentadas ao mesmo tempo, sem que uma cale a outra, pode surgir uma terceira saída, que nenhuma das duas previa. Jung deu esse nome ao que a faz surgir.',
      },
      {
        title: 'Individuação',
        text: 'O nome que Jung deu ao percurso de uma vida inteira em direção ao que é próprio de cada pessoa, incluindo o que não se escolheria mostrar. Passa pelos vínculos e pelo mundo, e não termina.',
      },
    ],
    notes: [
      {
        title: 'Palavras provisórias',
        text: 'São termos de há cerca de um século, revistos e criticados desde então, também por junguianos. Uso os que ajudam e deixo os outros de lado. Jung os apresenta em O eu e o inconsciente (Obra Completa\u00a07/2), A natureza da psique (8/2) e Aion (9/2).',
      },
    ],
    illustration: words,
  },
  {
    title: 'Como um processo costuma andar',
    steps: [
      {
        title: 'Chegar',
        text: 'As primeiras sessões são para ouvir a história, o momento e o que se espera. Combinamos horários, frequência e o modo de trabalhar.',
      },
      {
        title: 'Escutar',
        text: 'Sonhos, lembranças e acontecimentos da semana vão sendo postos lado a lado. Alguns temas voltam, e é por eles que a conversa se aprofunda.',
      },
      {
        title: 'Relacionar',
        text: 'O que se repetia sem que você quisesse pode dar lugar a alguma escolha. O que se passa entre nós também entra na conversa.',
      },
      {
        title: 'Encerrar',
        text: 'Olhamos o que mudou, o que não mudou e o que ficou em aberto, e nos despedimos com tempo.',
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
        text: 'Não substitui consulta médica, remédio prescrito nem atendimento de urgência.',
      },
    ],
    illustration: meeting,
  },
]

/** Stands above the list of tools. */
export const toolsChapter: ChapterContent = {
  title: 'Ferramentas de reflexão',
  paragraphs: [
    'Exercícios breves, para fazer por conta própria e com calma, só no seu navegador; não são testes psicológicos e não substituem acompanhamento.',
  ],
}

export const closing: ClosingContent = {
  title: 'Comece por onde der.',
  paragraphs: ['Um sonho, uma lembrança ou nada disso: começamos pelo que você trouxer.'],
  label: 'Vamos conversar?',
}

/** Its section as the opening; then dreams, images, six terms, the course of a process, what it is not, the tools. */
export default function ApproachPage({ practice }: PageProps) {
  const tools = enabledTools(practice)
  const opening = <ApproachSection practice={practice} place="opening" tools={tools} />
  return (
    <SectionPage id="approach" practice={practice} opening={opening}>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters)} />
        <Chapter chapter={toolsChapter}>
          {tools.map(({ name, path, summary }) => (
            <div key={name} className="rd__row">
              <h3 className="rd__title">
                <SiteLink to={path} className="link">
                  {name}
                </SiteLink>
              </h3>
              <p className="read">{summary}</p>
            </div>
          ))}
        </Chapter>
      </div>
      <Closing content={closingIn(page, practice, closing)} />
    </SectionPage>
  )
}
