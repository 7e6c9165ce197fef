import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Download, Page } from '@playwright/test'
import { test as base, expect } from '../fixtures'
import { barLink, expectSlide, menuButton, nextButton, phone, slide, title } from '../site'

/** `npm run dev`, on any free port unless one is named, with these files; gives its address. */
const test = base.extend<{ dev: (port?: string, ...files: string[]) => Promise<string> }>({
  dev: async ({ page, watch }, use) => {
    const stops: (() => Promise<unknown>)[] = []
    await use(async (port = '0', ...files) => {
      const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', port, '--', ...files])
      const ended = once(server, 'close')
      stops.push(async () => {
        server.kill()
        await ended
      })
      const origin = await new Promise<string>((found, reject) => {
        let output = ''
        const read = (chunk: Buffer) => {
          output += chunk
          const address = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(output))?.[0]
          if (address) found(address)
        }
        server.stdout.on('data', read)
        server.stderr.on('data', read)
        server.once('close', () => reject(new Error(output)))
      })
      watch.allow(new RegExp(`^foreign request: GET (?:blob:)?${origin}/`))
      return origin
    })
    // a page whose dev server has gone complains
    await page.goto('about:blank')
    await Promise.all(stops.map((stop) => stop()))
  },
})

// the dev server makes each page when it is first asked for it
test.setTimeout(180_000)
const patiently = { timeout: 60_000 }

const saved = async (page: Page, keys: string): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.keyboard.press(keys)
  return download
}

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/** Two slides, half a form, a tool's result, and in a narrower window another section. */
async function visit(page: Page, origin: string) {
  await page.goto(origin)
  await nextButton(page).click(patiently)
  await expectSlide(page, 'Atuação Clínica')
  await barLink(page, 'Contato').click()
  await expectSlide(page, 'Contato')
  await slide(page, 'Contato').getByLabel('Nome').fill('Zebedeu Ávila')
  await slide(page, 'Contato').getByLabel('Mensagem').fill('Telefone 98765, depois das 18h.')
  await barLink(page, 'Atuação Clínica').click()
  await expectSlide(page, 'Atuação Clínica')
  await slide(page, 'Atuação Clínica').getByRole('link', { name: 'Mandala Arquetípica' }).click()
  for (const name of ['Sol', 'Água', 'Fogo', 'Lua', 'Gerar Interpretação'])
    await page.getByRole('button', { name, exact: true }).click(patiently)
  await page.setViewportSize(phone)
  await expect(page.locator('[data-layout="mobile"]')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await menuButton(page).click()
  await barLink(page, 'Contato').click()
  await expect(title(page, 'Contato')).toBeInViewport()
}

test('a visit is saved by a key, and shown again from the file step by step', async ({ page, dev }, testInfo) => {
  const typed = /Zebedeu|Ávila|Telefone|98765|depois/
  const file = testInfo.outputPath('visita.json')
  let recording = ''

  await test.step('recording', async () => {
    recording = await dev()
    await visit(page, recording)
    const masked = await saved(page, 'Control+Alt+s')
    expect(masked.suggestedFilename()).toMatch(/^visita-[\d-]+\.json$/)
    expect(await textOf(masked)).not.toMatch(typed)
    expect(await textOf(masked)).toContain('"xxxxxxx xxxxx"')
    await masked.saveAs(file)
    const unmasked = await saved(page, 'Control+Alt+Shift+s')
    expect(unmasked.suggestedFilename()).toMatch(/^visita-[\d-]+-unmasked\.json$/)
    expect(await textOf(unmasked)).toMatch(typed)
  })

  await test.step('replaying', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // side by side: the port of the recording is taken
    const replay = await dev(new URL(recording).port, file)
    expect(replay).not.toBe(recording)
    await page.goto(replay)
    const site = page.frameLocator('iframe')
    const entry = (name: RegExp) => page.getByRole('list').getByRole('button', { name })
    const step = page.getByRole('slider', { name: 'Step' })
    const widthInside = () => site.locator('html').evaluate(() => window.innerWidth)

    await expect(site.locator('[data-layout="unmeasured"]')).toBeVisible(patiently)

    await entry(/carousel\/nextAsked/).click()
    await expect(site.getByRole('group', { name: 'Atuação Clínica', exact: true })).toHaveJSProperty('inert', false)
    await expect(entry(/carousel\/nextAsked/)).toHaveAttribute('aria-current', 'step')
    expect(await widthInside()).toBe(1280)

    await entry(/fieldChanged.*"xxxxxxx xxxxx"/).click()
    await expect(site.getByLabel('Nome').first()).toHaveValue('xxxxxxx xxxxx')
    await page.getByRole('button', { name: 'Step forward' }).click()
    await expect(site.getByLabel('Mensagem').first()).toHaveValue('xxxxxxxx 00000, xxxxxx xxx 00x.')
    await page.getByRole('button', { name: 'Step back' }).click()
    await expect(site.getByLabel('Mensagem').first()).toHaveValue('')

    const changed = page.locator('section').filter({ hasText: 'Changed by this step' })
    await expect(changed).toContainText('form.fields.name "" → "xxxxxxx xxxxx"')

    await entry(/symbolPicked.*"agua"/).click()
    await expect(site.getByText('2/8')).toBeVisible()
    // what is pressed on the stage changes nothing
    await site.getByRole('button', { name: 'Fogo', exact: true }).press('Enter')
    await site.getByRole('link', { name: 'Voltar' }).press('Enter')
    await expect(site.getByText('2/8')).toBeVisible()

    // by keys, from step to step: where a result takes the focus, the slider keeps it
    await step.focus()
    for (const count of ['3/8', '4/8']) {
      await page.keyboard.press('ArrowRight')
      await expect(site.getByText(count)).toBeVisible()
    }
    await page.keyboard.press('ArrowRight')
    await expect(site.getByText(/Emoções, purificação, fluidez/).first()).toBeVisible()
    await expect(step).toBeFocused()

    // from the address, where the step is left
    const at = await step.inputValue()
    await expect(page).toHaveURL(`${replay}/#${at}`)
    await page.reload()
    await expect(step).toHaveValue(at)
    await expect(site.getByText(/Emoções, purificação, fluidez/).first()).toBeVisible(patiently)

    await page.getByRole('searchbox').fill('AGUA')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    // there, Space and arrows are for typing
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press(' ')
    await expect(step).toHaveValue(at)
    await page.getByRole('searchbox').fill('')

    // pressed on the stage, too
    await site.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible(patiently)
    await expect(step).toHaveValue((await step.getAttribute('max')) ?? '')
    await expect(site.getByRole('heading', { name: 'Comece por uma conversa.' })).toBeInViewport()
    expect(await widthInside()).toBe(phone.width)

    await step.press('Home')
    await expect(site.locator('[data-layout="unmeasured"]')).toBeVisible()
    await step.press('End')
    await expect(site.getByRole('heading', { name: 'Comece por uma conversa.' })).toBeInViewport()
  })
})

test('a file that is no session keeps the dev server from starting', async ({ dev }) => {
  await expect(dev('0', resolve('package.json'))).rejects.toThrow(
    /package\.json não é uma visita gravada:\n {2}format: falta/,
  )
})
