import type { Locator, Page } from '@playwright/test'
import { focusedAloud } from './transcript'

/** Notes, from the first script of the page on, whatever a live region says while the page is open. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    const before = new WeakMap<Element, string>()
    Object.assign(window, { said })
    const hear = () => {
      for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
        const last = before.get(region)
        before.set(region, text)
        // a polite region that comes with its text is not heard, nor while the page arrives in pieces; an alert is heard at once
        const isChanged = last !== undefined && last !== text && document.readyState !== 'loading'
        const isHeard = isChanged || (last === undefined && region.role === 'alert')
        if (isHeard && text !== '' && !region.closest('[inert], [hidden]')) said.push(text)
      }
    }
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))

/** Why the browser itself refuses what is in the field that has the focus; it says so in its own words and language. */
const refusedBecause = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement) || !field.matches(':user-invalid')) return ''
    return field.validity.valueMissing ? '(falta preencher)' : '(não tem a forma esperada)'
  })

/**
 * Lets all that follows a key come: the page's clock is the test's, timers and frames go on only here. What React puts off
 * has no clock; a task of the lowest rank waits until it is done.
 */
export async function settle(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.clock.runFor(100)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  }
}

/** What is heard and where the focus goes, line by line. */
export class Listener {
  readonly lines: string[] = []

  constructor(private readonly page: Page) {}

  /** A key pressed, or anything else done: said first, then what answers. */
  async after(deed: string, act: () => Promise<unknown>): Promise<void> {
    await act()
    await settle(this.page)
    this.lines.push(`> ${deed}`)
    for (const text of await heard(this.page)) this.lines.push(`  diz: ${text}`)
    this.lines.push(`  foco: ${await focusedAloud(this.page)}`)
    const refused = await refusedBecause(this.page)
    if (refused) this.lines.push(`  aviso do próprio navegador: ${refused}`)
  }

  /** Activates a control as the keyboard does. */
  activate = async (control: Locator): Promise<void> => {
    await control.focus()
    await this.after(`Espaço em ${await focusedAloud(this.page)}`, () => this.page.keyboard.press('Space'))
  }

  section(title: string, text = ''): void {
    this.lines.push(...(this.lines.length > 0 ? [''] : []), `== ${title} ==`, ...(text ? [text] : []))
  }

  get text(): string {
    return `${this.lines.join('\n')}\n`
  }
}
