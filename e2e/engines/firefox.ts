import { Readable } from 'node:stream'
import type { BrowserContext, Locator, Page } from '@playwright/test'

/**
 * Playwright drives Firefox by WebDriver BiDi, and there says nothing, or nothing that React hears, of taps, of text put
 * into a field at once, of media, of downloads and of the history within one document. Here these are said another way, so that the
 * specs stay the same.
 */
export async function teachFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(rememberMedia)
  await context.addInitScript(rememberDownloads)
  context.on('page', teachPage)
}

function teachPage(page: Page) {
  const waitForEvent = page.waitForEvent.bind(page)
  teachLocators(Object.getPrototypeOf(page.locator('body')))
  Object.assign(page, {
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    waitForEvent: (...wanted: Parameters<typeof waitForEvent>) =>
      String(wanted[0]) === 'download' ? downloadOf(page) : waitForEvent(...wanted),
    emulateMedia: ({ media }: { media?: 'print' | 'screen' }) =>
      media && page.evaluate((medium) => window.showMedium(medium), media),
  })
  Object.assign(page.touchscreen, { tap: (x: number, y: number) => page.mouse.click(x, y) })
}

/** All locators of this process share their methods; a process serves one engine. */
function teachLocators(methods: Pick<Locator, 'fill' | 'tap'>) {
  methods.tap = function (this: Locator, options) {
    return this.click(options)
  }
  methods.fill = async function (this: Locator, text) {
    await this.click({ trial: true })
    await this.focus()
    await this.evaluate((field: HTMLInputElement, words) => {
      field.select()
      document.execCommand(words ? 'insertText' : 'delete', false, words)
    }, text)
  }
}

/** The next file that the page hands over: that it does so, not what Firefox then does with it. */
async function downloadOf(page: Page) {
  const file = await page.waitForFunction(() => window.nextDownload?.())
  const taken = await file.evaluate(
    async (one) => one && { name: one.name, bytes: [...new Uint8Array(await one.content.arrayBuffer())] },
  )
  const { name = '', bytes = [] } = taken ?? {}
  return { suggestedFilename: () => name, createReadStream: async () => Readable.from([Buffer.from(bytes)]) }
}

declare global {
  interface Window {
    nextDownload(): { name: string; content: Blob } | undefined
    showMedium(medium: 'print' | 'screen'): void
  }
}

/** Runs in the page: keeps the files it makes until a link that downloads them is pressed. */
function rememberDownloads() {
  const made = new Map<string, Blob>()
  const downloads: { name: string; content: Blob }[] = []
  window.nextDownload = () => downloads.shift()
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    const address = createObjectURL.call(URL, file)
    if (file instanceof Blob) made.set(address, file)
    return address
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    const content = made.get(this.href)
    if (content && this.download) downloads.push({ name: this.download, content })
    click.call(this)
  }
}

/** Runs in the page: its style sheets' rules for paper hold on the screen, or again on paper only. */
function rememberMedia() {
  const written = new Map<MediaList, string>()
  const listsOf = (rules: CSSRuleList): MediaList[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule.media] : []),
      ...(rule instanceof CSSGroupingRule ? listsOf(rule.cssRules) : []),
    ])
  window.showMedium = (medium) => {
    for (const list of [...document.styleSheets].flatMap(({ cssRules }) => listsOf(cssRules))) {
      const text = written.get(list) ?? list.mediaText
      written.set(list, text)
      const other = medium === 'print' ? 'screen' : 'print'
      list.mediaText = text.replaceAll(medium, 'all').replaceAll(other, 'not all')
    }
  }
}
