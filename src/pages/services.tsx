import { distance, doorway, encounter, leaves, moons } from '../art/illustrations'
import { byWays } from '../core/contactMethods'
import { callable, crisis } from '../core/crisis'
import type { Practice } from '../core/practice'
import { capitalised, listed } from '../core/words'
import { ServicesSection } from '../sections/services'
import { common, type HeadTexts, lookedFor, schools, signature } from '../seo/head'
import { Chapter, Chapters } from '../ui/reading/Chapter'
import { Closing } from '../ui/reading/pageParts'
import { chaptersIn, closingIn } from '../ui/reading/textOverrides'
import type { ChapterContent, ClosingContent, Question } from '../ui/reading/types'
import { type PageProps, SectionPage } from './SectionPage'

export const head: HeadTexts = (practice) => {
  const { isInPerson, isByVideo, isGuidance, places, therapy } = practice.derivedCopy
  return {
    title: `${isGuidance ? therapy : 'Terapia'} ${places}`,
    description: `Como é a primeira sessão ${places}, o ritmo das sessões e perguntas frequentes. ${signature(practice)}.`,
    keywords: [
      ...common(practice),
      therapy.toLowerCase(),
      ...(isByVideo ? [lookedFor(practice, 'online')] : []),
      ...(isInPerson ? [lookedFor(practice, 'presencial'), practice.contact.town] : []),
      ...schools(practice),
    ],
  }
}

/** In the names of its sentences. */
export const page = 'servicos'

export const chapters = (practice: Practice): readonly ChapterContent[] => {
  const { seesOne } = practice.derivedCopy
  return [
    {
      title: 'Para quem é',
      ...(import.meta.env.DEV && { 'data-field': 'clients' }),
      paragraphs: [
        `${practice.derivedCopy.people} Muita coisa pode trazer alguém até aqui: um luto, uma separação, ansiedade, esgotamento, ${practice.derivedCopy.seesAdults ? 'a virada da meia-idade, a vida longe de casa, ' : ''}ou só a sensação de que algo precisa mudar, sem que se saiba o quê. Não é preciso ter um nome para o que se sente.`,
      ],
      notes: [
        ...(practice.derivedCopy.seesMinors ? [minors(practice.derivedCopy)] : []),
        {
          title: 'Quando outro serviço atende melhor',
          text: 'Numa crise, vá ao pronto atendimento, a qualquer hora. O CAPS, onde há, recebe sem hora marcada, em geral só de dia. Para quem não tem como pagar, há clínicas-escola.',
        },
      ],
      illustration: doorway,
    },
    {
      title: 'Como é a primeira sessão',
      steps: [
        {
          title: 'Antes',
          text: `Combinamos o dia, o horário e o que mais for preciso. ${seesOne ? 'Você não precisa' : 'Ninguém precisa'} preparar nada nem saber por onde começar.`,
        },
        {
          title: 'Durante',
          text: during(practice.derivedCopy),
        },
        {
          title: 'Depois',
          text: 'No fim, conversamos com franqueza sobre seguir ou não; a resposta pode ficar para depois. Seguindo, acertamos frequência e horário; se não, posso indicar outros caminhos.',
        },
      ],
      notes: [
        {
          title: 'Também é a sua vez',
          text: `Repare na voz, no ritmo, em como ${seesOne ? 'você' : 'cada pessoa'} se sente. Isso conta na decisão.`,
        },
        {
          title: 'Sigilo desde o início',
          text: 'O dever de sigilo vale desde o primeiro contato (Código de Ética Profissional do Psicólogo, artigo\u00a09º).',
        },
      ],
      illustration: encounter,
    },
    {
      title: 'O ritmo das sessões',
      paragraphs: [
        'O mais comum é uma sessão por semana, no mesmo dia e horário. A regularidade ajuda os assuntos a voltar e a amadurecer entre uma sessão e outra.',
        'Outro ritmo pode ser combinado: sessões mais frequentes em um período difícil, mais espaçadas quando o acompanhamento se aproxima do encerramento. De tempos em tempos, vale parar, olhar o percurso e decidir como seguir.',
      ],
      notes: [
        {
          title: 'O que fica registrado',
          text: 'Mantenho um registro sigiloso dos atendimentos, como a profissão exige. Você tem direito de acesso ao que consta no seu prontuário.',
        },
      ],
      illustration: moons,
    },
    ...(practice.derivedCopy.isByVideo ? [byVideo(practice)] : []),
  ]
}

