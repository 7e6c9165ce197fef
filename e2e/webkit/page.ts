import { expect } from '@playwright/test'
import type { WebDriver, WebElement } from 'selenium-webdriver'

type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'listitem' | 'main' | 'navigation' | 'textbox'

/** Elements that may have the role; the driver then says which do. */
const candidates: Record<Role, string> = {
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], textarea',
}

interface Naming {
  name?: string | RegExp
  exact?: boolean
}

const fits = (text: string, wanted: string | RegExp, isExact = false): boolean => {
  if (wanted instanceof RegExp) return wanted.test(text)
  return isExact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
}

/** Elements of the page by role and accessible name, looked for anew at every use, as Playwright's locators are. */
export class Spot {
  constructor(
    readonly driver: WebDriver,
    readonly all: () => Promise<WebElement[]>,
  ) {}

  getByRole(role: Role, { name, exact = false }: Naming = {}): Spot {
    return this.within(candidates[role], async (element) => {
      if ((await element.getAriaRole()) !== role) return false
      return name === undefined || fits(await element.getAccessibleName(), name, exact)
    })
  }

  /** The innermost visible elements with this text. */
  getByText(text: string): Spot {
    return new Spot(this.driver, () =>
      this.inEach(
        `const isMeant = (one) => one.textContent.includes(arguments[1])
         return [...arguments[0].querySelectorAll('body *')].filter((one) =>
           one.checkVisibility() && isMeant(one) && ![...one.children].some(isMeant))`,
        text,
      ),
    )
  }

  first = (): Spot => this.nth(0)
  last = (): Spot => this.nth(-1)
  nth = (index: number): Spot => new Spot(this.driver, async () => [(await this.all()).at(index)].filter(isThere))

  /** The one element, once it is there. */
  async one(): Promise<WebElement> {
    let found: WebElement | undefined
    await expect(async () => {
      const all = await this.all()
      expect(all).toHaveLength(1)
      found = all[0]
    }).toPass({ timeout: 10_000 })
    if (!found) throw new Error('no element')
    return found
  }

  waitFor = async (): Promise<void> => {
    await this.one()
  }

  click = async (): Promise<void> => (await this.one()).click()
  fill = async (text: string): Promise<void> => (await this.one()).sendKeys(text)
  text = async (): Promise<string> => (await this.one()).getText()
  isFocused = async (): Promise<boolean> =>
    this.driver.executeScript('return document.activeElement === arguments[0]', await this.one())

  private within(selector: string, isMeant: (element: WebElement) => Promise<boolean>): Spot {
    return new Spot(this.driver, async () => {
      const found = await this.inEach(
        `return [...arguments[0].querySelectorAll(arguments[1])].filter((one) =>
           one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden="true"]'))`,
        selector,
      )
      const answers = await Promise.all(found.map(isMeant))
      return found.filter((_, index) => answers[index])
    })
  }

  private async inEach(script: string, ...rest: string[]): Promise<WebElement[]> {
    const found: WebElement[] = []
    for (const root of await this.all())
      found.push(...(await this.driver.executeScript<WebElement[]>(script, root, ...rest)))
    return found
  }
}

const isThere = (element: WebElement | undefined): element is WebElement => element !== undefined
