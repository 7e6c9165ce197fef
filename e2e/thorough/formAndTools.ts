import { expect } from '../fixtures'
import { faultAddress } from '../formService'
import { gate, hold } from '../site'
import { e2e } from '../sites'
import { answerLine, type Click, openingLine, toolJourneys } from '../toolPages'
import { banner, bannerMs, copyButton, field, framesMs, main, noticeMs, type Recorded, sendButton } from '../visitor'

/** A message that is not delivered, and then one that is. */
export async function throughForm({ page, click, rest, email }: Recorded) {
  const send = async (moment: string) => {
    const answer = await hold(page, e2e.inbox)
    await click(sendButton(page))
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
  const rest = async (moment?: string) => {
    // the focus goes to a new heading a frame after the click
    await page.clock.runFor(framesMs)
    await visitor.rest(moment)
  }
  const clickAndRest: Click = async (control) => {
    await visitor.clickOnce(control)
    await rest()
  }
  for (const [position, { name, begin, finish, restart }] of toolJourneys.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await rest()
    await openingLine(page).fill('Uma linha minha.\nE outra.')
    await begin(page, clickAndRest)
    await rest(`on the way through ${name}`)
    await finish(page, clickAndRest)
    await answerLine(page).fill('Uma resposta.')
    await rest(`at the end of ${name}`)
    if (name === 'Mandala Arquetípica') {
      await copyResult(visitor)
      await clickAndRest(page.getByRole('button', { name: 'Mover Sol para baixo' }))
    }
    const next = toolJourneys[position + 1]
    if (next) await visitor.click(main(page).getByRole('link', { name: next.name }))
    else await clickAndRest(page.getByRole('button', { name: restart, exact: true }))
  }
}

async function copyResult({ page, click, rest }: Recorded) {
  const clipboard = gate()
  await page.exposeFunction('keepText', () => clipboard.opened)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'keepText') } })
  })
  await click(copyButton(page))
  await rest('while copying')
  clipboard.open()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  await rest('with the text copied')
  await page.clock.runFor(noticeMs)
  await rest()
}