/** To one person, to several, or to either. */
function during({ seesOne, seesSeveral }: Practice['derivedCopy']): string {
  if (!seesOne)
    return 'Escuto cada pessoa com calma: o que trouxe vocês até aqui, o que já tentaram, o que esperam. Faço perguntas, e vocês também podem perguntar sobre o meu modo de trabalhar.'
  return `Escuto com calma: o que trouxe você até aqui, o que já tentou, o que espera. Faço perguntas, e você também pode perguntar sobre o meu modo de trabalhar.${seesSeveral ? ' Quando vem mais de uma pessoa, escuto cada uma.' : ''}`
}

/** Código de Ética Profissional do Psicólogo, articles 8 and 13; in families, who answers for them is there. */
const minors = ({ seesOne }: Practice['derivedCopy']) => ({
  title: 'Antes dos 18 anos',
  text: `O atendimento depende da autorização de quem é responsável (Código de Ética, artigo\u00a08º)${seesOne ? ', e a primeira conversa pode ser com essa pessoa. O que é dito nas sessões fica sob sigilo: a quem é responsável conta-se só o essencial para cuidar bem (artigo\u00a013).' : '. O que é dito nas sessões fica sob sigilo.'}`,
})

const byVideo = ({ clientsOnline, derivedCopy }: Practice): ChapterContent => ({
  title: 'Online, caso a caso',
  paragraphs: [
    `${derivedCopy.isInPerson ? 'Quando a primeira sessão é por vídeo, avaliamos nela' : 'Na primeira sessão avaliamos'}, em conjunto, se o atendimento online é adequado ao que você vive agora. Contam o lugar de onde você fala, a privacidade que tem ali e a qualidade da conexão.`,
    `Antes ${derivedCopy.isInPerson ? 'da primeira sessão por vídeo' : 'dela'}, digo que recurso usamos e o que ele exige, e combinamos o que fazer se a chamada cair. O dever de sigilo é o mesmo${derivedCopy.isInPerson ? ' da sala' : ''}; a privacidade depende dos dois lados: uma porta fechada, ${derivedCopy.seesOne ? 'fones de ouvido, ' : ''}ninguém mais ouvindo.`,
    'Em situações de risco, de violência ou de urgência, o atendimento presencial costuma ser o indicado. Nesses casos, digo o motivo e ajudo a encontrar um serviço perto de você.',
  ],
  notes: [
    {
      title: 'À distância',
      ...(import.meta.env.DEV && { 'data-field': 'clientsOnline' }),
      text: `${clientsOnline ? `Atendo online ${clientsOnline}. ` : ''}Por vídeo, sigo a norma da profissão para o atendimento pela internet (Resolução CFP nº 9/2024).`,
    },
    { title: 'Se há risco ou violência', text: callable(crisis.violence) },
  ],
  illustration: distance,
})

/** A line on fees, neutral, never an argument (Código de Ética, art. 20 d), and what else there is to agree on. */
export const agreements = ({
  fee = 'Valores informados no primeiro contato.',
  languages,
  agreements = [],
}: Practice): ChapterContent => ({
  title: 'Combinados',
  ...(import.meta.env.DEV && { 'data-field': 'fee languages agreements' }),
  rows: [
    { title: 'Honorários', text: fee },
    ...(languages ? [{ title: 'Idiomas', text: `${capitalised(listed(languages))}.` }] : []),
    ...agreements,
  ],
})

const privacyAtHome: Question = {
  title: 'E se eu não tiver privacidade em casa?',
  text: 'O carro estacionado, uma sala emprestada ou o quarto, com fones e um ventilador do lado de fora da porta, costumam servir. Se nada disso for possível, procuramos outro horário ou outro lugar. Se o motivo é medo de alguém, diga quando for seguro: pensamos em outro modo.',
}

