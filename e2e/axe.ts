import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const options: axe.RunOptions = {
  // everything of WCAG 2.2 AA that axe can see, and the order of headings and landmarks
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // behind an open menu there is neither; every page has both (tests/app/prerender.test.tsx)
  rules: { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  resultTypes: ['violations'],
  // the editor's frame holds the site, which is looked at elsewhere, and may just be loading it again
  iframes: false,
}

/** @param without what is left out */
export async function expectNoFindings(page: Page, where: string, without: readonly string[] = []) {
  // its builder for Playwright takes twice as long, and sends all that is right out of the browser
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  const parameters = `${JSON.stringify({ exclude: without })}, ${JSON.stringify(options)}`
  const found = await page.evaluate<axe.Result[]>(`axe.run(${parameters}).then(({ violations }) => violations)`)
  const findings = found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(findings, where).toEqual([])
}
