import { hoursLines } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import type { ChapterContent } from '../../../ui/reading/types'
import { pathOf } from '../paths'

export const chapters = (practice: Practice): readonly ChapterContent[] => {
  const { contact } = practice
  return [
    {
      title: 'Depois de enviar',
      steps: [
        {
          title: 'A mensagem chega',
          text: 'Um serviço externo de formulários a entrega na minha caixa de e-mail. Quem lê e quem responde sou eu.',
        },
        {
          title: 'A resposta vem',
          text: `Respondo nos dias de atendimento, do endereço ${contact.email} ou do número ${contact.phone}. Se em três dias úteis nada tiver chegado, vale olhar a caixa de spam ou tentar por outro caminho.`,
        },
        {
          title: 'Marcamos um horário',
          text: 'Combinamos dia, hora e formato, e você recebe por escrito o que precisa saber para chegar. A primeira conversa não obriga a continuar.',
        },
      ],
      notes: [
        { title: 'Dias de atendimento', text: `${hoursLines(contact.hours).join('. ')}.` },
        {
          title: 'O caminho dos dados',
          text: [
            'O que é enviado, para quê e por quanto tempo fica está na página sobre ',
            { text: 'privacidade', href: pathOf(practice, 'privacy') },
            '.',
          ],
        },
      ],
    },
    {
      title: 'O que escrever',
      rows: [
        {
          title: 'Basta isto',
          text: 'Seu nome, um meio de retorno, os horários que servem e se você prefere a sala ou a tela.',
        },
        {
          title: 'Pode esperar',
          text: 'O que você está vivendo, diagnósticos, remédios, nomes de outras pessoas. Isso pertence à conversa, onde há tempo e sigilo, e não a um formulário.',
        },
        {
          title: 'Se você escreve por outra pessoa',
          text: 'Pode perguntar sobre horários e modo de atendimento sem contar a história dela. O passo seguinte é combinado com a própria pessoa, se ela quiser.',
        },
      ],
      notes: [
        {
          title: 'Sem palavras certas',
          text: '“Gostaria de marcar uma conversa” já é uma mensagem completa.',
        },
      ],
    },
    {
      title: 'O caminho até a sala',
      paragraphs: [
        `O consultório fica em ${contact.town}, ${contact.state.name}. O endereço completo segue com a confirmação do primeiro horário, junto com as indicações para quem vem de carro ou de transporte público.`,
        'Procure chegar perto da hora marcada: assim a espera é curta e ninguém se cruza sem querer. Se você precisa de algum cuidado para chegar ou para ficar à vontade (degraus, luz, som, companhia até a porta), diga na mensagem, e vejo antes o que é possível.',
      ],
      notes: [
        {
          title: 'Um imprevisto no dia',
          text: `Avise pelo telefone ${contact.phone}. Atrasos acontecem; um aviso curto basta.`,
        },
      ],
    },
    {
      title: 'A conversa pela tela',
      paragraphs: [
        'O endereço da chamada chega antes da sessão. Serve um computador ou um celular apoiado, com câmera e microfone; não é preciso mostrar a casa, basta um canto onde outras pessoas não ouçam a conversa.',
        'Fones ajudam no som e no sigilo. Um copo de água por perto e alguns minutos de silêncio, ao começar e ao terminar, fazem as vezes do caminho até a sala. Se a conexão falhar e não voltar, seguimos por telefone ou combinamos outro momento.',
      ],
      notes: [
        {
          title: 'Presencial ou online?',
          text: [
            'O formato é avaliado caso a caso. Há mais sobre isso na página de ',
            { text: 'serviços', href: pathOf(practice, 'services') },
            '.',
          ],
        },
      ],
    },
    {
      title: 'Se não der para esperar',
      paragraphs: [
        'As mensagens enviadas por aqui não são lidas dia e noite. Diante de sofrimento intenso ou de risco, procure agora quem atende agora.',
        [
          'O CVV escuta pelo telefone ',
          { text: '188', href: 'tel:188' },
          ' (gratuito, 24 h), e também por chat e e-mail em ',
          { text: 'cvv.org.br', href: 'https://cvv.org.br' },
          '. O SAMU atende pelo ',
          { text: '192', href: 'tel:192' },
          '. A UPA e o pronto-socorro recebem sem hora marcada, e o CAPS oferece cuidado contínuo na rede pública.',
        ],
      ],
    },
  ]
}
