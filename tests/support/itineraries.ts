import { sectionInView } from '../../src/carousel/slice'
import { contentRequested } from '../../src/core/events'
import { dayTurned } from '../../src/layout/slice'
import { menuDismissed, menuToggled } from '../../src/menu/slice'
import { practice } from '../../src/practice'
import { travels } from './tools'
import type { Arrival, Visit } from './visit'

/** A way through the site, as somebody might go it. */
export interface Itinerary extends Arrival {
  walk: (visitor: Visit) => Promise<void>
}

const aboutPath = `/sobre-${practice.aboutSlug}`

async function goThroughTools(visitor: Visit) {
  visitor.does(dayTurned({ day: '2026-11-21' }))
  for (const { path, walk } of travels) {
    visitor.followLink(path)
    await visitor.wait(400)
    await walk(visitor)
  }
  visitor.goBackTo('/mandala-arquetipica')
  await visitor.wait(1000)
}

function write({ type }: Visit) {
  type('name', 'A')
  type('name', 'Ana')
  type('email', 'ana@exemplo.com')
  type('phone', '11 91111-1111')
  type('message', 'Bom dia.')
}

/** A message that arrives, one that does not, one nobody answers; the banner is left to go, and replaced. */
async function sendMessages(visitor: Visit) {
  const { type, pressSend, requests, wait, followLink } = visitor
  write(visitor)
  pressSend()
  type('name', 'refused while sending')
  await wait(300)
  requests.at(-1)?.refuse(new Error('no'))
  await wait(800)
  pressSend()
  pressSend()
  await wait(1200)
  requests.at(-1)?.accept()
  await wait(2000)
  write(visitor)
  pressSend()
  await wait(500)
  requests.at(-1)?.accept()
  await wait(6000)
  write(visitor)
  pressSend()
  await wait(900)
  followLink('/privacidade')
  await wait(25_000)
  followLink('/contato-agendar')
  type('message', '')
}

async function readPages({ followLink, goBackTo, wait, does }: Visit) {
  for (const path of [aboutPath, '/atuacao-clinica-junguiana', '/servicos-terapia', '/contato-agendar']) {
    followLink(path)
    await wait(1500)
  }
  followLink('/privacidade')
  await wait(500)
  followLink('/acessibilidade')
  followLink('/nao-existe')
  await wait(500)
  goBackTo('/acessibilidade')
  followLink('/spa')
  does(dayTurned({ day: '2027-01-01' }))
  followLink('/#services')
  await wait(1000)
}

export const itineraries: Readonly<Record<string, Itinerary>> = {
  'slides and pages on a desktop': {
    async walk(visitor) {
      const { pressNext, pressPrevious, pressNumeral, chooseInBar, followLink, goBackTo, turnTo, wait, does } = visitor
      does(dayTurned({ day: '2026-11-21' }))
      pressPrevious()
      pressNext()
      await wait(800)
      for (let slide = 0; slide < 5; slide++) {
        pressNext()
        await wait(slide === 2 ? 300 : 701)
      }
      pressNext()
      await wait(701)
      pressNumeral('contact')
      followLink('/#services')
      await wait(1500)
      chooseInBar('approach')
      chooseInBar('contact')
      await wait(1200)
      pressNext()
      await wait(200)
      turnTo('mobile')
      does(sectionInView({ section: 'approach' }), menuToggled())
      turnTo('desktop')
      await wait(800)
      pressNext()
      followLink('/#about')
      await wait(100)
      followLink('/servicos-terapia')
      goBackTo('/#services')
      await wait(1000)
      await readPages(visitor)
    },
  },
  'the form on a desktop, from its own page': { address: '/contato-agendar', walk: sendMessages },
  'the form on a desktop, where failure is told': { address: '/#contact', failureNotice: true, walk: sendMessages },
  'the tools on a desktop': { address: '/#emotional-map', walk: goThroughTools },
  'sections and pages on a phone': {
    window: 'mobile',
    async walk(visitor) {
      const { chooseInBar, turnTo, wait, does } = visitor
      does(sectionInView({ section: 'about' }), sectionInView({ section: 'approach' }))
      await wait(400)
      does(menuToggled(), menuDismissed(), menuToggled(), contentRequested(), menuToggled())
      chooseInBar('contact')
      await wait(1000)
      does(sectionInView({ section: 'services' }), sectionInView({ section: 'contact' }))
      turnTo('desktop')
      visitor.pressPrevious()
      turnTo('mobile')
      await wait(1000)
      does(menuToggled())
      await readPages(visitor)
      visitor.followLink('/')
      does(menuToggled())
      visitor.goBackTo('/diario-sonhos')
    },
  },
  'the form on a phone': { window: 'mobile', address: '/#contact', walk: sendMessages },
  'the tools on a phone': { window: 'mobile', address: '/#emotional-map', walk: goThroughTools },
}
