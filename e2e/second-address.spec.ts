import { expect, test } from './fixtures'
import { addressOf, barLink, expectSlide, open, slide } from './site'

test('a link of the bar moves the slides also at the landing page’s second address, without drawing them anew', async ({
  page,
}) => {
  await open(page, '/spa')
  await slide(page, 'Início').evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await barLink(page, 'Serviços').click()
  await expectSlide(page, 'Serviços')
  expect(await addressOf(page)).toBe('/#services')
  await expect(slide(page, 'Início')).toHaveAttribute('data-kept', 'yes')
})
