import { office } from '../art/illustrations'
import { agreeing, capitalisedProfession, registrationLabel } from '../core/format'
import type { Practice } from '../core/practice'
import { listed } from '../core/words'
import { AboutSection } from '../sections/about'
import { common, type HeadTexts, schools, signature } from '../seo/head'
import { Chapters } from '../ui/reading/Chapter'
import { Closing } from '../ui/reading/pageParts'
import { chaptersIn, closingIn } from '../ui/reading/textOverrides'
import type { ChapterContent, ClosingContent, Entry } from '../ui/reading/types'
import { type PageProps, SectionPage } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title: `Sobre ${agreeing(practice, 'a psicóloga', 'o psicólogo')}`,
  description: `${signature(practice)}. Formação: ${schools(practice).join(' e ')}. Percurso e modo de trabalhar.`,
  keywords: [...common(practice), 'formação', ...schools(practice)],
})

/** In the names of its sentences. */
export const page = 'sobre'

export const chapters = (practice: Practice): readonly ChapterContent[] => [
  {
    title: 'Formação e registro',
    ...(import.meta.env.DEV && { 'data-field': 'education titles' }),
    paragraphs: titles(practice),
    steps: [
      {
        name: 'universidade',
        title: practice.education.university,
        text: 'Onde estudei Psicologia: o desenvolvimento, os vínculos, o sofrimento, os modos de cuidar e o limite de cada um. Os estágios, sempre com supervisão, fazem parte do curso: é neles que a prática começa.',
      },
      training(practice.education),
      {
        name: 'registro',
        title: registrationLabel(practice.registration),
        text: 'A inscrição no Conselho Regional de Psicologia, obrigatória para exercer a profissão no Brasil. Ela pode ser conferida com o próprio Conselho ou no cadastro nacional mantido pelo Conselho Federal.',
      },
    ],
    notes: [
      {
        title: 'Por que o número aparece',
        text: 'Nome completo e registro estão em todas as páginas deste site. O Código de Ética pede isso, e quem procura atendimento tem direito a saber com quem fala.',
      },
    ],
  },
  {
    title: 'O que procuro não esquecer',
    paragraphs: [
      'Desconfio das explicações rápidas, a começar pelas minhas. Merece mais atenção o que volta: uma imagem, um gesto, uma palavra repetida quase sem querer.',
      'Nem sempre é hora de interpretar: às vezes ajuda mais ter companhia, descansar ou cuidar de algo prático. Se o encontro não dá certo, prefiro que você me diga. E o estudo não termina com o diploma: continuar a aprender é um dever da profissão.',
    ],
    notes: [
      {
        title: 'Duas pessoas em conversa',
        text: 'Jung comparou o encontro de duas personalidades ao contato de duas substâncias: se há reação, ambas se transformam. Está em “Os problemas da psicoterapia moderna”, de 1929 (A prática da psicoterapia, Obra Completa 16/1).',
      },
    ],
  },
  {
    title: 'Como trabalho',
    paragraphs: [
      'Começo por escutar. Antes de qualquer teoria, quero ouvir o que você conta e o modo como conta: o que se repete, o que falta, o que surpreende até você. As ideias de Jung me ajudam a perguntar. As respostas aparecem na conversa.',
      'Há sessões de muita fala e sessões de pausas longas. Às vezes um sonho, um desenho ou a frase de um livro abre um assunto que a explicação não alcançava.',
      'Não trago fórmulas nem traduzo imagens por você. Digo o que percebo e pergunto se faz sentido; se não fizer, procuramos outra leitura.',
    ],
    notes: [
      {
        title: 'De onde, e para quê',
        text: 'De onde isto vem? A história importa, e a infância entra na conversa quando faz sentido. Jung punha outra pergunta ao lado dessa: para onde isto aponta? (“Aspectos gerais da psicologia do sonho”, em A natureza da psique, Obra Completa 8/2.)',
      },
    ],
    ...(practice.derivedCopy.isInPerson && { illustration: office }),
  },
  {
    title: 'O que você encontra aqui',
    rows: [
      {
        title: 'Sigilo',
        text: secrecy(practice.derivedCopy),
      },
      {
        title: 'Um tempo reservado',
        text: 'O horário combinado é seu. Férias, faltas e mudanças são conversadas no começo, para que depois não haja surpresa.',
      },
      {
        title: 'Respeito',
        text: 'A psicologia é uma profissão laica. Fé, dúvida, origem, gênero e orientação sexual são recebidos sem julgamento e sem intenção de mudá-los.',
      },
      {
        title: 'Franqueza',
        text: 'Se outra forma de cuidado puder ajudar mais, digo isso com clareza e ajudo a procurar. Uma dúvida sobre o nosso trabalho também é assunto de sessão.',
      },
    ],
    notes: [
      {
        title: 'Não há motivo pequeno',
        text: 'Uma perda, uma decisão, um cansaço sem nome, a vontade de se conhecer melhor. Não é preciso chegar sabendo por onde começar.',
      },
    ],
  },
]

const tradition =
  'Nessa tradição, formar-se costuma pedir o estudo da obra de Jung e de quem a continuou e criticou, a supervisão dos atendimentos e a própria análise.'

/** Nobody is called trained who is not (Código de Ética, art. 20 b). */
function training({ training, institute = '' }: Practice['education']): Entry {
  if (training === 'formação em instituto')
    return { name: 'instituto', title: institute, text: `Onde fiz a formação na abordagem junguiana. ${tradition}` }
  if (training === 'em formação')
    return {
      name: 'instituto-em-curso',
      title: institute,
      text: `Onde faço a formação na abordagem junguiana, ainda em curso. ${tradition}`,
    }
  return {
    title: 'Estudo e supervisão',
    text: 'É assim que trabalho na abordagem junguiana: estudo a obra de Jung e de quem a continuou e criticou, e levo os atendimentos à supervisão. Não fiz a formação de um instituto.',
  }
}

/** To one person, to several, or to either. */
function secrecy({ seesOne, seesSeveral }: Practice['derivedCopy']): string {
  const among = seesOne ? 'Quando vem mais de uma pessoa, combinamos' : 'Combinamos'
  return `O que ${seesOne ? 'você diz' : 'vocês dizem'} fica sob sigilo. As exceções são poucas, estão na lei e no Código de Ética, e explico quais são logo no início.${seesSeveral ? ` ${among} também o que fica entre mim e cada pessoa.` : ''}`
}

/** `Psicóloga, mestre em Psicologia Clínica (USP) e especialista em Psicologia Clínica.` */
const titles = (practice: Practice): string[] =>
  practice.titles ? [`${capitalisedProfession(practice)}, ${listed(practice.titles)}.`] : []

export const closing: ClosingContent = {
  title: 'Se quiser, conversamos.',
  paragraphs: ['Na primeira sessão você já pode sentir se quer continuar comigo.'],
  label: 'Agendar Consulta',
}

/** Its section as the opening; then training, what practice teaches, manner of working. */
export default function AboutPage({ practice }: PageProps) {
  return (
    <SectionPage id="about" practice={practice} opening={<AboutSection practice={practice} place="opening" />}>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} />
      </div>
      <Closing content={closingIn(page, practice, closing)} />
    </SectionPage>
  )
}
