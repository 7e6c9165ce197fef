import { byWays } from '../core/contactMethods'
import { callable, crisis } from '../core/crisis'
import { registrationLabel } from '../core/format'
import type { Practice, Provider } from '../core/practice'
import { SiteFooter } from '../footer/View'
import { type HeadTexts, signature } from '../seo/head'
import { Chapter, Chapters } from '../ui/reading/Chapter'
import { PlainOpening } from '../ui/reading/pageParts'
import { chaptersIn } from '../ui/reading/textOverrides'
import type { ChapterContent } from '../ui/reading/types'
import type { PageProps } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title,
  description: `${signature(practice)}: que dados este site trata, com que finalidade e como pedir acesso, correção ou exclusão.`,
  keywords: ['privacidade', 'LGPD', 'sigilo profissional'],
})

/** In the names of its sentences. */
export const page = 'privacidade'

export const title = 'Privacidade'

export const lead = 'Este site não usa cookies, não mede visitas e não guarda nada do que você faz nas ferramentas.'

export const written = (practice: Practice): ChapterContent => ({
  title: 'O que acontece com o que você escreve',
  paragraphs: [
    `Quem responde pelos dados (o “controlador”, na lei) é ${practice.name}, ${practice.profession}, ${registrationLabel(practice.registration)}. Você pode ler todas as páginas e usar todas as ferramentas sem dizer quem é.`,
    practice.contact.form
      ? 'Só o formulário de contato envia algo, e apenas quando você aperta o botão. Escreva só o necessário para a resposta.'
      : 'Este site não tem formulário: nada do que você escreve nele é enviado.',
  ],
})

const data = ({ contact, messagesKept }: Practice): ChapterContent => ({
  ...(import.meta.env.DEV && { 'data-field': 'messagesKept' }),
  title: 'Dados e finalidades',
  rows: [
    {
      name: 'contato',
      title: contact.form ? 'Nome e e-mail' : 'Nome e contato',
      text: `Para responder a você e combinar um horário. Ficam até ${messagesKept} depois do último contato, se não começarmos; se começarmos, pelo prazo do prontuário (no mínimo cinco anos).`,
    },
    ...(contact.form
      ? [
          {
            title: 'Telefone e mensagem, se você quiser',
            text: 'Para entender o que combinar. Ficam pelo mesmo prazo.',
          },
        ]
      : []),
    {
      title: 'Escolhas nas ferramentas',
      text: 'Para mostrar o desenho e a leitura a você. Ficam só durante a visita, no seu navegador.',
    },
  ],
  notes: [
    {
      title: 'A base na lei',
      text: 'Nome, contato e o que você pedir são usados para os passos que antecedem um atendimento, a seu pedido (Lei Geral de Proteção de Dados, LGPD, artigo\u00a07º, V). Nesse contato não peço dados de saúde, que têm proteção maior; se algo assim vier, fica sob sigilo, e só é usado para cumprir as obrigações da profissão e para cuidar da sua saúde (artigo\u00a011, II, a e f).',
    },
    {
      title: 'Sem faixa de cookies',
      text: 'Não há cookies, medição de visitas nem rastreamento. No seu aparelho fica só uma cópia do próprio site, explicada abaixo; por isso não há o que aceitar ou recusar.',
    },
  ],
})

const named = ({ name, country }: Provider): string => `${name} (${country})`

const mailboxIn = (mailbox: Provider): string => `Quem mantém a caixa de e-mail: ${named(mailbox)}.`

const others = ({ contact, site: { hosting } }: Practice): ChapterContent => ({
  ...(import.meta.env.DEV && { 'data-field': 'contact.mailbox contact.form.service site.hosting' }),
  title: 'Serviços externos e outros países',
  paragraphs: [
    ...(contact.form
      ? [
          `A mensagem do formulário chega à minha caixa de e-mail por um serviço externo, o ${contact.form.service.name}, que ${contact.form.service.place}. Uso esse serviço apenas para essa entrega; ele ${contact.form.service.retention}.${contact.mailbox ? ` ${mailboxIn(contact.mailbox)}` : ''}`,
          'Se preferir outro caminho, use um dos contatos que estão no fim desta página.',
        ]
      : contact.email && contact.mailbox
        ? [mailboxIn(contact.mailbox)]
        : []),
    `Para mostrar as páginas, a hospedagem${hosting ? `, ${named(hosting)},` : ''} recebe, como em qualquer site, o endereço de rede (IP) do seu aparelho. Fontes, desenhos e imagens vêm do próprio site: nenhuma outra empresa é avisada da sua visita.`,
    `Ao seguir um link para fora deste site, você passa a um serviço de terceiros, com regras próprias.${contact.whatsapp ? ' No WhatsApp, a conversa só começa se você enviar a mensagem.' : ''}`,
  ],
  notes: [
    ...(contact.form || contact.email || contact.whatsapp
      ? [
          {
            title: 'Fora do Brasil',
            text: 'Quando nome, contato e pedido de horário passam por um serviço fora do país, a base na lei é o artigo\u00a033, IX. Dados de saúde não devem ir por esses meios: deixe-os para a sessão.',
          },
        ]
      : []),
    {
      title: 'Quer saber mais?',
      text: 'Você pode pedir outros detalhes sobre isso: o fim desta página diz como.',
    },
  ],
})

