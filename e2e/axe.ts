import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Everything of WCAG 2.2 AA that axe can see, and the order of headings and landmarks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @param without what is left out */
export async function expectNoFindings(page: Page, where: string, without: readonly string[] = []) {
  // in the page itself: for frames of other origins, and there are none, axe carries what it finds to a second page;
  // the editor's own frame holds the site, which is looked at elsewhere, and may just be loading it again
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(tags)
    // behind an open menu there is neither; every page has both (tests/app/prerender.test.tsx)
    .disableRules(['landmark-one-main', 'page-has-heading-one'])
    .setLegacyMode()
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(findings, where).toEqual([])
}
