import { registrationLabel } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import type { ChapterContent, ClosingContent } from '../../../ui/reading/types'

export const chapters = (practice: Practice): readonly ChapterContent[] => [
  {
    title: 'Formação e registro',
    steps: [
      {
        title: practice.education.university,
        text: 'Onde estudei Psicologia. A universidade dá a base comum da profissão: o desenvolvimento, os vínculos, o sofrimento, os modos de cuidar e os seus limites. O ofício se aprende depois, de encontro em encontro.',
      },
      {
        title: practice.education.institute,
        text: 'Onde fiz a formação na abordagem junguiana. Um percurso assim costuma reunir três coisas: o estudo da obra de Jung e de quem a continuou e criticou, a supervisão dos atendimentos e a análise pessoal. Quem escuta também precisa conhecer a outra cadeira.',
      },
      {
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
    title: 'O que a prática ensina',
    paragraphs: [
      'Um percurso clínico se conta menos em datas do que em encontros. Com o tempo, aprende-se a desconfiar das explicações rápidas, a começar pelas próprias, e a dar mais atenção ao que volta: uma imagem, um gesto, uma palavra que se repete sem que ninguém note.',
      'A prática também ensina limites. Nem toda dor pede interpretação; às vezes pede companhia, descanso ou uma providência concreta. Nem todo encontro dá certo, e reconhecer isso cedo faz parte do cuidado. Por isso o estudo e a supervisão não terminam com o diploma.',
    ],
    notes: [
      {
        title: 'Duas pessoas na sala',
        text: 'Jung comparou o encontro de duas personalidades ao contato de duas substâncias: se há reação, ambas se transformam. Está em “Os problemas da psicoterapia moderna”, de 1929 (A prática da psicoterapia, Obra Completa 16/1).',
      },
    ],
  },
  {
    title: 'Como trabalho',
    paragraphs: [
      'Começo por escutar. Antes de qualquer teoria, interessa o que você conta e o modo como conta: o que se repete, o que falta, o que surpreende até quem fala. As ideias de Jung ajudam a fazer perguntas; as respostas, quando vêm, aparecem na conversa.',
      'Conversamos frente a frente, na sala ou pela tela. Há sessões de muita fala e sessões de pausas longas, e ambas servem. Às vezes um sonho, um desenho ou a frase de um livro abre um assunto que a explicação não alcançava.',
      'Não dou receitas nem digo o que uma imagem quer dizer. Digo o que percebo e confiro com você: se a leitura não servir, é ela que muda.',
    ],
    notes: [
      {
        title: 'De onde, e para quê',
        text: 'A história conta, e a infância entra na conversa quando faz sentido. Jung propunha uma segunda pergunta, tão importante quanto a primeira: para onde isto aponta agora?',
      },
    ],
  },
  {
    title: 'O que você encontra aqui',
    rows: [
      {
        title: 'Sigilo',
        text: 'O que é dito fica protegido. As exceções são raras, estão previstas no Código de Ética, e explico quais são logo no início.',
      },
      {
        title: 'Um tempo reservado',
        text: 'O horário combinado é seu. Férias, faltas e mudanças são conversadas no começo, para que depois não haja surpresa.',
      },
      {
        title: 'Respeito',
        text: 'A psicologia é uma profissão laica. Fé, dúvida, origem, modo de amar e de viver são recebidos sem julgamento e sem intenção de mudá-los.',
      },
      {
        title: 'Franqueza',
        text: 'Se outra forma de cuidado puder ajudar mais, digo isso com clareza e ajudo a procurar. Uma dúvida sobre o nosso trabalho também é assunto de sessão.',
      },
    ],
    notes: [
      {
        title: 'Não há motivo pequeno',
        text: 'Uma perda, uma decisão, um cansaço sem nome, a curiosidade por si. Não é preciso chegar sabendo por onde começar.',
      },
    ],
  },
]

export const closing: ClosingContent & { label: string } = {
  title: 'Se quiser, conversamos.',
  text: 'Um primeiro encontro ajuda a sentir se este pode ser um bom lugar para o que você traz.',
  label: 'Agendar Consulta',
}
