import { byWays } from '../core/contactMethods'
import type { Practice } from '../core/practice'
import { SiteFooter } from '../footer/View'
import { type HeadTexts, signature } from '../seo/head'
import { AccessibilitySymbol } from '../ui/Icon'
import { Chapters } from '../ui/reading/Chapter'
import { PlainOpening } from '../ui/reading/pageParts'
import { chaptersIn } from '../ui/reading/textOverrides'
import type { ChapterContent } from '../ui/reading/types'
import type { PageProps } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title,
  description: `${signature(practice)}: recursos de acessibilidade deste site, limites conhecidos e como avisar sobre uma barreira.`,
  keywords: ['acessibilidade', 'WCAG', 'LBI'],
})

/** In the names of its sentences. */
export const page = 'acessibilidade'

export const title = 'Acessibilidade'
export const lead = 'Este site foi feito para ser lido, ouvido, ampliado e percorrido do modo que for melhor para você.'

const doneIn = ({ form }: Practice['contact']): ChapterContent => ({
  title: 'O que foi feito',
  rows: [
    {
      title: 'Teclado',
      text: 'Tudo o que se faz com o mouse ou o toque também se faz com o teclado. O foco do teclado fica sempre à vista, sem que o cabeçalho ou um aviso o encubra, e um atalho no início de cada página leva direto ao conteúdo.',
    },
    {
      title: 'Leitor de tela',
      text: `Títulos, listas e campos têm nome e ordem. Os ornamentos não são lidos; a mudança de seção${form ? ' e o envio da mensagem são anunciados' : ' é anunciada'}.`,
    },
    {
      title: 'Ferramentas',
      text: 'O que os desenhos mostram está também em texto, e cada mudança é dita. O resultado pode ser impresso ou copiado como texto.',
    },
    {
      title: 'Ampliação e leitura',
      text: 'O texto pode dobrar de tamanho, a página pode ser ampliada até 400%, e o espaço entre linhas, palavras e letras pode crescer, sem que nada se perca. O contraste entre texto e fundo segue a norma, e nenhuma informação depende só da cor.',
    },
    {
      title: 'Alto contraste',
      text: 'Quando o aparelho usa cores próprias de alto contraste, o site as segue: textos, desenhos, escolhas feitas, campos e o contorno do foco continuam visíveis.',
    },
    {
      title: 'Menos movimento',
      text: 'Se o seu aparelho pede menos movimento, as páginas mudam de uma vez e os desenhos já aparecem prontos. Nada pisca. Sem esse pedido, os movimentos são curtos, e nenhum se repete enquanto você lê.',
    },
    {
      title: 'Sem JavaScript',
      text: `Textos, links${form ? ', contatos e o formulário' : ' e contatos'} funcionam mesmo com o JavaScript desligado ou antes de ele carregar.`,
    },
    {
      title: 'Impressão',
      text: 'As páginas podem ser impressas em preto e branco, sem botões nem menus.',
    },
  ],
  notes: [
    {
      title: 'A referência',
      text: 'A meta é atender às diretrizes WCAG 2.2 no nível AA e à norma ABNT NBR 17225:2025, em linha com o artigo\u00a063 da Lei Brasileira de Inclusão (Lei nº 13.146/2015). Não há certificado de terceiros.',
    },
    {
      title: 'Como foi conferido',
      text: 'O modelo que deu origem a este site passa por verificações automáticas no navegador Chromium, página por página e em cada etapa das ferramentas: em telas pequenas, com o texto ampliado, em alto contraste e usando só o teclado. O que um leitor de tela recebe é conferido à parte, em texto.',
    },
  ],
})

const silentFailure =
  'Se o envio da mensagem falhar, o formulário não avisa; o que você escreveu continua nos campos. Se a confirmação não aparecer, use outro contato indicado junto dele.'

const validation =
  'Os avisos de preenchimento do formulário são os do próprio navegador, e o modo como aparecem e são lidos varia de um para outro.'

const ofOthers = (what: string): string =>
  `${what}, que é de terceiros, pode ter barreiras que não dependem deste site.`

const limits = (contact: Practice['contact']): ChapterContent => ({
  title: 'Limites conhecidos',
  paragraphs: ['Nenhuma verificação vê tudo. Estes são os pontos que ainda podem atrapalhar:'],
  list: [
    'O site ainda não foi avaliado por um grupo de pessoas com deficiência nem por uma auditoria externa.',
    'As ferramentas precisam de JavaScript. Sem ele, as páginas delas podem ser lidas, mas não usadas.',
    'Nenhum leitor de tela (NVDA, JAWS, VoiceOver, TalkBack) foi usado ainda. As verificações leem o que o navegador entrega a eles, e cada um pode dizer isso a seu modo.',
    'O alto contraste foi conferido por simulação, e não em um computador com Windows.',
    'Não há janela de Libras. Os textos estão apenas em português escrito.',
    ...(contact.form ? [validation] : []),
    ...(contact.form && !contact.failureNotice ? [silentFailure] : []),
    ...(contact.form ? [ofOthers('O serviço que entrega a mensagem')] : []),
    ...(contact.whatsapp ? [ofOthers('A conversa pelo WhatsApp')] : []),
  ],
})

const report = ({ contact }: Practice): ChapterContent => ({
  title: 'Se algo impedir o seu acesso',
  paragraphs: [
    [
      'Conte o que aconteceu, em que página e com que aparelho ou recurso, ',
      ...byWays(contact),
      '. Diga também por onde prefere receber a resposta. Um relato ajuda a corrigir o site para quem vier depois.',
    ],
    'Se a barreira impede você de marcar uma sessão, comece por aí: combinamos por outro caminho.',
  ],
  notes: [
    {
      title: 'Na sessão',
      text: 'Acesso, luz, som, tempo de resposta: diga ao marcar do que você precisa, e combinamos o que for possível.',
    },
  ],
})

export const chapters = (practice: Practice): readonly ChapterContent[] => [
  doneIn(practice.contact),
  limits(practice.contact),
  report(practice),
]

export default function AccessibilityPage({ practice }: PageProps) {
  return (
    <>
      <main>
        <PlainOpening title={title} lead={lead} sign={<AccessibilitySymbol size={56} />} />
        <div className="rd">
          <Chapters chapters={chaptersIn(page, practice, chapters(practice))} />
        </div>
      </main>
      <SiteFooter practice={practice} />
    </>
  )
}
