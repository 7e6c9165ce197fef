import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { examplePractice as example } from '../practice/index.ts'
import { expect, test } from './fixtures'
import {
  banner,
  barLink,
  desktop,
  fillRequired,
  hold,
  menuButton,
  nextButton,
  open,
  phone,
  practice,
  sendButton,
} from './site'
import { e2e } from './sites'
import { byMouse, openResult, result, resultTitle, toolJourneys } from './toolPages'

/**
 * What a screen reader finds, kept as accessibility trees for people to read: e2e/transcripts/*.yml. A change of what is said is a
 * change of those files, made by `npm run e2e -- e2e/transcripts.spec.ts --update-snapshots` and then read.
 */

test.skip(practice.name !== example.name, 'the texts are those of the site as shipped')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Collects the tree of a part of the page after each step. */
class Transcript {
  private parts: string[] = []

  async add(step: string, part: Locator) {
    this.parts.push(`# ${step}\n${await part.ariaSnapshot()}\n`)
  }

  async expectAsKept({ config }: TestInfo, name: string) {
    const file = `e2e/transcripts/${name}.yml`
    // what changes with the day of the build, and where links lead
    const text = this.parts
      .join('\n')
      .replace(/© \d{4}/g, '© [ano]')
      .replace(/\n +- \/url: .*/g, '')
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') await writeFile(file, text)
    expect(text).toBe(await readFile(file, 'utf8'))
  }
}

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).locator('form')

test('when slides are moved the landing page reads slide by slide', async ({ page }, info) => {
  const transcript = new Transcript()
  await page.setViewportSize(desktop)
  await open(page, '/')
  await transcript.add('a página inteira', page.locator('body'))
  for (const place of ['segunda', 'terceira', 'quarta']) {
    await nextButton(page).press('Enter')
    await expect(nextButton(page)).toBeFocused()
    await expect(main(page).getByRole('status').first()).toHaveText(/ de 4$/)
    await expect.poll(() => main(page).getByRole('group').count()).toBe(1)
    await transcript.add(`a ${place} seção`, main(page))
  }
  await transcript.expectAsKept(info, 'home-desktop')
})

test('when the menu is opened the page behind it is silent', async ({ page }, info) => {
  const transcript = new Transcript()
  await page.setViewportSize(phone)
  await open(page, '/')
  await menuButton(page).click()
  await barLink(page, 'Contato').waitFor()
  await transcript.add('com o menu aberto', page.locator('body'))
  await transcript.expectAsKept(info, 'menu')
})

test('when the form is refused, sent and answered it says so', async ({ page }, info) => {
  const transcript = new Transcript()
  await open(page, '/contato-agendar')
  await sendButton(page).press('Enter')
  await transcript.add('recusado', form(page))
  await fillRequired(page, 'leitor-de-tela@exemplo.com.br')
  const answer = await hold(page, e2e.inbox)
  await sendButton(page).press('Enter')
  await expect(sendButton(page)).toHaveText('Enviando...')
  await transcript.add('enquanto é enviado', form(page))
  answer.open()
  await expect(banner(page)).toBeVisible()
  await transcript.add('enviado', main(page))
  await transcript.expectAsKept(info, 'form')
})

for (const tool of toolJourneys)
  test(`when ${tool.name} is used it reads from start to result`, async ({ page }, info) => {
    const transcript = new Transcript()
    await open(page, tool.path)
    await tool.begin(page, byMouse)
    await page.mouse.move(0, 0)
    await transcript.add('no caminho', main(page))
    await openResult(page, tool)
    await expect(resultTitle(page)).toBeFocused()
    await transcript.add('o resultado', result(page))
    await transcript.expectAsKept(info, tool.path.slice(1))
  })
