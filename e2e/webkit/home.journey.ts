import { sections } from '../site'
import { expect, test } from './fixtures'

const [start, approach, services, contact] = sections

test('at a desk: on by the next button, to a section by the bar, and back', async ({ visit }) => {
  await visit.open('/')
  const bar = visit.getByRole('navigation', { name: 'Principal' })
  await visit.getByRole('button', { name: `Próxima: ${approach.label}` }).click()
  await expect.poll(() => visit.address()).toBe(approach.address)
  await visit.getByRole('button', { name: `Próxima: ${services.label}` }).waitFor()
  await visit.getByRole('heading', { name: approach.title }).waitFor()
  await expect(async () => {
    await bar.getByRole('link', { name: contact.label, exact: true }).click()
    expect(await visit.address()).toBe(contact.address)
  }).toPass()
  await expect.poll(() => visit.getByRole('heading', { name: contact.title }).isFocused()).toBe(true)
  await visit.driver.navigate().back()
  await expect.poll(() => visit.address()).toBe(approach.address)
  await expect.poll(() => visit.getByRole('heading', { name: approach.title }).isFocused()).toBe(true)
  expect(await visit.getByRole('heading', { name: start.title }).all()).toHaveLength(0)
})

test('in the hand: the menu opens, leads to a section and closes', async ({ visit }) => {
  await visit.open('/', 390)
  const menu = visit.getByRole('button', { name: 'Menu', exact: true })
  const link = visit
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: services.label, exact: true })
  expect(await link.all()).toHaveLength(0)
  await menu.click()
  await link.click()
  await expect.poll(() => visit.address()).toBe(services.address)
  const title = visit.getByRole('heading', { name: services.title })
  await expect.poll(() => title.isFocused()).toBe(true)
  await expect.poll(async () => (await (await title.one()).getRect()).y).toBeGreaterThan(0)
  expect(await (await menu.one()).getAttribute('aria-expanded')).toBe('false')
})

test('an unknown address shows ways back', async ({ visit }) => {
  await visit.open('/nao-existe')
  await visit.getByRole('main').getByRole('link').first().click()
  await visit.getByRole('heading', { name: start.title }).waitFor()
  expect(await visit.address()).toBe('/')
})
