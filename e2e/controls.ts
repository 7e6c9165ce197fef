import type { Locator, Page } from '@playwright/test'

/** What a visitor can get at: on show, and not put out of reach by an open menu or in another slide. */
export const withinReach = (page: Page, controls: Locator): Locator =>
  controls.and(page.locator(':not([inert] *, [readonly], :disabled, .skip)')).filter({ visible: true })

/** Role and accessible name, in words. */
export const nameOf = async (control: Locator): Promise<string> =>
  (await control.ariaSnapshot()).split('\n')[0]?.replace(/^- /, '') ?? ''

/** The key that presses a control of that name. */
export const keyOf = (name: string): 'Space' | 'Enter' => (name.startsWith('checkbox') ? 'Space' : 'Enter')

/** Path of the page on show; while it is one of the past, the address is another. */
export const shownPath = (page: Page): Promise<string> =>
  page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => new URL(link.href).pathname)
