import type { Request } from '@playwright/test'
import { e2e } from '../../scripts/server/e2e'
import { faultAddress } from '../../scripts/server/faults'
import { expect } from '../fixtures'
import { gate, hold } from '../site'
import { type Press, toolJourneys } from '../toolPages'
import {
  banner,
  bannerMs,
  copyButton,
  field,
  framesMs,
  main,
  noticeMs,
  type Recorded,
  sendButton,
  writing,
} from '../visitor'

/** A message that is not delivered, then one that is. */
export async function throughForm({ page, press, rest, email }: Recorded) {
  const send = async (moment: string) => {
    const answer = await hold(page, e2e.inbox)
    await press(sendButton(page))
    await expect(sendButton(page)).toHaveText('Enviando...')
    await rest(moment)
    answer.open()
    await expect(sendButton(page)).toHaveText('Enviar mensagem')
    await page.unroute(e2e.inbox)
    await rest()
  }
  await field(page, /^Nome/).pressSequentially('Ana')
  await rest()
  await field(page, /^E-mail/).fill(faultAddress('json-500'))
  await rest()
  await field(page, /^Mensagem/).fill('Às terças.\n“Sim” & <b>.')
  await rest('with a message written')
  await send('while sending in vain')
  await field(page, /^E-mail/).fill(email)
  await rest()
  await send('while sending')
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(bannerMs / 2)
  await rest('with the banner')
  await field(page, /^Nome/).fill('Rui')
  await rest()
  await page.clock.runFor(bannerMs / 2)
  await expect(banner(page)).toBeHidden()
  await rest()
}

/** All four tools, one after the other, beginning on the first one's page. */
export async function throughTools(visitor: Recorded) {
  const { page } = visitor
  const onTheWay = new Set<Request>()
  page.on('request', (request) => onTheWay.add(request))
  page.on('requestfinished', (request) => onTheWay.delete(request))
  page.on('requestfailed', (request) => onTheWay.delete(request))
  /** What is optional is asked for when the browser is idle. */
  const rest = async (moment?: string) => {
    await visitor.lookAtRest()
    await page.clock.runFor(framesMs)
    await expect.poll(() => onTheWay.size, { intervals: [20] }).toBe(0)
    await visitor.rest(moment)
  }
  const pressAndRest: Press = async (control) => {
    await visitor.pressOnce(control)
    await rest()
  }
  for (const [position, { name, begin, finish, restart }] of toolJourneys.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await rest()
    await begin(page, pressAndRest)
    await rest(`on the way through ${name}`)
    await finish(page, pressAndRest)
    await writing(page).fill('Uma linha minha.\nE outra.')
    await rest(`at the end of ${name}`)
    if (name === 'Mandala Arquetípica') {
      await copyResult(visitor)
      await pressAndRest(page.getByRole('button', { name: 'Mover Sol para baixo' }))
    }
    const next = toolJourneys[position + 1]
    if (next) await visitor.press(main(page).getByRole('link', { name: next.name }))
    else await pressAndRest(page.getByRole('button', { name: restart, exact: true }))
  }
}

async function copyResult({ page, press, rest }: Recorded) {
  const clipboard = gate()
  await page.exposeFunction('keepText', () => clipboard.opened)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'keepText') } })
  })
  await press(copyButton(page))
  await rest('while copying')
  clipboard.open()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  await rest('with the text copied')
  await page.clock.runFor(noticeMs)
  await rest()
}
