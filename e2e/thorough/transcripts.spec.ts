import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { examplePractice as example } from '../../practice/index.ts'
import { expect, test } from '../fixtures'
import {
  barLink,
  desktop,
  hold,
  menuButton,
  nextButton,
  openWithStoppedClock,
  phone,
  practice,
  previousButton,
} from '../site'
import { e2e } from '../sites'
import { toolJourneys } from '../toolPages'
import { banner, field } from '../visitor'
import { Listener, listen, settle } from './listener'
import { readAloud } from './transcript'

/**
 * What a screen reader would say, kept as texts for people to read: e2e/thorough/transcripts/*.txt. A change of what is said is a
 * change of those files, made by `npx playwright test e2e/thorough/transcripts.spec.ts --update-snapshots` and then read.
 */

test.skip(practice.name !== example.name, 'the texts are those of the site as shipped')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectTranscript({ config }: TestInfo, name: string, listener: Listener): Promise<void> {
  const file = `e2e/thorough/transcripts/${name}.txt`
  // what changes with the day of the build
  const text = listener.text.replace(/© \d{4}/g, '© [ano]')
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') await writeFile(file, text)
  expect(text).toBe(await readFile(file, 'utf8'))
}

async function openListening(page: Page, path: string): Promise<Listener> {
  await listen(page)
  await openWithStoppedClock(page, path)
  await settle(page)
  return new Listener(page)
}

test('the landing page in a wide window: one slide at a time, each move announced', async ({ page }, info) => {
  await page.setViewportSize(desktop)
  const listener = await openListening(page, '/')
  listener.section('Ao abrir a página, do começo ao fim', await readAloud(page))
  for (const place of ['segunda', 'terceira', 'quarta']) {
    await listener.activate(nextButton(page))
    listener.section(`A ${place} seção`, await readAloud(page, 'main'))
  }
  listener.section('De volta')
  await listener.activate(nextButton(page))
  await listener.activate(previousButton(page))
  await listener.after('Enter no link Atuação Clínica do menu', async () => {
    await barLink(page, 'Atuação Clínica').focus()
    await page.keyboard.press('Enter')
  })
  await expectTranscript(info, 'home-desktop', listener)
})

test('the landing page on a phone: all sections in a row, and the menu', async ({ page }, info) => {
  await page.setViewportSize(phone)
  const listener = await openListening(page, '/')
  listener.section('Ao abrir a página, do começo ao fim', await readAloud(page))
  listener.section('Menu')
  await listener.activate(menuButton(page))
  listener.section('Com o menu aberto', await readAloud(page))
  listener.section('Fechar')
  await listener.after('Esc', () => page.keyboard.press('Escape'))
  await expectTranscript(info, 'home-phone', listener)
})

test('the form: empty, refused, on its way, sent', async ({ page }, info) => {
  const listener = await openListening(page, '/contato-agendar')
  listener.section('Vazio (a página inteira)', await readAloud(page))
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar mensagem' })
  listener.section('Enviar sem preencher')
  await listener.activate(send)
  listener.section('Recusado', await readAloud(page, 'form'))
  listener.section('Um endereço sem arroba')
  await field(page, /^Nome/).fill('Ana')
  await field(page, /^E-mail/).fill('leitor-de-tela')
  await listener.activate(send)
  listener.section('Preencher e enviar')
  await field(page, /^E-mail/).fill('leitor-de-tela@exemplo.com.br')
  const answer = await hold(page, e2e.inbox)
  await listener.activate(send)
  listener.section('Enquanto é enviado', await readAloud(page, 'form'))
  listener.section('A resposta chega')
  await listener.after('(nada: a resposta veio)', async () => {
    answer.open()
    await expect(banner(page)).toBeVisible()
  })
  listener.section('Enviado', await readAloud(page, 'form'))
  listener.section('Cinco segundos depois')
  await listener.after('(nada: o aviso sai)', () => page.clock.runFor(6000))
  await expectTranscript(info, 'form', listener)
})

for (const { name, path, begin, finish, trace } of toolJourneys)
  test(`${name}: at the start, on the way, with the result`, async ({ page }, info) => {
    const listener = await openListening(page, path)
    listener.section('Ao abrir (a página inteira)', await readAloud(page))
    listener.section('Primeiros passos')
    await begin(page, listener.activate)
    listener.section('No caminho', await readAloud(page, 'main'))
    listener.section('Até o resultado')
    await finish(page, listener.activate)
    await expect(page.getByText(trace).first()).toBeVisible()
    listener.section('O resultado', await readAloud(page, 'main'))
    await expectTranscript(info, path.slice(1), listener)
  })
