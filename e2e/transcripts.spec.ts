import type { Locator, Page } from '@playwright/test'
import { examplePractice as example } from '../practice/index.ts'
import { expect, test } from './fixtures'
import { banner, fillRequired, sendButton } from './formPage'
import { announcement, barLink, expectSlide, menuButton, nextButton, sections, slide } from './sections'
import { desktop, hold, open, phone, practice } from './site'
import { e2e } from './sites'
import { byMouse, result, resultTitle, toolJourneys } from './toolPages'

/**
 * What a screen reader finds, stored as accessibility trees for people to read: e2e/transcripts/*.yml. When
 * texts change, update these by `npm run e2e -- e2e/transcripts.spec.ts --update-snapshots`, and read what has changed.
 */

test.skip(practice.name !== example.name, 'the texts are those of the site as shipped')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Collects the tree of a part of the page after each step. */
class Transcript {
  private parts: string[] = []

  async add(step: string, part: Locator) {
    this.parts.push(`# ${step}\n${await part.ariaSnapshot()}\n`)
  }

  expectAsStored(name: string) {
    // what changes with the day of the build, and where links lead
    const text = this.parts
      .join('\n')
      .replace(/© \d{4}/g, '© [ano]')
      .replace(/:?\n +- \/url: .*/g, '')
    expect(text).toMatchSnapshot(`${name}.yml`)
  }
}

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).locator('form')

test('when slides are moved bar, slide and pager read as one page', async ({ page }) => {
  const transcript = new Transcript()
  await page.setViewportSize(desktop)
  await open(page, '/')
  await transcript.add('a barra', page.getByRole('banner'))
  for (const { label } of sections) {
    // with reduced motion, too, the next move has to wait
    if (label !== 'Início')
      await expect(async () => {
        await nextButton(page).press('Enter')
        await expect(announcement(page)).toHaveText(new RegExp(`^${label}, `), { timeout: 300 })
      }).toPass()
    await expectSlide(page, label)
    await transcript.add(label, slide(page, label))
  }
  await transcript.add('as outras seções', page.getByRole('navigation', { name: 'Mudar de seção' }))
  transcript.expectAsStored('home-desktop')
})

test('when the menu is opened the bar reads its links', async ({ page }) => {
  const transcript = new Transcript()
  await page.setViewportSize(phone)
  await open(page, '/')
  await transcript.add('fechado', page.getByRole('banner'))
  await menuButton(page).click()
  await barLink(page, 'Contato').waitFor()
  await transcript.add('aberto', page.getByRole('banner'))
  transcript.expectAsStored('menu')
})

test('when the form is refused, sent and answered its notices are read', async ({ page }) => {
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
  await transcript.add('enviado', form(page))
  transcript.expectAsStored('form')
})

test('when a tool is used it reads from start to result', async ({ page }) => {
  for (const tool of toolJourneys) {
    const transcript = new Transcript()
    await open(page, tool.path)
    await tool.begin(page, byMouse)
    await page.mouse.move(0, 0)
    await transcript.add('no caminho', main(page))
    await tool.finish(page, byMouse)
    await expect(resultTitle(page)).toBeFocused()
    await transcript.add('o resultado', result(page))
    transcript.expectAsStored(tool.path.slice(1))
  }
})