const tools = (): ChapterContent => ({
  title: 'As ferramentas',
  paragraphs: [
    `Nada do que você marca ou escreve é salvo nem enviado: o exercício acontece só no seu navegador. Ao recarregar a página, tudo se apaga. Imagem e texto só saem dali se você os salvar, compartilhar, copiar ou imprimir; levam então as suas escolhas e o que você escreveu, e o texto também a data.`,
  ],
  notes: [
    {
      title: 'Em aparelho compartilhado',
      text: 'Feche a página depois de usar. A imagem salva continua no aparelho, o texto copiado pode continuar na área de transferência, e o endereço fica no histórico do navegador: apague o que não quiser que outra pessoa veja.',
    },
  ],
})

const copy: ChapterContent = {
  title: 'A cópia do site no seu aparelho',
  paragraphs: [
    'Na primeira visita, o navegador guarda uma cópia dos arquivos deste site: as páginas, os desenhos, as fontes e o código que os põe em movimento. Com ela, as páginas e as ferramentas abrem mesmo sem internet.',
    'A cópia é igual para todas as pessoas. Não é um cookie, não identifica ninguém, e nada do que você escreve ou escolhe entra nela.',
    'Para apagá-la, limpe os dados deste site nas configurações do navegador. Em uma janela anônima, ela some quando você fecha a janela.',
  ],
  notes: [
    {
      title: 'Quando ela não é feita',
      text: 'Se o seu aparelho pede economia de dados, nada é copiado: cada página vem da internet quando você a abre.',
    },
  ],
}

const rights: ChapterContent = {
  title: 'Seus direitos',
  paragraphs: [
    'A Lei Geral de Proteção de Dados (Lei nº\u00a013.709/2018, artigo\u00a018) permite que você peça, quando quiser e sem custo:',
  ],
  list: [
    'a confirmação de que há dados seus, e o acesso a eles;',
    'a correção do que estiver incompleto, inexato ou desatualizado;',
    'a anonimização, o bloqueio ou a eliminação do que for desnecessário ou excessivo;',
    'a portabilidade, conforme a regulamentação da ANPD;',
    'a informação sobre com quem os dados foram compartilhados;',
    'que os dados deixem de ser usados, se o uso não seguir a lei;',
    'a informação sobre o que acontece se você não consentir, a revogação de um consentimento e a eliminação do que dependia dele.',
  ],
  notes: [
    {
      title: 'O que precisa ficar',
      text: 'O registro de um acompanhamento segue normas da profissão (Resolução CFP nº\u00a01/2009) e é guardado por no mínimo cinco anos, mesmo que você peça a eliminação.',
    },
    {
      title: 'Se a resposta não bastar',
      text: 'Você pode levar o pedido à Agência Nacional de Proteção de Dados (ANPD).',
    },
  ],
}

const reach = ({ contact, derivedCopy, privacyReviewed }: Practice): ChapterContent => ({
  ...(import.meta.env.DEV && { 'data-field': 'privacyReviewed' }),
  title: 'Como falar comigo',
  paragraphs: [
    [
      'Para qualquer pedido sobre os seus dados, fale comigo ',
      ...byWays(contact),
      '. Antes de responder, posso pedir que você confirme quem é, para não entregar a outra pessoa o que é seu.',
    ],
  ],
  notes: [
    {
      title: 'Prazo',
      text: 'Para um pedido de acesso, a lei dá, em regra, até quinze dias de prazo (artigo\u00a019). Você não precisa dizer por que pede.',
    },
    {
      title: 'Menores de idade',
      text: [
        derivedCopy.seesMinors
          ? `Os dados de quem tem menos de 18 anos são tratados no melhor interesse dessa pessoa${derivedCopy.seesChildren ? '; os de crianças, com o consentimento da mãe, do pai ou de quem responde por elas' : ''} (artigo\u00a014). Quem entra em contato é a pessoa responsável. `
          : 'O contato por este site é para pessoas adultas. ',
        ...callable(crisis.minors),
      ],
    },
    { title: 'Data', text: `Esta página foi revista em ${privacyReviewed}.` },
  ],
})

/** What the practitioner may say in her own words. */
export const listed = (practice: Practice): readonly ChapterContent[] => [
  data(practice),
  others(practice),
  tools(),
  copy,
  rights,
  reach(practice),
]

export default function PrivacyPage({ practice }: PageProps) {
  return (
    <>
      <main>
        <PlainOpening title={title} lead={lead} />
        <div className="rd">
          <Chapter chapter={written(practice)} />
          <Chapters chapters={chaptersIn(page, practice, listed(practice))} />
        </div>
      </main>
      <SiteFooter practice={practice} />
    </>
  )
}
