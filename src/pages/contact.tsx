import { letter } from '../art/illustrations'
import { withCommas } from '../core/contactMethods'
import { callable } from '../core/crisis'
import { inPlace, officeTitle } from '../core/format'
import { paths } from '../core/paths'
import type { Contact, Office, Practice, Profile } from '../core/practice'
import { ContactForm } from '../form/View'
import { ContactSection } from '../sections/contact'
import { common, type HeadTexts, signature } from '../seo/head'
import { Chapters } from '../ui/reading/Chapter'
import { chaptersIn } from '../ui/reading/textOverrides'
import type { ChapterContent, Entry, Inline } from '../ui/reading/types'
import { type PageProps, SectionPage } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title: 'Contato e agendamento',
  description: `${signature(practice)}: contatos e horários para combinar uma primeira sessão, e o que acontece até ela.`,
  keywords: [...common(practice), 'contato', 'agendar consulta', practice.contact.town],
})

/** In the names of its sentences. */
export const page = 'contato'

export const chapters = (practice: Practice): readonly ChapterContent[] => {
  const { contact, profiles, derivedCopy } = practice
  const { form } = contact
  return [
    {
      title: form ? 'Depois de enviar' : 'Como começa',
      name: 'depois-de-enviar',
      ...(import.meta.env.DEV && { 'data-field': 'contact.answerTime' }),
      steps: [
        ...(form ? afterSending(contact) : afterCalling(contact)),
        {
          title: 'Marcamos um horário',
          text: 'Combinamos dia e hora, e você pergunta antes o que quiser saber. A primeira sessão não obriga a continuar.',
        },
      ],
      notes: [
        {
          title: 'Dias de atendimento',
          text: `${derivedCopy.hours.join('. ')}.`,
          ...(import.meta.env.DEV && { 'data-field': 'contact.hours profiles' }),
        },
        ...(profiles
          ? [
              {
                title: 'Em outros lugares',
                text: profileLinks(profiles),
                ...(import.meta.env.DEV && { 'data-field': 'profiles' }),
              },
            ]
          : []),
        {
          title: 'O caminho dos dados',
          text: [
            'O que faço dos seus dados, e por quanto tempo, está na página sobre ',
            { text: 'privacidade', href: paths.privacy },
            '.',
          ],
        },
      ],
    },
    {
      title: form ? 'O que escrever' : 'O que dizer',
      name: 'o-que-escrever',
      rows: [
        {
          title: 'Basta isto',
          text: `Seu nome${form ? ', um e-mail (o telefone, se quiser)' : ''}${derivedCopy.isInPerson && derivedCopy.isByVideo ? ', os horários possíveis e a preferência por sala ou vídeo' : ' e os horários possíveis'}.`,
        },
        {
          title: 'O que fica para a sessão',
          text: 'Sua história, diagnósticos, remédios, nomes de outras pessoas. Isso pode esperar: na sessão falamos com calma.',
        },
        ...(derivedCopy.seesOne && !derivedCopy.isGuidance
          ? [
              {
                title: form ? 'Se você escreve por outra pessoa' : 'Se é por outra pessoa',
                name: 'se-voce-escreve-por-outra-pessoa',
                text: `Pode perguntar sobre horários e modo de atendimento sem contar a história dela. ${nextStep(derivedCopy)}`,
              },
            ]
          : []),
      ],
      notes: [
        {
          title: 'Sem palavras certas',
          text: '“Gostaria de marcar uma conversa” já basta.',
        },
      ],
      illustration: letter,
    },
    ...(contact.offices ? wayTo(contact.offices, contact) : []),
    ...(derivedCopy.isByVideo ? [onScreen(practice)] : []),
    {
      title: 'Se não der para esperar',
      paragraphs: [
        'Este site não atende urgências, e a resposta pode demorar. Se há sofrimento intenso ou risco, não espere por ela: procure um destes serviços.',
        [
          ...callable(
            'Em emergência, ligue 192 (SAMU) ou vá à UPA ou ao pronto-socorro mais próximo. Se há violência acontecendo, ligue 190 (Polícia Militar); se é contra uma mulher, também 180; contra criança, adolescente, pessoa idosa ou com deficiência, 100, a qualquer hora. Para falar com alguém, dia e noite, ligue 188 (CVV, gratuito); há também chat e e-mail em ',
          ),
          { text: 'cvv.org.br', href: 'https://cvv.org.br' },
          '. Para cuidado contínuo, durante o dia, procure o CAPS ou o posto de saúde. Fora do Brasil, procure o serviço de emergência do lugar onde você está.',
        ],
      ],
    },
  ]
}