const inOrder = (first: readonly string[], all: readonly Question[]): readonly Question[] => [
  ...first.flatMap((title) => all.filter((question) => question.title === title)),
  ...all.filter(({ title }) => !first.includes(title)),
]

export const questions = ({
  derivedCopy,
  contact,
  agreements,
  clientsOnline,
  questions: first = [],
}: Practice): ChapterContent & { questions: readonly Question[] } => ({
  title: 'Perguntas que costumam vir',
  ...(import.meta.env.DEV && { 'data-field': 'questions agreements' }),
  questions: inOrder(first, [
    {
      title: 'E se eu chorar?',
      text: 'Acontece, e não precisa de explicação. Esperamos o tempo que for, e a conversa continua quando você quiser.',
    },
    {
      title: 'E se eu não souber o que dizer?',
      text: 'Eu ajudo com perguntas. Ficar um pouco em silêncio também é permitido.',
    },
    {
      title: 'E se eu não me sentir à vontade?',
      text: 'Pode dizer, e não me ofendo. A primeira sessão serve também para isso, e posso indicar colegas.',
    },
    {
      title: 'Psicologia, psiquiatria, psicanálise: o que muda?',
      text: 'A psicologia é a minha profissão, com registro no CRP. A psiquiatria é uma especialidade da medicina: quem a exerce pode receitar remédios. A psicanálise é um método, praticado por pessoas de várias formações.',
    },
    ...(derivedCopy.isByVideo && derivedCopy.seesOne ? [privacyAtHome] : []),
    ...(derivedCopy.isByVideo && clientsOnline
      ? [
          {
            title: 'Moro em outro fuso horário. Como fica?',
            text: 'Ao marcar, combinamos qual relógio vale, o seu ou o meu, e refazemos a conta quando um deles mudar.',
          },
        ]
      : []),
    {
      title: 'Preciso me lembrar dos meus sonhos?',
      text: 'Não. Sonhos são bem-vindos quando aparecem. Uma lembrança, uma irritação ou um filme que ficou também podem ser ponto de partida.',
    },
    {
      title: 'Preciso conhecer Jung?',
      text: 'Não. A abordagem orienta o meu modo de escutar. Se uma palavra soar estranha, pergunte.',
    },
    {
      title: 'Quanto tempo dura o processo?',
      text: 'Varia, e não posso prometer um prazo. Há processos breves, em torno de uma decisão, e outros que levam anos.',
    },
    // what has been agreed on says it itself, unless the practitioner asks for it
    ...(agreements && !first.includes('E se eu precisar faltar?')
      ? []
      : [
          {
            title: 'E se eu precisar faltar?',
            text: 'Combinamos isso no começo: com quanto tempo avisar, o que pode ser remarcado, como ficam as férias. O acordo vale para os dois lados.',
          },
        ]),
    {
      title: 'Faço acompanhamento médico. Há algum problema?',
      text: 'Nenhum. Os dois cuidados podem andar juntos. Não receito nem altero remédios: isso cabe a quem os receitou.',
    },
    {
      title: 'E se eu quiser parar?',
      text: 'Você pode encerrar quando quiser. Uma última conversa, para olhar o que foi feito, costuma ajudar na despedida.',
    },
  ]),
  notes: [
    {
      title: 'Outra pergunta?',
      text: ['Pode vir ', ...byWays(contact), '.'],
    },
  ],
  illustration: leaves,
})

export const closing = ({ contact }: Practice): ClosingContent => ({
  title: contact.form ? 'Escreva quando quiser.' : 'Quando você quiser.',
  name: 'escreva-quando-quiser',
  paragraphs: ['Poucas palavras bastam. O primeiro passo é só combinar um horário.'],
  label: 'Vamos nos conhecer?',
})

/** Its section as the opening; then first session, rhythm, online care, fees, questions. */
export default function ServicesPage({ practice }: PageProps) {
  return (
    <SectionPage id="services" practice={practice} opening={<ServicesSection practice={practice} place="opening" />}>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} />
        <Chapter chapter={agreements(practice)} />
        <Chapters chapters={chaptersIn(page, practice, [questions(practice)])} />
      </div>
      <Closing content={closingIn(page, practice, closing(practice))} />
    </SectionPage>
  )
}