/** Who sees only minors is asked by those who answer for them. */
const nextStep = ({ seesAdults, seesMinors }: Practice['derivedCopy']): string => {
  if (!seesAdults && seesMinors) return 'Quem me procura é a mãe, o pai ou quem responde por ela.'
  const own = 'O passo seguinte é combinado com a própria pessoa, se ela quiser.'
  return seesMinors ? `${own} Se ela tem menos de 18 anos, quem me procura é quem responde por ela.` : own
}

const afterSending = ({ answerTime }: Contact): readonly Entry[] => [
  {
    title: 'A mensagem chega',
    text: 'A mensagem passa por um serviço externo de formulários e chega à minha caixa de e-mail. O dever de sigilo já vale para ela.',
  },
  {
    title: 'A resposta vem',
    text: `Respondo ${answerTime ? `em ${answerTime}, ` : ''}pelo contato que você deixar. Se nada chegar, olhe o spam ou escreva de novo.`,
  },
]

const afterCalling = ({ answerTime }: Contact): readonly Entry[] => [
  { title: 'O primeiro contato', text: 'O dever de sigilo já vale desde essa conversa.' },
  {
    title: 'A resposta',
    text: `${answerTime ? `Respondo em ${answerTime}. ` : ''}Se a resposta não vier, tente de novo.`,
  },
]

const onScreen = ({ derivedCopy }: Practice): ChapterContent => ({
  title: 'A conversa pela tela',
  paragraphs: [
    'Antes da sessão, digo como entrar na chamada. Pode ser de um computador ou de um celular apoiado, com câmera e microfone; basta um canto da casa onde outras pessoas não ouçam a conversa.',
    `${derivedCopy.seesOne ? 'Fones ajudam no som e no sigilo. ' : ''}Um copo de água por perto e alguns minutos de silêncio, ao começar e ao terminar, fazem as vezes do caminho${derivedCopy.isInPerson ? ' até a sala' : ''}. Se a conexão falhar e não voltar, combinamos como retomar.`,
  ],
  notes: derivedCopy.isInPerson ? [inPersonOrOnline] : [onTheDay],
})

const onTheDay: Entry = {
  title: 'Um imprevisto no dia',
  text: 'Avise pelo contato que combinamos. Atrasos acontecem; não é preciso dizer o motivo.',
}

const inPersonOrOnline: Entry = {
  title: 'Presencial ou online?',
  text: [
    'O formato é avaliado caso a caso. Há mais sobre isso na página de ',
    { text: 'serviços', href: paths.services },
    '.',
  ],
}

function wayTo(offices: readonly Office[], contact: Contact): readonly ChapterContent[] {
  const [one, other] = offices
  const town = offices.some((office) => office.town) && { town: contact.town }
  return [
    {
      title: 'O caminho até a sala',
      ...(import.meta.env.DEV && { 'data-field': 'contact.offices' }),
      ...(one && !other && { rows: wayThere(one) }),
      paragraphs: [
        `${other ? 'Os consultórios ficam' : 'O consultório fica'} ${inPlace(contact)}.`,
        'Procure chegar perto da hora marcada: assim a espera é curta e ninguém se cruza sem querer. Se você precisa de algum cuidado para chegar ou para ficar à vontade, com degraus, luz ou som, diga ao marcar, e vejo antes o que é possível.',
      ],
      notes: [onTheDay],
    },
    ...(other
      ? offices.map((office, index) => ({
          title: officeTitle({ town: contact.town, ...office }, offices[1 - index]),
          ...(import.meta.env.DEV && { 'data-field': `contact.offices.${index}` }),
          rows: wayThere({ ...town, ...office }),
        }))
      : []),
  ]
}

const wayThere = ({ street, district, town, landmark, parking, access }: Office): readonly Entry[] =>
  [
    { title: street ? 'Endereço' : 'Bairro', text: [street, district, town].filter(Boolean).join(', ') },
    { title: 'Endereço', text: street ? undefined : 'Chega a você, completo, com a confirmação da primeira sessão.' },
    { title: 'Como chegar', text: landmark },
    { title: 'Estacionamento', text: parking },
    { title: 'Acesso', text: access },
  ].flatMap(({ title, text }) => (text ? { title, text } : []))

const profileLinks = (profiles: readonly Profile[]): readonly Inline[] =>
  withCommas(profiles.map(({ name, url }) => ({ text: name, href: url })))

/** Its section with the form as the opening; then what happens next, the way there, online, urgent help. */
export default function ContactPage({ practice }: PageProps) {
  const form = <ContactForm practice={practice} place="opening" />
  const opening = <ContactSection practice={practice} place="opening" form={form} />
  return (
    <SectionPage id="contact" practice={practice} opening={opening}>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} />
      </div>
    </SectionPage>
  )
}
